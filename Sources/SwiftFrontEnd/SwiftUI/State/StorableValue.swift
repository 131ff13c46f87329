internal import ViewGraph

/// The representation of a type's values in a store of simple values.
struct StorableValue<Value> {
  /// Reads a value; nil if there is none of the type.
  let read: (UserDefaults, String) -> Value?
  /// Writes a value.
  let write: (UserDefaults, String, Value) -> Void

  /// Returns the representation of a property-list value.
  static func plain(_ type: Value.Type) -> StorableValue {
    StorableValue {
      $0.object(forKey: $1) as? Value
    } write: {
      $0.set($2, forKey: $1)
    }
  }

  /// Returns the representation of a number, which the store may have as another kind of number.
  static func number(_ convert: @escaping (NSNumber) -> Value) -> StorableValue {
    StorableValue {
      let object = $0.object(forKey: $1)
      return (object as? Value) ?? (object as? NSNumber).map(convert)
    } write: {
      $0.set($2, forKey: $1)
    }
  }

  /// A value by its raw one.
  static func raw<Raw>(
    _ type: Raw.Type
  ) -> StorableValue where Value: RawRepresentable, Value.RawValue == Raw {
    StorableValue {
      ($0.object(forKey: $1) as? Raw).flatMap { Value(rawValue: $0) }
    } write: {
      $0.set($2.rawValue, forKey: $1)
    }
  }

  /// The representation of an optional, whose nil removes the value.
  var optional: StorableValue<Value?> {
    StorableValue<Value?> {
      .some(read($0, $1))
    } write: { store, key, value in
      if let value { write(store, key, value) } else { store.removeObject(forKey: key) }
    }
  }
}

extension StorableValue where Value == URL {
  static var url: StorableValue {
    StorableValue {
      $0.url(forKey: $1)
    } write: {
      $0.set($2, forKey: $1)
    }
  }
}

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
