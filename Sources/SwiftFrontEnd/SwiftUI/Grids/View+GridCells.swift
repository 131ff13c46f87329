internal import LayoutCore

extension View {
  /// How many columns of its grid the view takes, 1 or more.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    engineModifier(.gridCellColumns(max(count, 1)))
  }

  /// Where the view lies in its cell, whatever the alignments.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    engineModifier(
      .gridCellAnchor(LayoutCore.UnitPoint(x: Double(anchor.x), y: Double(anchor.y)))
    )
  }

  /// On which axes the view has no say in the size of its row and column.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    engineModifier(.gridCellUnsizedAxes(axes.engine))
  }

  /// How the cells of the whole column meet.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    engineModifier(.gridColumnAlignment(guide.engine))
  }
}
