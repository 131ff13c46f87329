// The outline of a line along a path.

extension Path {
  /// The outline of a line along the path.
  ///
  /// Each straight piece is an area of its own, as are ends and corners; all turn the same way, so
  /// that what several cover is inside.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = style.lineWidth / 2
    guard half > 0 else { return Path() }
    var outline = Path()
    for line in flattened {
      for piece in line.withoutRepeats.dashed(style) { outline.addStroke(piece, half, style) }
    }
    return outline
  }

  private mutating func addStroke(_ line: Polyline, _ half: CGFloat, _ style: StrokeStyle) {
    let points = line.points
    guard points.count > 1 else {
      if let point = points.first, style.lineCap != .butt { addDot(at: point, half, style) }
      return
    }
    let ends = line.isClosed ? points + [points[0]] : points
    for (start, end) in zip(ends, ends.dropFirst()) { addPiece(start, end, half) }
    let corners = line.isClosed ? points + [points[0], points[1]] : points
    for index in corners.indices.dropFirst().dropLast() {
      addJoin(corners[index - 1], corners[index], corners[index + 1], half, style)
    }
    if line.isClosed || style.lineCap == .butt { return }
    addCap(points[1], points[0], half, style)
    addCap(points[points.count - 2], points[points.count - 1], half, style)
  }

  private mutating func addDot(at point: CGPoint, _ half: CGFloat, _ style: StrokeStyle) {
    let rect = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    if style.lineCap == .round { addEllipse(in: rect) } else { addRect(rect) }
  }

  /// An area whose corners go clockwise, as all of an outline do.
  private mutating func addArea(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (first, second) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += first.x * second.y - second.x * first.y
    }
    addLines(area < 0 ? points.reversed() : points)
    closeSubpath()
  }

  private mutating func addPiece(_ start: CGPoint, _ end: CGPoint, _ half: CGFloat) {
    let side = start.normal(to: end, half)
    addArea([
      start.moved(side, 1), end.moved(side, 1), end.moved(side, -1), start.moved(side, -1),
    ])
  }

  private mutating func addCap(
    _ inner: CGPoint,
    _ end: CGPoint,
    _ half: CGFloat,
    _ style: StrokeStyle
  ) {
    if style.lineCap == .round { return addDot(at: end, half, style) }
    let side = inner.normal(to: end, half)
    addPiece(end, CGPoint(x: end.x + side.dy, y: end.y - side.dx), half)
  }

  private mutating func addJoin(
    _ before: CGPoint,
    _ corner: CGPoint,
    _ after: CGPoint,
    _ half: CGFloat,
    _ style: StrokeStyle
  ) {
    if style.lineJoin == .round {
      let rect = CGRect(
        x: corner.x - half,
        y: corner.y - half,
        width: 2 * half,
        height: 2 * half
      )
      return addEllipse(in: rect)
    }
    let (first, second) = (before.normal(to: corner, half), corner.normal(to: after, half))
    let cross = first.dx * second.dy - first.dy * second.dx
    guard cross != 0 else { return }
    let outside: CGFloat = cross > 0 ? -1 : 1
    var area = [corner, corner.moved(first, outside), corner.moved(second, outside)]
    let sum = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
    let square = sum.dx * sum.dx + sum.dy * sum.dy
    // The tip lies 2·half² / |sum| from the corner; its length in widths has a limit.
    if style.lineJoin == .miter, square > 0,
      2 * half / square.squareRoot() <= style.miterLimit
    {
      area.insert(corner.moved(sum, outside * 2 * half * half / square), at: 2)
    }
    addArea(area)
  }
}

extension Path.Polyline {
  /// The line without points that repeat the one before.
  fileprivate var withoutRepeats: Path.Polyline {
    var line = Path.Polyline(points: [], isClosed: isClosed)
    for point in points where line.points.last != point { line.points.append(point) }
    if isClosed, line.points.count > 1, line.points.first == line.points.last {
      line.points.removeLast()
    }
    if line.points.count < 2 { line.isClosed = false }
    return line
  }

  /// What dashes leave of the line.
  fileprivate func dashed(_ style: StrokeStyle) -> [Path.Polyline] {
    let total = style.dash.reduce(0, +)
    guard total > 0, total.isFinite, style.dash.allSatisfy({ $0 >= 0 }), points.count > 1 else {
      return [self]
    }
    var pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    pattern = pattern.map { max($0, total * 1e-6) }
    let period = pattern.reduce(0, +)
    var phase = style.dashPhase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    var index = 0
    while phase >= pattern[index] {
      phase -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - phase
    var pieces: [Path.Polyline] = []
    var piece = [points[0]]
    let ends = isClosed ? points + [points[0]] : points
    for (start, end) in zip(ends, ends.dropFirst()) {
      let length = start.distance(to: end)
      var position: CGFloat = 0
      while length - position > left {
        position += left
        let point = CGPoint(
          x: start.x + (end.x - start.x) * position / length,
          y: start.y + (end.y - start.y) * position / length
        )
        if index % 2 == 0 { pieces.append(Path.Polyline(points: piece + [point])) }
        piece = [point]
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - position
      piece.append(end)
    }
    if index % 2 == 0, piece.count > 1 { pieces.append(Path.Polyline(points: piece)) }
    return pieces
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  /// The way from a line to another point to its side, of a length.
  fileprivate func normal(to end: CGPoint, _ length: CGFloat) -> CGVector {
    let distance = distance(to: end)
    return CGVector(
      dx: -(end.y - y) / distance * length,
      dy: (end.x - x) / distance * length
    )
  }

  fileprivate func moved(_ way: CGVector, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: x + way.dx * factor, y: y + way.dy * factor)
  }
}
