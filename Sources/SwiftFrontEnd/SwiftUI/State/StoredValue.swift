internal import ViewGraph

/// A value that is kept under a key, shared by all views that have it.
@MainActor
final class StoredValue {
  // The value is read from the store each time; this only counts its changes.
  let version = StateLocation(0) { $0 == $1 }

  /// The values of stores, by store and key.
  private static var values: [StoreKey: StoredValue] = [:]

  private struct StoreKey: Hashable {
    /// The name of the defaults, or what tells the store from others.
    let store: AnyHashable
    let key: String
  }

  nonisolated init() {}

  /// The value of a key.
  static func of(_ key: String, in store: AnyObject) -> StoredValue {
    let suite = (store as? ProgramDefaults).map { AnyHashable($0.suite) }
    let place = StoreKey(store: suite ?? AnyHashable(ObjectIdentifier(store)), key: key)
    if let known = values[place] { return known }
    let made = StoredValue()
    values[place] = made
    return made
  }

  /// Says that the value is another one.
  func change() { version.write(version.read() + 1) }
}
