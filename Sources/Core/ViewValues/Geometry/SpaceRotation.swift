/// A turn in space: `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
public struct SpaceRotation: Sendable, Hashable {
  /// How far, in degrees.
  public var degrees: Double
  /// How far the axis goes to the right.
  public var x: Double
  /// How far the axis goes down.
  public var y: Double
  /// How far the axis goes away from the eye.
  public var z: Double
  /// What stays.
  public var anchor: UnitPoint
  /// How far the axis lies towards the eye, in points.
  public var anchorZ: Double
  /// How near the eye is: it is as far away as the longer side is long, divided by this (D5.21).
  public var perspective: Double

  /// Creates a turn about an axis of any length but 0.
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

  /// What becomes of a view of a size.
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
