/// A part of a line, with its sides at half of the line's width.
struct StrokeSpan {
  typealias Point = PathSegment.Point

  /// The left and right side in the line's direction, from its start to its end.
  var left: PathSegment
  var right: PathSegment
  /// The ends of the centre line.
  let start: Point
  let end: Point
  /// The unit direction at its start.
  let departure: Point
  let arrival: Point
  /// Whether it begins without a corner.
  var isContinued: Bool
  /// Whether the span and its sides are straight.
  var isStraight: Bool { left.isLine }

  /// The spans of a segment of a line: its sides are curves if curves can follow them, and straight
  /// if it turns more closely than the line is wide.
  static func spans(of segment: PathSegment, half: Double) -> [StrokeSpan] {
    var spans: [StrokeSpan] = []
    var open = [(part: segment, depth: 0)]
    while let (part, depth) = open.popLast() {
      if let span = StrokeSpan(part, half, isContinued: !spans.isEmpty) {
        spans.append(span)
      } else if depth == deepest || part.isFlat(within: tolerance * half) {
        guard part.start != part.end else { continue }
        let line = PathSegment(from: part.start, to: part.end)
        spans += StrokeSpan(line, half, isContinued: !spans.isEmpty).map { [$0] } ?? []
      } else {
        open.append((part.part(from: 0.5, to: 1), depth + 1))
        open.append((part.part(from: 0, to: 0.5), depth + 1))
      }
    }
    return spans
  }

  /// The largest error of a side, in halves of the line's width.
  private static let tolerance = 0.002
  /// The largest number of times that a segment is halved.
  private static let deepest = 12

  /// Creates the span of a straight line, or of a curve whose sides are curves; nil for any other.
  private init?(_ segment: PathSegment, _ half: Double, isContinued: Bool) {
    guard let left = segment.side(half), let right = segment.side(-half) else { return nil }
    (self.left, self.right) = (left, right)
    (start, end) = (segment.start, segment.end)
    (departure, arrival) = (segment.way(at: 0), segment.way(at: 1))
    self.isContinued = isContinued
  }
}

extension PathSegment {
  /// Whether the segment's radius of curvature is less than a distance.
  func turns(within distance: Double) -> Bool {
    !isLine
      && stride(from: 0.0625, to: 1, by: 0.125).contains { abs(curvature(at: $0)) * distance > 1 }
  }

  /// The unit direction of the segment at a parameter.
  func way(at t: Double) -> Point {
    var way = direction(at: t)
    // A control point that coincides with an end has no direction there.
    if t == 0 { way = departure }
    if t == 1 { way = -PathSegment(from: end, control2, control1, to: start).departure }
    let length = way.length
    return length > 0 ? way / length : Point(1, 0)
  }

  /// Whether the segment is straight within a tolerance.
  fileprivate func isFlat(within distance: Double) -> Bool {
    let way = end - start
    let length = way.length
    return [control1, control2].allSatisfy { control in
      let offset = control - start
      if length == 0 { return offset.length <= distance }
      let along = (offset * way).sum() / length
      return abs(way.cross(offset)) / length <= distance
        && along >= -distance && along <= length + distance
    }
  }

  /// The curvature of the segment, to the right if it is more than 0.
  fileprivate func curvature(at t: Double) -> Double {
    let u = 1 - t
    let (first, second) = (control1 - start, control2 - control1)
    let third = end - control2
    let bend = ((second - first) * u + (third - second) * t) * 6
    let way = direction(at: t)
    let speed = way.length
    return way.cross(bend) / (speed * speed * speed)
  }

  /// The curve parallel to the segment, to its left if the distance is more than 0; nil if no curve
  /// is near enough to it.
  fileprivate func side(_ distance: Double) -> PathSegment? {
    func beside(_ t: Double) -> Point {
      let way = way(at: t)
      return point(at: t) + Point(way.y, -way.x) * distance
    }
    let (first, last) = (beside(0), beside(1))
    if isLine { return PathSegment(from: first, to: last) }
    let (departure, arrival) = (way(at: 0), way(at: 1))
    // Up to a quarter of a turn, and never beyond the centre of curvature.
    let isRegular = stride(from: 0.0, through: 1, by: 0.125).allSatisfy { t in
      let way = way(at: t)
      return 1 + curvature(at: t) * distance > 0.05 && (way * departure).sum() > -0.05
        && (way * arrival).sum() > -0.05
    }
    guard isRegular else { return nil }
    let middle = beside(0.5)
    var handles = (
      (control1 - start).length * (1 + curvature(at: 0) * distance),
      (end - control2).length * (1 + curvature(at: 1) * distance)
    )
    // Through the exact midpoint of the side.
    let turn = departure.cross(arrival)
    if abs(turn) > 0.02 {
      let way = (middle - (first + last) / 2) * (8 / 3)
      handles = (way.cross(arrival) / turn, way.cross(departure) / turn)
    }
    guard handles.0 > 0, handles.1 > 0, handles.0.isFinite, handles.1.isFinite else { return nil }
    let side = PathSegment(
      from: first,
      first + departure * handles.0,
      last - arrival * handles.1,
      to: last
    )
    let isNear = [0.15, 0.3, 0.5, 0.7, 0.85].allSatisfy { t in
      side.distance(near: t, to: beside(t)) <= abs(distance) * 0.002
    }
    return isNear ? side : nil
  }

  /// The distance of a point from the segment, near a parameter.
  private func distance(near t: Double, to point: Point) -> Double {
    var t = t
    for _ in 0..<3 {
      let way = direction(at: t)
      let square = (way * way).sum()
      if square > 0 { t = min(max(t + ((point - self.point(at: t)) * way).sum() / square, 0), 1) }
    }
    return (self.point(at: t) - point).length
  }
}
