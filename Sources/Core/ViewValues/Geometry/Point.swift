/// A position in points, measured from the top left (physical) or top leading (logical) corner.
public struct Point: Sendable, Hashable {
  /// The distance along the horizontal axis, in points.
  public var x: Double
  /// The distance down the vertical axis, in points.
  public var y: Double

  /// Creates a point from its coordinates.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }
}
