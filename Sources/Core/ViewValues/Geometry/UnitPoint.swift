/// A position in a view's bounds: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
public struct UnitPoint: Sendable, Hashable {
  /// The fraction of the width.
  public var x: Double
  /// The fraction of the height.
  public var y: Double

  /// Creates a unit point from its fractions.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
