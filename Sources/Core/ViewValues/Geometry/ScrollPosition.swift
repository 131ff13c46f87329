/// The distance by which the content of a scroll view is scrolled.
public struct ScrollPosition: Sendable, Hashable {
  /// The distance scrolled from the leading edge, in points.
  public var x: Double
  /// The distance scrolled from the top, in points.
  public var y: Double
  /// The default position as a fraction of the scrollable distance, until it is scrolled; nil for a
  /// position in points.
  package var fraction: UnitPoint?

  /// Creates a position; one beyond the content's end means its end.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// Creates the position at which a point of the content is at that of the viewport (L23.9).
  package init(fraction: UnitPoint) {
    self.init()
    self.fraction = fraction
  }

  /// Creates the position at which an edge of the content is visible.
  public init(edge: Edge) {
    self.init(x: edge == .trailing ? .infinity : 0, y: edge == .bottom ? .infinity : 0)
  }
}
