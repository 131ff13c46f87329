/// The key of an entry in any of the values that `@Entry` extends; `Tag` is the entry's own type,
/// declared by the macro.
public struct EntryKey<Tag, Entry>: EnvironmentKey, TransactionKey, ContainerValueKey,
  FocusedValueKey
{
  /// The type of the stored value; nil until the entry is set.
  public typealias Value = Entry?

  /// The default is nil: the entry is not set.
  public static var defaultValue: Entry? { nil }
}

// The accessors of the macro; the default is evaluated at each read until a value is set.

extension EnvironmentValues {
  /// The value of an entry.
  public func entry<Tag, Entry>(_ tag: Tag.Type, default value: () -> Entry) -> Entry {
    self[EntryKey<Tag, Entry>.self] ?? value()
  }

  /// Sets the value of an entry.
  public mutating func setEntry<Tag, Entry>(_ tag: Tag.Type, to value: Entry) {
    self[EntryKey<Tag, Entry>.self] = value
  }
}

extension Transaction {
  /// The value of an entry.
  public func entry<Tag, Entry>(_ tag: Tag.Type, default value: () -> Entry) -> Entry {
    self[EntryKey<Tag, Entry>.self] ?? value()
  }

  /// Sets the value of an entry.
  public mutating func setEntry<Tag, Entry>(_ tag: Tag.Type, to value: Entry) {
    self[EntryKey<Tag, Entry>.self] = value
  }
}

extension ContainerValues {
  /// The value of an entry.
  public func entry<Tag, Entry>(_ tag: Tag.Type, default value: () -> Entry) -> Entry {
    self[EntryKey<Tag, Entry>.self] ?? value()
  }

  /// Sets the value of an entry.
  public mutating func setEntry<Tag, Entry>(_ tag: Tag.Type, to value: Entry) {
    self[EntryKey<Tag, Entry>.self] = value
  }
}

extension FocusedValues {
  /// The value of an entry.
  public func entry<Tag, Entry>(_ tag: Tag.Type, default value: () -> Entry) -> Entry {
    (self[EntryKey<Tag, Entry>.self] ?? nil) ?? value()
  }

  /// Sets the value of an entry.
  public mutating func setEntry<Tag, Entry>(_ tag: Tag.Type, to value: Entry) {
    self[EntryKey<Tag, Entry>.self] = .some(value)
  }
}
