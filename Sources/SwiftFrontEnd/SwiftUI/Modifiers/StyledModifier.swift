internal import LayoutCore
public import ViewGraph

/// A modifier of the engine's that depends on the environment.
public struct _StyledModifier {
  let content: (EnvironmentValues) -> LayoutCore.ModifierContent

  nonisolated init(_ content: @escaping (EnvironmentValues) -> LayoutCore.ModifierContent) {
    self.content = content
  }
}

extension _StyledModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(.modifier(content(EnvironmentValues(node.inputs.environment))))
    node.updateChildren(node.inputs, base)
  }
}
