public import ViewGraph

/// A grid of rows whose cells align in columns.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of cells in their rows and columns.
  ///   - horizontalSpacing: The distance between columns, in points; nil for the cells' preference.
  ///   - verticalSpacing: The distance between rows, in points; nil for the cells' preference.
  ///   - content: The rows.
  public nonisolated init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(
      .content(
        .grid(
          alignment: alignment.engine,
          horizontalSpacing: horizontalSpacing.map { Double($0) },
          verticalSpacing: verticalSpacing.map { Double($0) }
        )
      )
    )
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}
