internal import Synchronization

/// The device's keychain, in the memory of the process: it is empty at each start, other processes
/// do not read it, and no item asks for authentication.
enum Keychain {
  /// An item: its attributes, its data among them.
  typealias Item = [String: Any]

  private struct Items: @unchecked Sendable {
    // The values come from the sources: numbers, texts and data, which are immutable.
    var list: [Item] = []
  }

  private static let items = Mutex(Items())

  /// The keys of a query that are no attributes: matching and results.
  private static let questions: Set<String> = [
    kSecMatchLimit, kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef,
    kSecUseAuthenticationContext, kSecUseOperationPrompt, kSecUseDataProtectionKeychain,
  ]

  /// Returns the attributes that identify an item of a class.
  private static func identity(of kind: String) -> [String] {
    switch kind {
    case kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup]
    case kSecClassInternetPassword:
      [
        kSecAttrAccount, kSecAttrServer, kSecAttrPath, kSecAttrPort, kSecAttrProtocol,
        kSecAttrSecurityDomain, kSecAttrAuthenticationType, kSecAttrAccessGroup,
      ]
    default: [kSecAttrLabel, kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType]
    }
  }

  /// Adds an item.
  static func add(_ attributes: CFDictionary) -> (status: OSStatus, item: Item) {
    let item = attributes.filter { !questions.contains($0.key) }
    guard let kind = item[kSecClass] as? String else { return (errSecParam, item) }
    nonisolated(unsafe) let added = item
    let isKnown = items.withLock { items in
      let names = identity(of: kind)
      let isKnown = items.list.contains { known in
        known[kSecClass] as? String == kind && names.allSatisfy { same(known[$0], added[$0]) }
      }
      if !isKnown { items.list.append(added) }
      return isKnown
    }
    return (isKnown ? errSecDuplicateItem : errSecSuccess, item)
  }

  /// Returns the items that a query matches.
  static func find(_ query: CFDictionary) -> [Item] {
    nonisolated(unsafe) let query = query
    return items.withLock { items in Items(list: items.list.filter { matches($0, query) }) }.list
  }

  /// Updates attributes of the items that a query matches.
  ///
  /// - Returns: The count of items that were changed.
  static func update(_ query: CFDictionary, _ changes: CFDictionary) -> Int {
    nonisolated(unsafe) let (query, changes) = (query, changes)
    return items.withLock { items in
      var count = 0
      for index in items.list.indices where matches(items.list[index], query) {
        items.list[index].merge(changes) { _, new in new }
        count += 1
      }
      return count
    }
  }

  /// Deletes the items that a query matches.
  ///
  /// - Returns: The count of items that were deleted.
  static func delete(_ query: CFDictionary) -> Int {
    nonisolated(unsafe) let query = query
    return items.withLock { items in
      let before = items.list.count
      items.list.removeAll { matches($0, query) }
      return before - items.list.count
    }
  }

  private static func matches(_ item: Item, _ query: CFDictionary) -> Bool {
    query.allSatisfy { key, value in questions.contains(key) || same(item[key], value) }
  }

  private static func same(_ first: Any?, _ second: Any?) -> Bool {
    func plain(_ value: Any?) -> AnyHashable? {
      // Values bridged to objects compare by their content.
      switch value {
      case nil: nil
      case let text as String: text
      case let data as Data: data
      case let number as NSNumber: number
      case let other as AnyHashable: other
      case let other?: "\(other)"
      }
    }
    return plain(first) == plain(second)
  }
}
