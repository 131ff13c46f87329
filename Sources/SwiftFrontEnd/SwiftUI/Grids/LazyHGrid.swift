public import ViewGraph

/// Views in rows that fill up one after the other.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The sizes of the rows.
  ///   - alignment: The alignment of the rows in the grid.
  ///   - spacing: The distance between lines, in points; nil for the standard one.
  ///   - pinnedViews: Which headers and footers stay in sight.
  ///   - content: The views.
  public nonisolated init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(
      .content(
        .lazyHGrid(
          rows: rows.map(\.engine),
          alignment: alignment.engine,
          spacing: spacing.map { Double($0) }
        )
      )
    )
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}
