internal import LayoutCore
public import ViewGraph

/// A modifier that sets values of the environment (V4.1).
public struct _EnvironmentModifier {
  /// The name that documents have for what the engine is told.
  let name: String
  /// What documents tell of it; nil for its name alone.
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
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    var environment = EnvironmentValues(node.inputs.environment)
    change(&environment)
    if let setting {
      // Whatever else it sets, the engine knows it as this.
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
    var inputs = node.inputs
    inputs.environment = environment.graph
    node.updateChildren(inputs, base)
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

  /// Changes a value that the view and those inside of it inherit (V4.2).
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier("environment") { transform(&$0[keyPath: keyPath]) })
  }
}
