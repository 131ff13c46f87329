/// `Grid` as a layout.
///
/// In a tree its rows are `GridRow`s. Called by another layout, whose subviews are no rows, it
/// gives each subview a full row (L21.1).
public struct GridLayout: BuiltInLayout {
  /// The alignment of cells in their columns and rows.
  public var alignment: Alignment
  /// The gap between columns, in points; nil for the one that the cells prefer.
  public var horizontalSpacing: Double?
  /// The gap between rows, in points; nil for the one that the cells prefer.
  public var verticalSpacing: Double?

  /// Creates a grid.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The container.
  public var container: ViewContent {
    .grid(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }
}
