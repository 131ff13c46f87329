public import ViewGraph

/// Overlaid views, aligned with each other.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views with each other.
  ///   - content: The views.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.zStack(alignment: alignment.engine)))
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}
