extension AffineTransform {
  /// A turn about the origin, in radians.
  public init(rotationAngle angle: Double) {
    let (sine, cosine) = sineAndCosine(degrees: Angle(radians: angle).degrees)
    self.init(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// A change of size about the origin.
  public init(scaleX x: Double, y: Double) { self.init(a: x, d: y) }

  /// A move by so many points.
  public init(translationX x: Double, y: Double) { self.init(tx: x, ty: y) }

  /// A turn, in radians, and this transform afterwards.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A change of size, and this transform afterwards.
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A move, and this transform afterwards.
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(translationX: x, y: y).concatenating(self)
  }
}
