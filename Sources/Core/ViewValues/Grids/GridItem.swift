/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable, Hashable {
  /// How wide a column, or how high a row, may be, in points.
  public enum Size: Sendable, Hashable {
    /// This and nothing else.
    case fixed(Double)
    /// An equal share of what is left, within bounds.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many tracks of at least the minimum as an equal share of what is left has room for.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The size of the item's tracks.
  public var size: Size
  /// The gap behind each of the item's tracks, in points; nil for 8.
  public var spacing: Double?
  /// Where cells lie in their tracks; nil for the alignment of the grid.
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
