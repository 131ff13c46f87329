internal import ViewGraph

/// A stored value, shared by all views with its key.
@MainActor
final class StoredValue {
  // The value is read from the store each time; this only counts its changes.
  let version = StateLocation(0) { $0 == $1 }

  /// The values of stores, by store and key.
  private static var values: [StoreKey: StoredValue] = [:]

  private struct StoreKey: Hashable {
    /// The name of the defaults, or another identity of the store.
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

  /// Invalidates the views that read the value.
  func change() { version.write(version.read() + 1) }
}
