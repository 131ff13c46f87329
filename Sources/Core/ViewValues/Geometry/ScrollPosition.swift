/// How far the content of a scroll view has been scrolled.
public struct ScrollPosition: Sendable, Hashable {
  /// Points from where the content begins at the leading edge.
  public var x: Double
  /// Points from where the content begins at the top.
  public var y: Double
  /// Where the content is instead, as a fraction of how far it can be scrolled, while nobody has scrolled
  /// it; nil for a position in points.
  package var fraction: UnitPoint?

  /// Creates a position; what lies beyond the content's end is its end.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// Creates the position at which a point of the content is seen at the same point of what shows it
  /// (L23.9).
  package init(fraction: UnitPoint) {
    self.init()
    self.fraction = fraction
  }

  /// Creates the position at which an edge of the content is seen.
  public init(edge: Edge) {
    self.init(x: edge == .trailing ? .infinity : 0, y: edge == .bottom ? .infinity : 0)
  }
}
