internal import Drawing

/// The segments of a path's subpaths, without those of length 0.
struct PathOutline {
  private(set) var segments: [PathSegment] = []

  /// Creates the outline of a path's area, in which all subpaths are closed, or its line.
  ///
  /// Subpaths with points that are not finite are left out.
  init(_ path: Path, closesAll: Bool) {
    var subpath: [PathSegment] = []
    var start = PathSegment.Point.zero
    var current = start
    func add(_ segment: PathSegment) {
      if !segment.isNothing { subpath += segment.unfolded }
      current = segment.end
    }
    func finish() {
      if subpath.allSatisfy(\.isSomewhere) { segments += subpath }
      subpath = []
    }
    func close() {
      if current != start { add(PathSegment(from: current, to: start)) }
    }
    path.forEach { element in
      switch element {
      case .move(let end):
        if closesAll { close() }
        finish()
        start = PathSegment.Point(end)
        current = start
      case .line(let end): add(PathSegment(from: current, to: PathSegment.Point(end)))
      case .quadCurve(let end, let control):
        let (control, end) = (PathSegment.Point(control), PathSegment.Point(end))
        let controls = (current + (control - current) * 2 / 3, end + (control - end) * 2 / 3)
        add(PathSegment(from: current, controls.0, controls.1, to: end))
      case .curve(let end, let control1, let control2):
        let controls = (PathSegment.Point(control1), PathSegment.Point(control2))
        add(PathSegment(from: current, controls.0, controls.1, to: PathSegment.Point(end)))
      case .closeSubpath:
        close()
        finish()
        current = start
      }
    }
    if closesAll { close() }
    finish()
  }

  /// The outline with straight lines for curves, a hundredth of a point away at most.
  var straightened: PathOutline {
    var outline = self
    outline.segments = segments.flatMap { segment -> [PathSegment] in
      if segment.isLine { return [segment] }
      let (low, high) = segment.hull
      let count = min(max(Int((high - low).length.squareRoot() * 6), 8), 600)
      let points = (0...count).map { segment.point(at: Double($0) / Double(count)) }
      return zip(points, points.dropFirst()).filter { $0.0 != $0.1 }
        .map { PathSegment(from: $0.0, to: $0.1) }
    }
    return outline
  }

  /// Returns whether a point is inside; a rectangle's left and upper edges count as inside.
  func contains(_ point: PathSegment.Point, eoFill: Bool) -> Bool {
    let winding = segments.reduce(0) { $0 + $1.winding(around: point) }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

extension PathSegment {
  /// Returns the winding number that the segment adds to a point: 1 where it crosses the ray to the
  /// point's right downwards, −1 upwards.
  fileprivate func winding(around point: Point) -> Int {
    let (low, high) = hull
    guard low.y <= point.y, high.y >= point.y, high.x > point.x else { return 0 }
    if low.x > point.x { return Self.crossing(start.y, end.y, point.y) }
    let turns = turns(of: 1)
    var winding = 0
    for (first, last) in zip(turns, turns.dropFirst()) {
      let crossing = Self.crossing(self.point(at: first).y, self.point(at: last).y, point.y)
      guard crossing != 0 else { continue }
      let share =
        isLine
        ? (point.y - start.y) / (end.y - start.y)
        : Self.share(
          in: first...last,
          value: { self.point(at: $0).y - point.y },
          slope: { self.direction(at: $0).y }
        )
      if self.point(at: share).x > point.x { winding += crossing }
    }
    return winding
  }

  /// Lines that end at the height of the point count at their lower end only.
  private static func crossing(_ from: Double, _ to: Double, _ height: Double) -> Int {
    if (from <= height) == (to <= height) { return 0 }
    return to > from ? 1 : -1
  }
}

extension PathSegment.Point {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}
