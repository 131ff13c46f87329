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
