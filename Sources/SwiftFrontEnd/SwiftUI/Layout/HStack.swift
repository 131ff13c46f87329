public import ViewGraph

/// A row of views.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views across the stack's axis.
  ///   - spacing: The distance between views, in points; nil for their preference.
  ///   - content: The views.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(
      .content(.hStack(alignment: alignment.engine, spacing: spacing.map { Double($0) }))
    )
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}
