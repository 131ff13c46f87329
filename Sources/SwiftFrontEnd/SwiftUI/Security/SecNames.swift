// The names of attributes, classes and questions of the keychain, with the values that Apple has.

/// The key of an item's class.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"
/// The time at which an item is accessible.
public let kSecAttrAccessible: CFString = "pdmn"
/// The access control of an item.
public let kSecAttrAccessControl: CFString = "accc"
/// The access group of an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether other devices have an item.
public let kSecAttrSynchronizable: CFString = "sync"
/// Whether they have it or not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The account of an item.
public let kSecAttrAccount: CFString = "acct"
/// The service that the item belongs to.
public let kSecAttrService: CFString = "svce"
/// The server of an item.
public let kSecAttrServer: CFString = "srvr"
/// The path of an item.
public let kSecAttrPath: CFString = "path"
/// The port of an item.
public let kSecAttrPort: CFString = "port"
/// The protocol of an item.
public let kSecAttrProtocol: CFString = "ptcl"
/// The security domain of an item.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server's method of authentication.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The label of an item for users.
public let kSecAttrLabel: CFString = "labl"
/// The description of an item's kind for users.
public let kSecAttrDescription: CFString = "desc"
/// The comment of a user on an item.
public let kSecAttrComment: CFString = "icmt"
/// Data of the program on an item.
public let kSecAttrGeneric: CFString = "gena"
/// A program's own type of an item.
public let kSecAttrType: CFString = "type"
/// The creation date of an item.
public let kSecAttrCreationDate: CFString = "cdat"
/// The modification date of an item.
public let kSecAttrModificationDate: CFString = "mdat"
/// The program's tag of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The program's label of a key pair.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The type of a key.
public let kSecAttrKeyType: CFString = "type.key"
/// The data of an item.
public let kSecValueData: CFString = "v_Data"
/// Whether the data are handed out.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are handed out.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Returns a reference; there is none.
public let kSecReturnRef: CFString = "r_Ref"
/// Returns a persistent reference; there is none.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The maximum count of items to return.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The authentication context, which has no effect.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The prompt of the authentication, which has no effect.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Selects the data protection keychain of a Mac.
public let kSecUseDataProtectionKeychain: CFString = "u_DataProtection"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the first unlock.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the first unlock of this device.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While this device has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// Always, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
