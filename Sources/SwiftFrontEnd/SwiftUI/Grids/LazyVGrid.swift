public import ViewGraph

/// A lazy grid that fills columns of a fixed width, row by row.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The sizes of the columns.
  ///   - alignment: The alignment of the columns in the grid.
  ///   - spacing: The distance between lines, in points; nil for the standard one.
  ///   - pinnedViews: The headers and footers that stay visible.
  ///   - content: The views.
  public nonisolated init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(
      .content(
        .lazyVGrid(
          columns: columns.map(\.engine),
          alignment: alignment.engine,
          spacing: spacing.map { Double($0) }
        )
      )
    )
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}
