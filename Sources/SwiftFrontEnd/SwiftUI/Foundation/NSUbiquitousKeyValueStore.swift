/// A key-value store that stays in the process: there is no iCloud account.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // Used under the lock only.
  private var values: [String: Any] = [:]
  private let lock = NSLock()

  /// The store of the program.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Inert: values do not change externally.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  /// The value of a key.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets the value of a key; nil takes it away.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  /// The text of a key.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// The list of a key.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// The bytes of a key.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// The values of a key.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// Returns the Boolean of a key; `false` if there is none.
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  /// Returns the number of a key; 0 if there is none.
  open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  /// Returns the number of a key; 0 if there is none.
  open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
  /// All values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// Does nothing: values stay in the process.
  @discardableResult open func synchronize() -> Bool { true }
}
