// The keychain's functions (V13.12). The items are those of the process: see `Keychain`.

/// The result code of a call.
public typealias OSStatus = Int32

/// Success.
public let errSecSuccess: OSStatus = 0
/// A call that is not there.
public let errSecUnimplemented: OSStatus = -4
/// A parameter is invalid.
public let errSecParam: OSStatus = -50
/// The user has cancelled.
public let errSecUserCanceled: OSStatus = -128
/// No keychain is available.
public let errSecNotAvailable: OSStatus = -25291
/// Authentication has failed.
public let errSecAuthFailed: OSStatus = -25293
/// The item already exists.
public let errSecDuplicateItem: OSStatus = -25299
/// The item does not exist.
public let errSecItemNotFound: OSStatus = -25300
/// There is no user to authenticate.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The program may not have a keychain.
public let errSecMissingEntitlement: OSStatus = -34018

/// Adds an item to the keychain, which is in the program's memory here.
///
/// - Returns: `errSecDuplicateItem` if an item with the same identity exists.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let (status, item) = Keychain.add(attributes)
  if status == errSecSuccess, let result { result.pointee = answer(attributes, [item]) }
  return status
}

/// Finds items in the keychain.
///
/// - Returns: `errSecItemNotFound` if there is none.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let found = Keychain.find(query)
  if found.isEmpty { return errSecItemNotFound }
  if let result { result.pointee = answer(query, found) }
  return errSecSuccess
}

/// Changes items in the keychain.
///
/// - Returns: `errSecItemNotFound` if there is none.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.update(query, attributesToUpdate) > 0 ? errSecSuccess : errSecItemNotFound
}

/// Deletes items of the keychain.
///
/// - Returns: `errSecItemNotFound` if there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.delete(query) > 0 ? errSecSuccess : errSecItemNotFound
}

/// Returns the message of a result code.
public func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  default: "OSStatus \(status)"
  }
}

/// Fills memory with random bytes.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?,
  _ count: Int,
  _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<max(count, 0) {
    let byte = UInt8.random(in: .min ... .max, using: &generator)
    bytes.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}

/// A source of random bytes.
public final class SecRandomRef: Sendable {}

/// The system's source.
public let kSecRandomDefault: SecRandomRef? = nil

/// Returns the items in the form that a query asks for: one, unless it asks for all.
private func answer(_ query: CFDictionary, _ items: [Keychain.Item]) -> CFTypeRef? {
  func asks(_ key: String) -> Bool { query[key] as? Bool == true }
  func value(of item: Keychain.Item) -> Any? {
    guard asks(kSecReturnAttributes) else {
      return asks(kSecReturnData) ? item[kSecValueData] : nil
    }
    var attributes = item
    if !asks(kSecReturnData) { attributes[kSecValueData] = nil }
    return attributes
  }
  let wantsAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
  if wantsAll { return items.compactMap(value) as AnyObject }
  return items.first.flatMap(value) as AnyObject?
}

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
