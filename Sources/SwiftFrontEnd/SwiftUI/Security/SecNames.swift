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
/// When an item may be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// Who may read an item.
public let kSecAttrAccessControl: CFString = "accc"
/// Which programs share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether other devices have an item.
public let kSecAttrSynchronizable: CFString = "sync"
/// Whether they have it or not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// Whose an item is.
public let kSecAttrAccount: CFString = "acct"
/// The service that the item belongs to.
public let kSecAttrService: CFString = "svce"
/// Which server an item is for.
public let kSecAttrServer: CFString = "srvr"
/// Which path an item is for.
public let kSecAttrPath: CFString = "path"
/// Which port an item is for.
public let kSecAttrPort: CFString = "port"
/// Which protocol an item is for.
public let kSecAttrProtocol: CFString = "ptcl"
/// Which domain an item is for.
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
/// When an item was made.
public let kSecAttrCreationDate: CFString = "cdat"
/// When an item was changed.
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
/// Whether a reference is handed out; there is none.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether a lasting reference is handed out; there is none.
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
/// Which keychain of a Mac it is.
public let kSecUseDataProtectionKeychain: CFString = "u_DataProtection"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once this device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While this device has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// Always, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
