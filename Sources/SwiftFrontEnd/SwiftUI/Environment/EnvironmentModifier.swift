internal import LayoutCore
public import OpenCombine
public import ViewGraph

/// A modifier that sets values of the environment (V4.1).
public struct _EnvironmentModifier {
  /// The name of the setting in documents.
  let name: String
  /// The setting as documents write it; nil for its name alone.
  let setting: EnvironmentSetting?
  let change: (inout EnvironmentValues) -> Void

  nonisolated init(
    _ name: String,
    _ setting: EnvironmentSetting? = nil,
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.name = name
    self.setting = setting
    self.change = change
  }
}

extension _EnvironmentModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    var environment = EnvironmentValues(node.inputs.environment)
    change(&environment)
    if let setting {
      // The document names this setting, whatever else it changes.
      node.setOutput(.modifier(.setting(setting)))
    } else if environment.changes.isEmpty {
      node.setOutput(.inPlace)
    } else {
      let changes = environment.changes
      node.setOutput(
        .modifier(
          .environment(
            EnvironmentChange(name: name) { engine in
              for change in changes { change(&engine) }
            }
          )
        )
      )
    }
    node.memory = ControlChanges(environment.controlChanges)
    var inputs = node.inputs
    inputs.environment = environment.graph
    node.updateChildren(inputs, base)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard let memory = node.memory as? ControlChanges else {
      return node.emitOutput(into: &emitter)
    }
    let outer = emitter.builder.controlEnvironment
    for change in memory.changes { change(&emitter.builder.controlEnvironment) }
    node.emitOutput(into: &emitter)
    emitter.builder.controlEnvironment = outer
  }

  /// The changes of the environment of controls inside.
  private final class ControlChanges {
    let changes: [ControlChange]

    init?(_ changes: [ControlChange]) {
      if changes.isEmpty { return nil }
      self.changes = changes
    }
  }
}

/// The changes of the environment that change nothing: modifiers that layout passes through.
@MainActor
enum EnvironmentPassthrough {
  private static var known: [String: EnvironmentChange] = [:]

  /// Returns the modifier of a name, the same each time.
  static func modifier(_ name: String) -> LayoutCore.ModifierContent {
    if let change = known[name] { return .environment(change) }
    let change = EnvironmentChange(name: name) { _ in }
    known[name] = change
    return .environment(change)
  }
}

extension View {
  /// Sets a value that the view and those inside of it inherit.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(_EnvironmentModifier("environment") { $0[keyPath: keyPath] = value })
  }

  /// Transforms a value in the environment of the view (V4.2).
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier("environment") { transform(&$0[keyPath: keyPath]) })
  }

  /// Sets an object in the environment of the view; nil removes it (V2.14).
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentModifier("environment") { $0.graph[ObjectIdentifier(T.self)] = object })
  }

  /// Sets an observable object in the environment of the view (V2.9).
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(
      _EnvironmentModifier("environmentObject") { $0.graph[ObjectIdentifier(T.self)] = object }
    )
  }
}
