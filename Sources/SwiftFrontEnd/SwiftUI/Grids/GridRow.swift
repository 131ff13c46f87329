public import ViewGraph

/// The cells of a row of a `Grid`; elsewhere views beside each other as in a group.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the row's cells; nil for that of the grid.
  ///   - content: The cells.
  public nonisolated init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.gridRow(alignment: alignment?.engine)))
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}
