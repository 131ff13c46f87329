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
