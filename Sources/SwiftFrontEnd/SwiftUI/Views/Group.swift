public import ViewGraph

/// A group of views, as if written in its place (V1.10).
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: _PrimitiveView where Content: View {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.group))
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}
