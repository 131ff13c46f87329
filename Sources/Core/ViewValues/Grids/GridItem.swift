/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable, Hashable {
  /// The width of a column, or the height of a row, in points.
  public enum Size: Sendable, Hashable {
    /// A fixed size.
    case fixed(Double)
    /// An equal share of the remaining space, within bounds.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many tracks of at least the minimum as fit into an equal share of the remaining space.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The size of the item's tracks.
  public var size: Size
  /// The gap after each of the item's tracks, in points; nil for 8.
  public var spacing: Double?
  /// The alignment of cells in their tracks; nil for that of the grid.
  public var alignment: Alignment?

  /// Creates an item.
  public init(
    _ size: Size = .flexible(),
    spacing: Double? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
