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

/// The key of an entry of what a view says to its container.
public struct ContainerEntryKey<Tag, Value>: ContainerValueKey {
  /// An entry that nobody has set.
  public static var defaultValue: Value? { nil }
}

extension ContainerValues {
  /// The value of an entry; its default value is evaluated each time that nobody has set another.
  public func entry<Tag, Value>(_ tag: Tag.Type, default value: () -> Value) -> Value {
    self[ContainerEntryKey<Tag, Value>.self] ?? value()
  }

  /// Sets the value of an entry.
  public mutating func setEntry<Tag, Value>(_ tag: Tag.Type, to value: Value) {
    self[ContainerEntryKey<Tag, Value>.self] = value
  }
}

/// The key of an entry of transactions.
public struct TransactionEntryKey<Tag, Value>: TransactionKey {
  /// An entry that nobody has set.
  public static var defaultValue: Value? { nil }
}

extension Transaction {
  /// The value of an entry; its default value is evaluated each time that nobody has set another.
  public func entry<Tag, Value>(_ tag: Tag.Type, default value: () -> Value) -> Value {
    self[TransactionEntryKey<Tag, Value>.self] ?? value()
  }

  /// Sets the value of an entry.
  public mutating func setEntry<Tag, Value>(_ tag: Tag.Type, to value: Value) {
    self[TransactionEntryKey<Tag, Value>.self] = value
  }
}

/// The key of an entry of what the view with the focus says.
public struct FocusedEntryKey<Tag, Value>: FocusedValueKey {}

extension FocusedValues {
  /// The value of an entry.
  public func entry<Tag, Value>(_ tag: Tag.Type, default value: () -> Value) -> Value {
    self[FocusedEntryKey<Tag, Value>.self] ?? value()
  }

  /// Sets the value of an entry.
  public mutating func setEntry<Tag, Value>(_ tag: Tag.Type, to value: Value) {
    self[FocusedEntryKey<Tag, Value>.self] = value
  }
}
