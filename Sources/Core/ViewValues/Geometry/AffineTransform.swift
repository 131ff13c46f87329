/// A transform of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineTransform: Sendable, Hashable {
  /// The factor of x in the new x.
  public var a: Double
  /// The factor of x in the new y.
  public var b: Double
  /// The factor of y in the new x.
  public var c: Double
  /// The factor of y in the new y.
  public var d: Double
  /// Points added to the new x.
  public var tx: Double
  /// Points added to the new y.
  public var ty: Double

  /// Creates a transform from its coefficients, by default the identity.
  public init(
    a: Double = 1,
    b: Double = 0,
    c: Double = 0,
    d: Double = 1,
    tx: Double = 0,
    ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transform.
  public static let identity = AffineTransform()

  /// The transform that applies this one first and `next` afterwards.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty
    )
  }

  /// This transform about a point instead of the origin.
  public func about(_ point: Point) -> AffineTransform {
    AffineTransform(tx: -point.x, ty: -point.y)
      .concatenating(self)
      .concatenating(AffineTransform(tx: point.x, ty: point.y))
  }

  /// This transform mirrored in a space of `width`, left and right exchanged.
  public func mirrored(in width: Double) -> AffineTransform {
    let mirror = AffineTransform(a: -1, tx: width)
    return mirror.concatenating(self).concatenating(mirror)
  }

  /// The inverse; nil if there is none, since the transform flattens the plane.
  public var inverted: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let turned = AffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant
    )
    let origin = turned.apply(to: Point(x: tx, y: ty))
    return turned.concatenating(AffineTransform(tx: -origin.x, ty: -origin.y))
  }

  /// Whether upright rectangles stay upright.
  public var isRectilinear: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Returns the transformed point.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of the transformed corners of `rect`; `rect` itself if a corner is at
  /// infinity, for then there is none.
  public func boundingBox(of rect: Rect) -> Rect {
    let first = apply(to: rect.origin)
    var minX = first.x
    var maxX = first.x
    var minY = first.y
    var maxY = first.y
    for corner in [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ] {
      let point = apply(to: corner)
      guard point.x.isFinite, point.y.isFinite else { return rect }
      minX = min(minX, point.x)
      maxX = max(maxX, point.x)
      minY = min(minY, point.y)
      maxY = max(maxY, point.y)
    }
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
