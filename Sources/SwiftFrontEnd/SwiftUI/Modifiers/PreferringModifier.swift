internal import LayoutCore
public import ViewGraph

/// Sets a preference for the navigation container or presentation around a view.
public struct _PreferenceWritingModifier<Value: Hashable> {
  let name: String
  let value: (EnvironmentValues) -> Value
  let preferences: (Value) -> [ContentPreference]

  nonisolated init(
    _ name: String,
    _ value: @escaping (EnvironmentValues) -> Value,
    _ preferences: @escaping (Value) -> [ContentPreference]
  ) {
    self.name = name
    self.value = value
    self.preferences = preferences
  }
}

extension _PreferenceWritingModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let environment = EnvironmentValues(node.inputs.environment)
    let value = node.reading { self.value(environment) }
    let kept = node.remember { KeptValue(value) }
    if kept.value != value { node.graph.noteRestructured() }
    kept.value = value
    node.setOutput(.modifier(EnvironmentPassthrough.modifier(name)))
    node.updateChildren(node.inputs, base)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    if let kept = node.memory as? KeptValue<Value> {
      for preference in preferences(kept.value) { emitter.builder.prefer(preference) }
    }
    node.emitOutput(into: &emitter)
  }
}

extension View {
  /// Sets a preference for the container around the view.
  nonisolated func preferring<Value: Hashable>(
    _ name: String,
    _ value: Value,
    _ preferences: @escaping (Value) -> [ContentPreference]
  ) -> some View {
    modifier(_PreferenceWritingModifier(name, { _ in value }, preferences))
  }
}
