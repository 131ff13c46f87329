public import ViewGraph

/// A modifier that means nothing to layout and assistive technology.
public struct _InertModifier: Sendable {
  nonisolated init() {}
}

extension _InertModifier: _PrimitiveModifier {
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
  }
}

extension View {
  /// The view, with something that means nothing here.
  nonisolated func inert() -> some View { modifier(_InertModifier()) }
}
