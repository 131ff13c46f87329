public import ViewGraph

/// Views whose glass would merge, which is not drawn here.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Creates a container with a spacing, in points.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}
