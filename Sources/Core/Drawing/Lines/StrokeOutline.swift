internal import LayoutCore
internal import ViewValues

#if canImport(Glibc)
  import Glibc
#endif

/// Collects the outlines of lines: along their left side and back along the right one, so that all turn
/// the same way (D4.24).
struct StrokeOutline {
  typealias Point = PathSegment.Point

  private(set) var path = Path()
  /// The sine of the smallest turn that makes a corner: smaller ones are rounding errors.
  private static let leastTurn = 2e-3

  private let style: StrokeValue
  /// Half of the width.
  private let half: Double

  init(_ style: StrokeValue, half: Double) {
    self.style = style
    self.half = half
  }

  /// Adds the outline of a line.
  mutating func add(_ line: StrokeLine) {
    var spans: [StrokeSpan] = []
    for (index, segment) in line.segments.enumerated() {
      let first = spans.count
      spans += StrokeSpan.spans(of: segment, half: half)
      let before = index > 0 ? line.segments[index - 1] : line.segments[line.segments.count - 1]
      // Between curves that join smoothly the spans have corners that the line does not have.
      if first < spans.count, index > 0 || line.isClosed {
        spans[first].isContinued = isAhead(before.way(at: 1), segment.way(at: 0))
      }
    }
    guard let first = spans.first, let last = spans.last else { return addDot(line) }
    var sides = (left: [PathSegment](), right: [PathSegment]())
    var corners: [(left: [PathSegment], right: [PathSegment])] = []
    for index in spans.indices.dropLast(line.isClosed ? 0 : 1) {
      corners.append(corner(index, (index + 1) % spans.count, &spans))
    }
    for (index, span) in spans.enumerated() {
      sides.left.append(span.left)
      sides.right.append(span.right)
      guard index < corners.count else { continue }
      sides.left += corners[index].left
      sides.right += corners[index].right
    }
    let back = sides.right.reversed().map(\.turned)
    if line.isClosed {
      addArea(sides.left)
      addArea(back)
      return
    }
    let end = cap(last.left.end, last.end, last.arrival)
    let start = cap(first.right.start, line.start, -first.departure)
    addArea(sides.left + end + back + start)
  }

  // MARK: Corners

  /// Whether a line that arrives in one direction and leaves in another has no corner.
  private func isAhead(_ arrival: Point, _ departure: Point) -> Bool {
    abs(arrival.cross(departure)) < Self.leastTurn && (arrival * departure).sum() > 0
  }

  /// Joins the sides of two spans; inner sides of straight ones end at their intersection.
  private func corner(
    _ index: Int,
    _ next: Int,
    _ spans: inout [StrokeSpan]
  ) -> (left: [PathSegment], right: [PathSegment]) {
    let (before, after) = (spans[index], spans[next])
    let turn = before.arrival.cross(after.departure)
    if isAhead(before.arrival, after.departure) { return ([], []) }
    let isRound = after.isContinued || style.lineJoin == .round
    let turnsRight = turn >= 0
    let (outer, inner) =
      turnsRight
      ? ((before.left.end, after.left.start), (before.right.end, after.right.start))
      : ((before.right.end, after.right.start), (before.left.end, after.left.start))
    let outside =
      isRound
      ? arc(from: outer.0, to: outer.1, around: before.end, isClockwise: turnsRight)
      : point(from: outer.0, to: outer.1, around: before.end)
    let inside: [PathSegment]
    if let meeting = meeting(of: before, after, atRight: turnsRight), next != index {
      spans[index].end(at: meeting, atRight: turnsRight)
      spans[next].begin(at: meeting, atRight: turnsRight)
      inside = []
    } else {
      // Through the corner itself, so that no side turns back.
      inside = [
        PathSegment(from: inner.0, to: before.end), PathSegment(from: before.end, to: inner.1),
      ]
    }
    return turnsRight ? (outside, inside) : (inside, outside)
  }

  /// The intersection of the inner sides of two straight spans, if it is within half of either.
  private func meeting(
    of before: StrokeSpan,
    _ after: StrokeSpan,
    atRight: Bool
  ) -> Point? {
    guard before.isStraight, after.isStraight else { return nil }
    let sum = before.arrival + after.departure
    let square = (sum * sum).sum()
    guard square > 1e-6 else { return nil }
    let inward = Point(-sum.y, sum.x) * (atRight ? 1 : -1)
    let tip = before.end + inward * (2 * half / square)
    let away = abs(((tip - before.end) * before.arrival).sum())
    return [before, after].allSatisfy { away <= ($0.end - $0.start).length / 2 } ? tip : nil
  }

  /// The tip of a corner, or its bevel if it would be too long.
  private func point(from first: Point, to last: Point, around corner: Point) -> [PathSegment] {
    let sum = first - corner + (last - corner)
    let square = (sum * sum).sum()
    // The tip is 2·half² / |sum| from the corner; its length in widths has a limit.
    guard style.lineJoin == .miter, square > 0,
      2 * half / square.squareRoot() <= style.miterLimit
    else { return [PathSegment(from: first, to: last)] }
    let tip = corner + sum * (2 * half * half / square)
    return [PathSegment(from: first, to: tip), PathSegment(from: tip, to: last)]
  }

  /// An arc of no more than half a turn.
  private func arc(
    from first: Point,
    to last: Point,
    around center: Point,
    isClockwise: Bool = true
  ) -> [PathSegment] {
    let (from, to) = (first - center, last - center)
    let angle = abs(atan2(from.cross(to), (from * to).sum())) * (isClockwise ? 1 : -1)
    let count = max((abs(angle) / (.pi / 2) - 1e-9).rounded(.up), 1)
    let step = angle / count
    let handle = 4 / 3 * tan(step / 4)
    func side(_ vector: Point) -> Point { Point(-vector.y, vector.x) }
    var arcs: [PathSegment] = []
    var vector = from
    for index in 1...Int(count) {
      let turned = from * cos(step * Double(index)) + side(from) * sin(step * Double(index))
      let end = index == Int(count) ? to : turned
      arcs.append(
        PathSegment(
          from: center + vector,
          center + vector + side(vector) * handle,
          center + end - side(end) * handle,
          to: center + end
        )
      )
      vector = end
    }
    return arcs
  }

  // MARK: Ends

  /// The cap from one side to the other around an end, which the line reaches in a direction.
  private func cap(_ first: Point, _ end: Point, _ way: Point) -> [PathSegment] {
    let last = end * 2 - first
    switch style.lineCap {
    case .butt: return [PathSegment(from: first, to: last)]
    case .square:
      let corners = [first, first + way * half, last + way * half, last]
      return zip(corners, corners.dropFirst()).map { PathSegment(from: $0, to: $1) }
    case .round:
      let tip = end + way * half
      return arc(from: first, to: tip, around: end) + arc(from: tip, to: last, around: end)
    }
  }

  /// Adds the dot of a line without a length: its caps, if it has any (D4.24).
  private mutating func addDot(_ line: StrokeLine) {
    let (center, way) = (line.start, line.direction)
    let side = Point(way.y, -way.x) * half
    switch style.lineCap {
    case .butt: break
    case .round:
      let box = Rect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
      path.addEllipse(in: box)
    case .square:
      let ahead = way * half
      let corners = [
        center - ahead + side, center + ahead + side, center + ahead - side, center - ahead - side,
      ]
      addArea(zip(corners, corners.dropFirst()).map { PathSegment(from: $0, to: $1) })
    }
  }

  // MARK: Areas

  private mutating func addArea(_ segments: [PathSegment]) {
    guard let first = segments.first else { return }
    path.move(to: ViewValues.Point(first.start))
    var current = first.start
    for segment in segments {
      // Ends of adjacent spans differ by rounding.
      if (segment.start - current).length > half * 1e-9 {
        path.addLine(to: ViewValues.Point(segment.start))
      }
      if segment.isLine {
        if segment.end != segment.start { path.addLine(to: ViewValues.Point(segment.end)) }
      } else {
        path.addCurve(
          to: ViewValues.Point(segment.end),
          control1: ViewValues.Point(segment.control1),
          control2: ViewValues.Point(segment.control2)
        )
      }
      current = segment.end
    }
    path.closeSubpath()
  }
}

extension StrokeSpan {
  fileprivate mutating func begin(at point: Point, atRight: Bool) {
    if atRight {
      right = PathSegment(from: point, to: right.end)
    } else {
      left = PathSegment(from: point, to: left.end)
    }
  }

  fileprivate mutating func end(at point: Point, atRight: Bool) {
    if atRight {
      right = PathSegment(from: right.start, to: point)
    } else {
      left = PathSegment(from: left.start, to: point)
    }
  }
}

extension PathSegment {
  /// The segment reversed.
  fileprivate var turned: PathSegment {
    isLine
      ? PathSegment(from: end, to: start)
      : PathSegment(from: end, control2, control1, to: start)
  }
}
