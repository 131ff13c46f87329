extension Path {
  /// The part of the path between two fractions of its length, clamped to 0…1; empty if the first
  /// is not the smaller one.
  public func trimmedPath(from start: Double, to end: Double) -> Path {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start < end, isFinite else { return Path() }
    if start == 0, end == 1 { return self }
    let segments = segments
    let lengths = segments.map { $0.length(upTo: 1) }
    let total = lengths.reduce(0, +)
    var path = Path()
    var position = 0.0
    for (segment, length) in zip(segments, lengths) {
      let first = start * total - position
      let last = end * total - position
      position += length
      guard length > 0, first < length, last > 0 else { continue }
      path.add(
        segment.part(
          from: first <= 0 ? 0 : segment.parameter(at: first, of: length),
          to: last >= length ? 1 : segment.parameter(at: last, of: length)
        )
      )
    }
    return path
  }

  private mutating func add(_ segment: Segment) {
    if currentPoint != segment.start { move(to: segment.start) }
    switch segment {
    case .line(_, let end): addLine(to: end)
    case .curve(_, let control1, let control2, let end):
      addCurve(to: end, control1: control1, control2: control2)
    }
  }

  /// The drawn segments, each with the point from which it starts.
  private var segments: [Segment] {
    var segments: [Segment] = []
    var start = Point.zero
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .line(let end): segments.append(.line(current, end))
      case .curve(let end, let control1, let control2):
        segments.append(.curve(current, control1, control2, end))
      case .close: segments.append(.line(current, start))
      }
      current = element.points.first ?? start
    }
    return segments
  }
}

/// A line or a cubic Bézier curve.
private enum Segment {
  case line(Point, Point)
  case curve(Point, Point, Point, Point)

  package var start: Point {
    switch self {
    case .line(let start, _), .curve(let start, _, _, _): start
    }
  }

  /// The length of the part up to a parameter.
  package func length(upTo t: Double) -> Double {
    switch self {
    case .line(let start, let end): return t * Self.length(end.x - start.x, end.y - start.y)
    case .curve(let p0, let p1, let p2, let p3):
      // The speed, by Gauss and Legendre's rule with five points in each of eight parts.
      let step = t / 8
      var sum = 0.0
      for part in 0..<8 {
        for (node, weight) in Self.nodes {
          let t = step * (Double(part) + (1 + node) / 2)
          let s = 1 - t
          func speed(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
          }
          sum += weight * Self.length(speed(p0.x, p1.x, p2.x, p3.x), speed(p0.y, p1.y, p2.y, p3.y))
        }
      }
      return sum * step / 2
    }
  }

  private static let nodes: [(Double, Double)] = [
    (-0.906179845938664, 0.2369268850561891), (-0.5384693101056831, 0.4786286704993665),
    (0, 0.5688888888888889), (0.5384693101056831, 0.4786286704993665),
    (0.906179845938664, 0.2369268850561891),
  ]

  private static func length(_ x: Double, _ y: Double) -> Double {
    (x * x + y * y).squareRoot()
  }

  /// The parameter at which the length of the part before it is `target`.
  package func parameter(at target: Double, of whole: Double) -> Double {
    guard case .curve = self else { return target / whole }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if length(upTo: middle) < target { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The part between two parameters.
  package func part(from t0: Double, to t1: Double) -> Segment {
    switch self {
    case .line(let start, let end):
      return .line(Self.between(start, end, t0), Self.between(start, end, t1))
    case .curve(let p0, let p1, let p2, let p3):
      // The curve's polar form at a point: each level of halving has a separate parameter.
      func blossom(_ u: Double, _ v: Double, _ w: Double) -> Point {
        let a = Self.between(Self.between(p0, p1, u), Self.between(p1, p2, u), v)
        let b = Self.between(Self.between(p1, p2, u), Self.between(p2, p3, u), v)
        return Self.between(a, b, w)
      }
      return .curve(
        blossom(t0, t0, t0),
        blossom(t0, t0, t1),
        blossom(t0, t1, t1),
        blossom(t1, t1, t1)
      )
    }
  }

  private static func between(_ first: Point, _ second: Point, _ t: Double) -> Point {
    // Exact at both ends.
    if t == 1 { return second }
    return Point(x: first.x + (second.x - first.x) * t, y: first.y + (second.y - first.y) * t)
  }
}
