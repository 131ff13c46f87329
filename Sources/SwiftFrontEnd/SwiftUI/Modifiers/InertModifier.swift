public import ViewGraph

/// A modifier that means nothing to layout and assistive technology.
public struct _NoOpModifier: Sendable {
  nonisolated init() {}
}

extension _NoOpModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
  }
}

extension View {
  /// The view, with something that means nothing here.
  nonisolated func inert() -> some View { modifier(_NoOpModifier()) }
}
