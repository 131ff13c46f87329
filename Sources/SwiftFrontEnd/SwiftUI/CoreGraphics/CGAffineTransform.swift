internal import LayoutCore

/// A transform of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
  /// The contribution of x to the new x.
  public var a: CGFloat
  /// The contribution of x to the new y.
  public var b: CGFloat
  /// The contribution of y to the new x.
  public var c: CGFloat
  /// The contribution of y to the new y.
  public var d: CGFloat
  /// The translation along x, in points.
  public var tx: CGFloat
  /// The translation along y, in points.
  public var ty: CGFloat

  /// Creates a transform from its coefficients.
  public init(
    a: CGFloat,
    b: CGFloat,
    c: CGFloat,
    d: CGFloat,
    tx: CGFloat,
    ty: CGFloat
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its coefficients.
  public init(
    _ a: CGFloat,
    _ b: CGFloat,
    _ c: CGFloat,
    _ d: CGFloat,
    _ tx: CGFloat,
    _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a transform whose coefficients are 0.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a rotation about the origin, in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(LayoutCore.AffineTransform(rotationAngle: Double(angle)))
  }

  /// Creates a change of size about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The transform that applies this one first and another afterwards.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(engine.concatenating(t2.engine))
  }

  /// A turn, in radians, and this transform afterwards.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(engine.rotated(by: Double(angle)))
  }

  /// A change of size, and this transform afterwards.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// A move, and this transform afterwards.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the inverse transform; the same one if it has none.
  public func inverted() -> CGAffineTransform {
    engine.inverted.map { CGAffineTransform($0) } ?? self
  }

  init(_ engine: LayoutCore.AffineTransform) {
    self.init(
      a: CGFloat(engine.a),
      b: CGFloat(engine.b),
      c: CGFloat(engine.c),
      d: CGFloat(engine.d),
      tx: CGFloat(engine.tx),
      ty: CGFloat(engine.ty)
    )
  }

  var engine: LayoutCore.AffineTransform {
    LayoutCore.AffineTransform(
      a: Double(a),
      b: Double(b),
      c: Double(c),
      d: Double(d),
      tx: Double(tx),
      ty: Double(ty)
    )
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size, transformed as a vector.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    CGRect(t.engine.boundingBox(of: engine))
  }
}
