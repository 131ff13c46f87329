/// The key of an entry; `Tag` is its own, declared by the macro.
public struct EnvironmentEntryKey<Tag, Value>: EnvironmentKey {
  /// An optional entry without a value of its own begins as nil.
  public static var defaultValue: Value? { nil }
}

extension EnvironmentValues {
  /// The value of an entry; its default value is evaluated each time that nobody has set another.
  public func entry<Tag, Value>(_ tag: Tag.Type, default value: () -> Value) -> Value {
    self[EnvironmentEntryKey<Tag, Value>.self] ?? value()
  }

  /// Sets the value of an entry.
  public mutating func setEntry<Tag, Value>(_ tag: Tag.Type, to value: Value) {
    self[EnvironmentEntryKey<Tag, Value>.self] = value
  }
}
