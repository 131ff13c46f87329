/// Two paths of which others are made: their lines are cut where they meet, and of the pieces those stay
/// that have the wanted area on one side only.
struct PathCombination {
  /// A straight piece of a line.
  private struct Edge {
    let start: CGPoint
    let end: CGPoint

    func point(at share: CGFloat) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }

    var isNothing: Bool { start == end }
    var reversed: Edge { Edge(start: end, end: start) }
  }

  private let first: [Path.Polyline]
  private let second: [Path.Polyline]
  private let eoFill: Bool
  /// Distances that nobody sees, in points.
  private let tolerance: CGFloat

  init(_ first: Path, _ second: Path, _ eoFill: Bool) {
    self.first = first.flattened.filter { $0.points.count > 1 && $0.isFinite }
    self.second = second.flattened.filter { $0.points.count > 1 && $0.isFinite }
    self.eoFill = eoFill
    let reach = (self.first + self.second).flatMap(\.points)
      .reduce(CGFloat(1)) { max($0, abs($1.x), abs($1.y)) }
    tolerance = reach * 1e-9
  }

  // MARK: Areas

  /// The area of the points for which a rule holds, which is told in which paths they are.
  func area(_ isIn: (_ first: Bool, _ second: Bool) -> Bool) -> Path {
    let edges = edges(of: first, closed: true) + edges(of: second, closed: true)
    var kept: [Edge] = []
    var seen: Set<[Int]> = []
    let distance = tolerance * 100
    for edge in cut(edges, by: edges) {
      let keys = [key(edge.start), key(edge.end)].sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
      guard seen.insert(keys[0] + keys[1]).inserted else { continue }
      let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      let (x, y) = (-dy / length * distance, dx / length * distance)
      let middle = edge.point(at: 0.5)
      func holds(_ sign: CGFloat) -> Bool {
        let point = CGPoint(x: middle.x + sign * x, y: middle.y + sign * y)
        return isIn(
          first.contains(point, eoFill: eoFill),
          second.contains(point, eoFill: eoFill)
        )
      }
      let (left, right) = (holds(1), holds(-1))
      if left != right { kept.append(left ? edge : edge.reversed) }
    }
    return path(joining: kept, closes: true)
  }

  /// The parts of the first path's line of which it is so whether they are in the second.
  func line(_ isIn: (Bool) -> Bool) -> Path {
    let pieces = cut(edges(of: first, closed: false), by: edges(of: second, closed: true))
    let kept = pieces.filter { isIn(second.contains($0.point(at: 0.5), eoFill: eoFill)) }
    return path(joining: kept, closes: false)
  }

  // MARK: Pieces

  private func edges(of lines: [Path.Polyline], closed: Bool) -> [Edge] {
    lines.flatMap { line -> [Edge] in
      var edges = zip(line.points, line.points.dropFirst()).map { Edge(start: $0, end: $1) }
      if closed || line.isClosed, let last = line.points.last, let first = line.points.first {
        edges.append(Edge(start: last, end: first))
      }
      return edges.filter { !$0.isNothing }
    }
  }

  /// The edges in pieces that others meet at their ends only.
  private func cut(_ edges: [Edge], by others: [Edge]) -> [Edge] {
    edges.flatMap { edge -> [Edge] in
      var shares: [CGFloat] = []
      for other in others { addCuts(of: edge, by: other, to: &shares) }
      let length = max(abs(edge.end.x - edge.start.x), abs(edge.end.y - edge.start.y))
      let least = tolerance / length
      var points = [edge.start]
      for share in shares.sorted() where share > least && share < 1 - least {
        let point = edge.point(at: share)
        if let last = points.last, !isSame(last, point) { points.append(point) }
      }
      if points.count > 1, isSame(points[points.count - 1], edge.end) { points.removeLast() }
      points.append(edge.end)
      return zip(points, points.dropFirst()).map { Edge(start: $0, end: $1) }
    }
  }

  /// Where an edge meets another one, in shares of its length.
  private func addCuts(of edge: Edge, by other: Edge, to shares: inout [CGFloat]) {
    guard min(edge.start.x, edge.end.x) <= max(other.start.x, other.end.x) + tolerance,
      min(other.start.x, other.end.x) <= max(edge.start.x, edge.end.x) + tolerance,
      min(edge.start.y, edge.end.y) <= max(other.start.y, other.end.y) + tolerance,
      min(other.start.y, other.end.y) <= max(edge.start.y, edge.end.y) + tolerance
    else { return }
    let (ax, ay) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let (bx, by) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let (cx, cy) = (other.start.x - edge.start.x, other.start.y - edge.start.y)
    let area = ax * by - ay * bx
    let squared = ax * ax + ay * ay
    if abs(area) > tolerance * max(abs(ax) + abs(ay), abs(bx) + abs(by)) {
      let share = (cx * by - cy * bx) / area
      let otherShare = (cx * ay - cy * ax) / area
      if otherShare > -1e-9, otherShare < 1 + 1e-9 { shares.append(share) }
    } else if abs(cx * ay - cy * ax) <= tolerance * squared.squareRoot() {
      // Edges on one line cut each other where they end.
      for point in [other.start, other.end] {
        let along = (point.x - edge.start.x) * ax + (point.y - edge.start.y) * ay
        shares.append(along / squared)
      }
    }
  }

  // MARK: Joining

  private func key(_ point: CGPoint) -> [Int] {
    let step = tolerance * 10
    return [Int((point.x / step).rounded()), Int((point.y / step).rounded())]
  }

  private func isSame(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) <= tolerance * 10 && abs(first.y - second.y) <= tolerance * 10
  }

  /// Edges with the same ends joined, without points in the middle of straight lines.
  private func path(joining edges: [Edge], closes: Bool) -> Path {
    var starts: [[Int]: [Int]] = [:]
    for (index, edge) in edges.enumerated().reversed() {
      starts[key(edge.start), default: []].append(index)
    }
    var isUsed = [Bool](repeating: false, count: edges.count)
    var path = Path()
    for begin in edges.indices where !isUsed[begin] {
      var points = [edges[begin].start]
      var next: Int? = begin
      while let index = next {
        isUsed[index] = true
        points.append(edges[index].end)
        let end = key(edges[index].end)
        while let last = starts[end]?.last, isUsed[last] { starts[end]?.removeLast() }
        next = starts[end]?.last
        if closes, end == key(points[0]) { next = nil }
      }
      add(points, closes: closes, to: &path)
    }
    return path
  }

  private func add(_ points: [CGPoint], closes: Bool, to path: inout Path) {
    let isRing = isSame(points[0], points[points.count - 1])
    var ring = isRing ? Array(points.dropLast()) : points
    var index = isRing ? 0 : 1
    while ring.count > 2, index < (isRing ? ring.count : ring.count - 1) {
      let before = ring[(index + ring.count - 1) % ring.count]
      let after = ring[(index + 1) % ring.count]
      if isStraight(before, ring[index], after) { ring.remove(at: index) } else { index += 1 }
    }
    guard ring.count > (closes ? 2 : 1) else { return }
    path.addLines(ring)
    if isRing { path.closeSubpath() }
  }

  private func isStraight(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
    let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    let ahead = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
    let reach = max(abs(c.x - a.x), abs(c.y - a.y), tolerance)
    return ahead >= 0 && abs(area) <= tolerance * 100 * reach
  }
}

extension Path.Polyline {
  /// Whether all of its points are somewhere.
  fileprivate var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
}
