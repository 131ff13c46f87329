internal import LayoutCore
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

extension View {
  /// Sets the count of the grid's columns that the cell spans, 1 or more.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    engineModifier(.gridCellColumns(max(count, 1)))
  }

  /// Sets the anchor of the view in its cell, which overrides the alignments.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    engineModifier(
      .gridCellAnchor(LayoutCore.UnitPoint(x: Double(anchor.x), y: Double(anchor.y)))
    )
  }

  /// Sets the axes on which the view does not affect the size of its row and column.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    engineModifier(.gridCellUnsizedAxes(axes.engine))
  }

  /// Sets the horizontal alignment of all cells of the view's column.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    engineModifier(.gridColumnAlignment(guide.engine))
  }
}
