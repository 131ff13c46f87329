/// A piece of an outline that has a length: a straight line or a cubic curve.
package struct PathSegment: Equatable, Sendable {
  package typealias Point = SIMD2<Double>

  package let start: Point
  package let control1: Point
  package let control2: Point
  package let end: Point
  package let isLine: Bool

  package init(from start: Point, to end: Point) {
    (self.start, self.end, isLine) = (start, end, true)
    (control1, control2) = (start + (end - start) / 3, end - (end - start) / 3)
  }

  package init(from start: Point, _ control1: Point, _ control2: Point, to end: Point) {
    (self.start, self.end, isLine) = (start, end, false)
    (self.control1, self.control2) = (control1, control2)
  }

  /// Whether all points coincide.
  package var isNothing: Bool { start == end && control1 == start && control2 == start }

  /// Whether all points are finite, also the squares of their coordinates.
  package var isSomewhere: Bool {
    [start, control1, control2, end].allSatisfy { abs($0.x) < 1e100 && abs($0.y) < 1e100 }
  }

  /// The bounding box of the curve's control points.
  package var hull: (low: Point, high: Point) {
    let (low, high) = (pointwiseMin(start, end), pointwiseMax(start, end))
    if isLine { return (low, high) }
    return (
      pointwiseMin(low, pointwiseMin(control1, control2)),
      pointwiseMax(high, pointwiseMax(control1, control2))
    )
  }

  // MARK: Points

  package func point(at t: Double) -> Point {
    if t == 0 { return start }
    if t == 1 { return end }
    if isLine { return start + (end - start) * t }
    let u = 1 - t
    let (first, second) = (start * (u * u * u), control1 * (3 * u * u * t))
    return first + second + control2 * (3 * u * t * t) + end * (t * t * t)
  }

  /// The derivative of the point by the parameter.
  package func direction(at t: Double) -> Point {
    if isLine { return end - start }
    let u = 1 - t
    let (first, second) = ((control1 - start) * (u * u), (control2 - control1) * (2 * u * t))
    return (first + second + (end - control2) * (t * t)) * 3
  }

  /// The direction at the segment's start, even if a control point coincides with it.
  package var departure: Point {
    for point in [control1, control2, end] where point != start { return point - start }
    return end - start
  }

  /// The part between two parameters, reversed if the second is less.
  package func part(from a: Double, to b: Double) -> PathSegment {
    if a == 0, b == 1 { return self }
    if isLine { return PathSegment(from: point(at: a), to: point(at: b)) }
    return PathSegment(
      from: point(at: a),
      blossom(a, a, b),
      blossom(a, b, b),
      to: point(at: b)
    )
  }

  /// The segment between points that differ from its ends only by rounding.
  package func between(_ start: Point, _ end: Point) -> PathSegment {
    isLine
      ? PathSegment(from: start, to: end)
      : PathSegment(from: start, control1, control2, to: end)
  }

  private func blossom(_ r: Double, _ s: Double, _ t: Double) -> Point {
    func mix(_ a: Point, _ b: Point, _ share: Double) -> Point { a * (1 - share) + b * share }
    let (a, b) = (mix(start, control1, r), mix(control1, control2, r))
    let c = mix(control2, end, r)
    return mix(mix(a, b, s), mix(b, c, s), t)
  }

  // MARK: Monotone parts

  /// The parameters between which a coordinate is monotone, ends included.
  package func turns(of axis: Int) -> [Double] {
    if isLine { return [0, 1] }
    let (a, b) = (control1[axis] - start[axis], control2[axis] - control1[axis])
    let c = end[axis] - control2[axis]
    let roots = Self.roots(of: a - 2 * b + c, 2 * (b - a), a)
    return [0] + roots.filter { $0 > 0 && $0 < 1 }.sorted() + [1]
  }

  /// The roots of a·t² + b·t + c.
  package static func roots(of a: Double, _ b: Double, _ c: Double) -> [Double] {
    let size = max(abs(a), abs(b), abs(c))
    if abs(a) <= size * 1e-14 { return b == 0 ? [] : [-c / b] }
    let square = b * b - 4 * a * c
    guard square >= 0 else { return [] }
    // The root without cancellation first.
    let sum = -(b + (b < 0 ? -square.squareRoot() : square.squareRoot())) / 2
    return sum == 0 ? [0] : [sum / a, c / sum]
  }

  /// The root of a function that is monotone in a range.
  package static func share(
    in range: ClosedRange<Double>,
    value: (Double) -> Double,
    slope: (Double) -> Double
  ) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    let isRising = value(high) > value(low)
    var t = (low + high) / 2
    for _ in 0..<80 {
      let value = value(t)
      if value == 0 { return t }
      if (value < 0) == isRising { low = t } else { high = t }
      let next = t - value / slope(t)
      let step = next > low && next < high ? next : (low + high) / 2
      if abs(step - t) < 1e-16 || high - low < 1e-16 { return step }
      t = step
    }
    return t
  }

  /// Lines in place of a curve that stays on a line, on which it may turn back.
  package var unfolded: [PathSegment] {
    if isLine { return [self] }
    let points = [control1, control2, end].map { $0 - start }
    guard let way = points.max(by: { $0.length < $1.length }),
      points.allSatisfy({ abs(way.cross($0)) <= way.length * way.length * 1e-12 })
    else { return [self] }
    let turns = turns(of: abs(way.x) > abs(way.y) ? 0 : 1).map(point(at:))
    return zip(turns, turns.dropFirst()).filter { $0.0 != $0.1 }
      .map { PathSegment(from: $0.0, to: $0.1) }
  }
}

extension SIMD2<Double> {
  package var length: Double { (self * self).sum().squareRoot() }

  /// The cross product: the area between two vectors.
  package func cross(_ other: Self) -> Double { x * other.y - y * other.x }
}
