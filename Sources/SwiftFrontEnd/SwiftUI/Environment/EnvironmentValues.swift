internal import LayoutCore
internal import ViewGraph

/// The values that views inherit.
public struct EnvironmentValues {
  var graph: GraphEnvironment
  /// The changes of the values that layout uses as well.
  var changes: [EngineChange] = []
  /// The changes of the values that controls are built by.
  var controlChanges: [ControlChange] = []

  /// Creates an environment of default values.
  public init() { graph = GraphEnvironment() }

  init(_ graph: GraphEnvironment) { self.graph = graph }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let known = graph[ObjectIdentifier(key)] else { return Key.defaultValue }
      return known as? Key.Value ?? Key.defaultValue
    }
    set {
      graph[ObjectIdentifier(key)] = newValue
      if let key = key as? any EngineEnvironmentKey.Type { note(key, newValue) }
      if let key = key as? any ControlEnvironmentKey.Type { noteControls(key, newValue) }
    }
  }

  private mutating func note<Key: EngineEnvironmentKey>(_ key: Key.Type, _ value: Any) {
    if let value = value as? Key.Value { changes.append(Key.change(value)) }
  }

  private mutating func noteControls<Key: ControlEnvironmentKey>(_ key: Key.Type, _ value: Any) {
    if let value = value as? Key.Value { controlChanges.append(Key.changeControls(value)) }
  }
}

/// Applies a value to the environment of the layout.
typealias EngineChange = @Sendable (inout LayoutCore.EnvironmentValues) -> Void

/// A key whose value the layout environment has as well.
protocol EngineEnvironmentKey: EnvironmentKey {
  /// Returns the change of the layout's environment for a value.
  static func change(_ value: Value) -> EngineChange
}

/// Applies a value to the environment of controls.
typealias ControlChange = @Sendable (inout ControlEnvironment) -> Void

/// A key whose value controls are built by.
protocol ControlEnvironmentKey: EnvironmentKey {
  /// Returns the change of the controls' environment for a value.
  static func changeControls(_ value: Value) -> ControlChange
}

/// A key of a value that views inherit (V4.4).
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value
  /// The default value of the key.
  static var defaultValue: Value { get }
}

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

/// Makes a property of environment values, transactions, container values or focused values an
/// entry with a default value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EspalierMacros", type: "EntryMacro")
