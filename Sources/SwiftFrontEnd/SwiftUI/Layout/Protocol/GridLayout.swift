public import LayoutCore

/// `Grid` as a layout (V9.4).
public struct GridLayout: Sendable {
  /// The alignment of cells in their columns and rows.
  public var alignment: Alignment
  /// The distance between columns, in points; nil for the cells' preference.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil for the cells' preference.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: _BuiltInLayout {
  /// The cache: the engine keeps its own between passes.
  public typealias Cache = _BuiltInLayoutCache

  /// The engine's container.
  public var container: any LayoutCore.BuiltInLayout {
    LayoutCore.GridLayout(
      alignment: alignment.engine,
      horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }
    )
  }
}
