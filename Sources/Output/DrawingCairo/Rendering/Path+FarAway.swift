internal import ViewValues

// Cairo's coordinates overflow, and wrap around: a path that exceeds them is cut off before that,
// outside of the visible area.

extension Path {
  /// The number of lines that replace a curve that is cut off.
  private static let pieces = 64

  /// The area of the path inside of a square around the origin.
  ///
  /// - Parameter limit: Half of the square's side.
  func area(within limit: Double) -> Path {
    var result = Path()
    for polygon in polygons {
      var points = polygon.points
      for side in Side.allCases { points = side.cut(points, at: limit) }
      guard points.count > 2 else { continue }
      result.move(to: points[0])
      for point in points.dropFirst() { result.addLine(to: point) }
      result.closeSubpath()
    }
    return result
  }

  /// The lines of the path inside of a square around the origin.
  ///
  /// - Parameter limit: Half of the square's side.
  func lines(within limit: Double) -> Path {
    var result = Path()
    for polygon in polygons {
      var points = polygon.points
      if polygon.isClosed, let first = points.first { points.append(first) }
      for (start, end) in zip(points, points.dropFirst()) {
        guard let (from, to) = Path.cut(start, end, at: limit) else { continue }
        if result.currentPoint != from { result.move(to: from) }
        result.addLine(to: to)
      }
      // Otherwise there would be caps instead of joins.
      if polygon.isClosed, points.allSatisfy({ $0.isWithin(limit) }) { result.closeSubpath() }
    }
    return result
  }

  /// The path with coordinates whose differences still distinguish pixels.
  var bounded: Path {
    map { point in
      Point(x: min(max(point.x, -1e15), 1e15), y: min(max(point.y, -1e15), 1e15))
    }
  }

  /// The subpaths, curves flattened to lines.
  private var polygons: [(points: [Point], isClosed: Bool)] {
    var polygons: [(points: [Point], isClosed: Bool)] = []
    var current = Point.zero
    for element in elements {
      guard let last = polygons.indices.last, !polygons[last].isClosed else {
        if case .move(let point) = element { polygons.append(([point], false)) }
        current = polygons.last?.points.first ?? .zero
        continue
      }
      switch element {
      case .move(let point):
        polygons.append(([point], false))
        current = point
      case .line(let point):
        polygons[last].points.append(point)
        current = point
      case .curve(let end, let control1, let control2):
        for piece in 1...Path.pieces {
          let t = Double(piece) / Double(Path.pieces)
          polygons[last].points.append(Path.place(t, current, control1, control2, end))
        }
        current = end
      case .close:
        polygons[last].isClosed = true
      }
    }
    return polygons
  }

  /// A point of a curve.
  private static func place(
    _ t: Double,
    _ p0: Point,
    _ p1: Point,
    _ p2: Point,
    _ p3: Point
  ) -> Point {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
      y: a * p0.y + b * p1.y + c * p2.y + d * p3.y
    )
  }

  /// The part of a line inside of the square (Liang and Barsky); nil for none.
  private static func cut(_ start: Point, _ end: Point, at limit: Double) -> (Point, Point)? {
    var (first, last) = (0.0, 1.0)
    var (from, to) = (start, end)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    for side in Side.allCases {
      let (before, after) = (side.depth(of: start, limit), side.depth(of: end, limit))
      if before < 0, after < 0 { return nil }
      guard (before < 0) != (after < 0) else { continue }
      let t = before / (before - after)
      let point = side.onEdge(Point(x: start.x + t * dx, y: start.y + t * dy), limit)
      if before < 0, t > first { (first, from) = (t, point) }
      if after < 0, t < last { (last, to) = (t, point) }
    }
    return first <= last ? (from, to) : nil
  }

  /// A side of the square.
  private enum Side: CaseIterable {
    case left
    case right
    case top
    case bottom

    /// The distance of a point from the side, positive inside.
    func depth(of point: Point, _ limit: Double) -> Double {
      switch self {
      case .left: point.x + limit
      case .right: limit - point.x
      case .top: point.y + limit
      case .bottom: limit - point.y
      }
    }

    /// A point on the side, where the ends of a line are too far away to compute it.
    func onEdge(_ point: Point, _ limit: Double) -> Point {
      switch self {
      case .left: Point(x: -limit, y: point.y)
      case .right: Point(x: limit, y: point.y)
      case .top: Point(x: point.x, y: -limit)
      case .bottom: Point(x: point.x, y: limit)
      }
    }

    /// The part of a polygon inside (Sutherland and Hodgman).
    func cut(_ points: [Point], at limit: Double) -> [Point] {
      guard var previous = points.last else { return [] }
      var result: [Point] = []
      for point in points {
        let (before, after) = (depth(of: previous, limit), depth(of: point, limit))
        if (before < 0) != (after < 0) {
          let t = before / (before - after)
          let place = Point(
            x: previous.x + (point.x - previous.x) * t,
            y: previous.y + (point.y - previous.y) * t
          )
          result.append(onEdge(place, limit))
        }
        if after >= 0 { result.append(point) }
        previous = point
      }
      return result
    }
  }
}

extension Point {
  /// Whether the point is inside of a square around the origin.
  fileprivate func isWithin(_ limit: Double) -> Bool {
    x.magnitude <= limit && y.magnitude <= limit
  }
}
