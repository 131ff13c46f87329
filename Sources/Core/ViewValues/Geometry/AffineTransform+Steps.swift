extension AffineTransform {
  /// Creates a rotation about the origin, in radians.
  public init(rotationAngle angle: Double) {
    let (sine, cosine) = sineAndCosine(degrees: Angle(radians: angle).degrees)
    self.init(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// Creates a scaling about the origin.
  public init(scaleX x: Double, y: Double) { self.init(a: x, d: y) }

  /// Creates a translation, in points.
  public init(translationX x: Double, y: Double) { self.init(tx: x, ty: y) }

  /// A rotation, in radians, followed by this transform.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A scaling followed by this transform.
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A translation followed by this transform.
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(translationX: x, y: y).concatenating(self)
  }
}
