internal import LayoutCore
internal import ViewGraph

/// The values that views inherit.
public struct EnvironmentValues {
  var graph: GraphEnvironment
  /// What writing has changed that the engine knows as well.
  var changes: [EngineChange] = []
  /// What of it decides how controls are made.
  var controlChanges: [ControlChange] = []

  /// Creates an environment in which nobody has set anything.
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

/// What the engine does with a change of the environment.
typealias EngineChange = @Sendable (inout LayoutCore.EnvironmentValues) -> Void

/// A value that the engine knows as well.
protocol EngineEnvironmentKey: EnvironmentKey {
  /// What the engine does when the value is set.
  static func change(_ value: Value) -> EngineChange
}

/// What a change of the environment does to how controls are made.
typealias ControlChange = @Sendable (inout ControlEnvironment) -> Void

/// A value on which it depends what controls are made of.
protocol ControlEnvironmentKey: EnvironmentKey {
  /// What is different where the value is set.
  static func changeControls(_ value: Value) -> ControlChange
}
