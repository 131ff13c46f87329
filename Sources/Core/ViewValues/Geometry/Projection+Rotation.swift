extension Projection {
  /// Creates a rotation in space about an axis through an anchor, seen from a distance (D5.21).
  ///
  /// - Parameters:
  ///   - degrees: The angle, in degrees.
  ///   - axis: The axis, of any length but 0.
  ///   - anchor: The fixed point, in the coordinates of the rotated content.
  ///   - anchorZ: The distance of the axis towards the eye, in points.
  ///   - distance: The distance of the eye, in points; infinity for no perspective.
  public init(
    degrees: Double,
    axis: (x: Double, y: Double, z: Double),
    anchor: Point,
    anchorZ: Double,
    distance: Double
  ) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else {
      self.init(AffineTransform.identity)
      return
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = sineAndCosine(degrees: degrees)
    let rest = 1 - c
    // Rows of the rotation: the image of each axis of the plane.
    let first = (x * x * rest + c, x * y * rest + z * s, x * z * rest - y * s)
    let second = (x * y * rest - z * s, y * y * rest + c, y * z * rest + x * s)
    let third = (x * z * rest + y * s, y * z * rest - x * s, z * z * rest + c)
    let nearness = distance > 0 ? -1 / distance : 0
    self = Projection(
      (first.0, first.1, first.2 * nearness),
      (second.0, second.1, second.2 * nearness),
      (-third.0 * anchorZ, -third.1 * anchorZ, 1 - third.2 * anchorZ * nearness)
    ).about(anchor)
  }
}
