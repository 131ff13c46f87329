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
