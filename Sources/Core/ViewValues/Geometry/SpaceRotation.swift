/// A rotation in space: `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
public struct SpaceRotation: Sendable, Hashable {
  /// The angle, in degrees.
  public var degrees: Double
  /// The axis's component to the right.
  public var x: Double
  /// The axis's component down.
  public var y: Double
  /// The axis's component away from the eye.
  public var z: Double
  /// The anchor point, which stays.
  public var anchor: UnitPoint
  /// The distance of the axis towards the eye, in points.
  public var anchorZ: Double
  /// The perspective: the eye's distance is the longer side's length divided by this (D5.21).
  public var perspective: Double

  /// Creates a rotation about an axis of any length but 0.
  public init(
    degrees: Double,
    axis: (x: Double, y: Double, z: Double),
    anchor: UnitPoint = UnitPoint(x: 0.5, y: 0.5),
    anchorZ: Double = 0,
    perspective: Double = 1
  ) {
    self.degrees = degrees
    (x, y, z) = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// Returns the projection of a view of a size.
  public func projection(size: Size) -> Projection {
    Projection(
      degrees: degrees,
      axis: (x, y, z),
      anchor: Point(x: anchor.x * size.width, y: anchor.y * size.height),
      anchorZ: anchorZ,
      distance: perspective == 0 ? .infinity : max(size.width, size.height) / perspective
    )
  }
}
