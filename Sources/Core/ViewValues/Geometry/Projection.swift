/// A plane seen in space: (x, y, 1) times a matrix of three rows, divided by the third component
/// (D5.20).
public struct Projection: Sendable, Hashable {
  private var m11, m12, m13, m21, m22, m23, m31, m32, m33: Double

  /// Creates a projection from its nine factors, row by row.
  public init(
    _ first: (Double, Double, Double),
    _ second: (Double, Double, Double),
    _ third: (Double, Double, Double)
  ) {
    (m11, m12, m13) = first
    (m21, m22, m23) = second
    (m31, m32, m33) = third
  }

  /// Creates a projection from a transform of the plane.
  public init(_ transform: AffineTransform) {
    self.init(
      (transform.a, transform.b, 0),
      (transform.c, transform.d, 0),
      (transform.tx, transform.ty, 1)
    )
  }

  /// The factors, row by row.
  package var rows: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

  /// Whether all factors are numbers.
  package var isFinite: Bool { rows.allSatisfy(\.isFinite) }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 != 0 }

  /// The affine approximation near the origin: exact if the projection is affine.
  public var affine: AffineTransform {
    // Divided by the weight of the origin, which stays in place.
    let weight = m33 == 0 ? 1 : m33
    let (tx, ty) = (m31 / weight, m32 / weight)
    return AffineTransform(
      a: (m11 - tx * m13) / weight,
      b: (m12 - ty * m13) / weight,
      c: (m21 - tx * m23) / weight,
      d: (m22 - ty * m23) / weight,
      tx: tx,
      ty: ty
    )
  }

  /// The projection that applies this one first and `next` afterwards.
  public func concatenating(_ next: Projection) -> Projection {
    func row(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double, Double) {
      (
        a * next.m11 + b * next.m21 + c * next.m31, a * next.m12 + b * next.m22 + c * next.m32,
        a * next.m13 + b * next.m23 + c * next.m33
      )
    }
    return Projection(row(m11, m12, m13), row(m21, m22, m23), row(m31, m32, m33))
  }

  /// This projection about a point instead of the origin.
  public func about(_ point: Point) -> Projection {
    Projection(AffineTransform(tx: -point.x, ty: -point.y))
      .concatenating(self)
      .concatenating(Projection(AffineTransform(tx: point.x, ty: point.y)))
  }

  /// This projection mirrored in a space of `width`.
  public func mirrored(in width: Double) -> Projection {
    let mirror = Projection(AffineTransform(a: -1, tx: width))
    return mirror.concatenating(self).concatenating(mirror)
  }

  /// The inverse, up to a common factor; nil if there is none.
  package var inverted: Projection? {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
    guard determinant != 0, determinant.isFinite else { return nil }
    // Divided by the determinant, so that weights keep their signs.
    let factor = 1 / determinant
    return Projection(
      (
        (m22 * m33 - m23 * m32) * factor, (m13 * m32 - m12 * m33) * factor,
        (m12 * m23 - m13 * m22) * factor
      ),
      (
        (m23 * m31 - m21 * m33) * factor, (m11 * m33 - m13 * m31) * factor,
        (m13 * m21 - m11 * m23) * factor
      ),
      (
        (m21 * m32 - m22 * m31) * factor, (m12 * m31 - m11 * m32) * factor,
        (m11 * m22 - m12 * m21) * factor
      )
    )
  }

  /// The divisor of a point's components: its distance from the eye, in distances of the plane.
  public func weight(of point: Point) -> Double { point.x * m13 + point.y * m23 + m33 }

  /// Returns the projected point; nil for one that lies behind the eye.
  public func apply(to point: Point) -> Point? {
    let weight = weight(of: point)
    guard weight > 0 else { return nil }
    return Point(
      x: (point.x * m11 + point.y * m21 + m31) / weight,
      y: (point.x * m12 + point.y * m22 + m32) / weight
    )
  }

  /// The nearest distance before a rectangle is cut off: that of a plane seen from an arm's length.
  private static let nearest = 1.0 / 64

  /// The bounding box of a projected rectangle; nil if nothing of it is visible.
  ///
  /// Parts too near to the eye are cut off.
  public func boundingBox(of rect: Rect) -> Rect? {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    var seen: [Point] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      let (own, other) = (weight(of: corner), weight(of: next))
      if own >= Projection.nearest, let point = apply(to: corner) { seen.append(point) }
      if (own >= Projection.nearest) != (other >= Projection.nearest) {
        let share = (Projection.nearest - own) / (other - own)
        let cut = Point(
          x: corner.x + (next.x - corner.x) * share,
          y: corner.y + (next.y - corner.y) * share
        )
        if let point = apply(to: cut) { seen.append(point) }
      }
    }
    guard let first = seen.first, seen.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return nil
    }
    var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
    for point in seen {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
