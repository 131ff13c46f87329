internal import LayoutCore

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
