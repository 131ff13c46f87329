internal import LayoutCore
public import ViewGraph

/// Sets a style of the controls inside of a view.
public struct _ControlStylesModifier<Value: Hashable> {
  let name: String
  let value: Value
  let apply: (inout ControlStyles, Value) -> Void

  nonisolated init(
    _ name: String,
    _ value: Value,
    _ apply: @escaping (inout ControlStyles, Value) -> Void
  ) {
    self.name = name
    self.value = value
    self.apply = apply
  }
}

extension _ControlStylesModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let kept = node.remember { KeptValue(value) }
    if kept.value != value { node.graph.noteRestructured() }
    kept.value = value
    node.setOutput(.modifier(EnvironmentPassthrough.modifier(name)))
    node.updateChildren(node.inputs, base)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    let outer = emitter.builder.controlStyles
    apply(&emitter.builder.controlStyles, value)
    node.emitOutput(into: &emitter)
    emitter.builder.controlStyles = outer
  }
}

extension View {
  /// Sets a style of the controls inside.
  nonisolated func controlLook<Value: Hashable>(
    _ name: String,
    _ value: Value,
    _ apply: @escaping (inout ControlStyles, Value) -> Void
  ) -> some View {
    modifier(_ControlStylesModifier(name, value, apply))
  }
}
