internal import LayoutCore

/// An outline made of straight pieces, of which is asked what lies inside.
struct PreparedPath {
  /// How many straight pieces stand for a curve.
  private static let pieces = 8

  private var polygons: [[Point]] = []
  /// The bounding box; nil for what draws nothing.
  let bounds: Rect?

  init(_ path: Path) {
    bounds = path.boundingRect
    var current: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let point):
        if current.count > 1 { polygons.append(current) }
        current = [point]
      case .line(let point): current.append(point)
      case .curve(let end, let control1, let control2):
        guard let start = current.last else { continue }
        for piece in 1...PreparedPath.pieces {
          let t = Double(piece) / Double(PreparedPath.pieces)
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          current.append(
            Point(
              x: a * start.x + b * control1.x + c * control2.x + d * end.x,
              y: a * start.y + b * control1.y + c * control2.y + d * end.y
            )
          )
        }
      case .close:
        if let first = current.first { current.append(first) }
        if current.count > 1 { polygons.append(current) }
        current = current.first.map { [$0] } ?? []
      }
    }
    if current.count > 1 { polygons.append(current) }
  }

  /// Whether a point is inside, an open end joined with its beginning.
  func contains(_ point: Point, _ fill: FillValue) -> Bool {
    guard let bounds, bounds.contains(point) else { return false }
    var winding = 0
    for polygon in polygons {
      guard let last = polygon.last else { continue }
      var from = last
      for to in polygon {
        if (from.y <= point.y) != (to.y <= point.y) {
          let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
          if to.y > from.y, side > 0 { winding += 1 }
          if to.y <= from.y, side < 0 { winding -= 1 }
        }
        from = to
      }
    }
    return fill.isEOFilled ? winding % 2 != 0 : winding != 0
  }

  /// Whether a point is at most so far from the line.
  func isNear(_ point: Point, _ distance: Double) -> Bool {
    guard let bounds, bounds.insetBy(dx: -distance, dy: -distance).contains(point) else {
      return false
    }
    return polygons.contains { polygon in
      zip(polygon, polygon.dropFirst()).contains { from, to in
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = dx * dx + dy * dy
        let along = length > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / length : 0
        let t = min(max(along, 0), 1)
        let (x, y) = (from.x + t * dx - point.x, from.y + t * dy - point.y)
        return x * x + y * y <= distance * distance
      }
    }
  }
}
