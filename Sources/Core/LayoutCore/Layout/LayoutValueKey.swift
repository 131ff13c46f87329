/// The key of a value that a view passes to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The default value of a view without one.
  static var defaultValue: Value { get }
}

/// A value that a view passes to the layout around it, by `layoutValue(key:value:)`.
public struct LayoutValue: Sendable, Equatable {
  let key: ObjectIdentifier
  let value: ByIdentity<any Sendable>

  /// Creates a value of a key.
  public init<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) {
    self.key = ObjectIdentifier(key)
    self.value = ByIdentity(value)
  }
}

extension ModifierContent {
  /// `layoutValue(key:value:)`.
  public static func layoutValue<Key: LayoutValueKey>(
    key: Key.Type,
    value: Key.Value
  ) -> ModifierContent {
    .layoutValue(LayoutValue(key: key, value: value))
  }
}
