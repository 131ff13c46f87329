internal import LayoutCore
internal import ViewValues

/// The line to stroke: a subpath, or one of its dashes.
struct StrokeLine {
  typealias Point = PathSegment.Point

  /// The segments with a length, each beginning at the end of the one before.
  var segments: [PathSegment] = []
  /// The start of the line, and its place if it has no length.
  var start: Point
  /// The direction of a line without a length.
  var direction = Point(1, 0)
  /// Whether its end is its start, with a corner there.
  var isClosed = false

  /// The lines of a path: its subpaths, without those with points that are not finite.
  static func lines(of path: Path) -> [StrokeLine] {
    var lines: [StrokeLine] = []
    var line: StrokeLine?
    func add(_ end: Point, _ segment: (Point, Point) -> PathSegment) {
      guard let current = line?.end else { return }
      let segment = segment(current, end)
      line?.isDrawn = true
      if !segment.isNothing { line?.segments += segment.unfolded }
    }
    func finish() {
      if let line, line.isDrawn, line.segments.allSatisfy(\.isSomewhere) { lines.append(line) }
      line = nil
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish()
        line = StrokeLine(start: Point(point))
      case .line(let end): add(Point(end)) { PathSegment(from: $0, to: $1) }
      case .curve(let end, let control1, let control2):
        add(Point(end)) { PathSegment(from: $0, Point(control1), Point(control2), to: $1) }
      case .close:
        guard let start = line?.start else { continue }
        add(start) { PathSegment(from: $0, to: $1) }
        if line?.segments.isEmpty == false { line?.isClosed = true }
        finish()
        line = StrokeLine(start: start)
      }
    }
    finish()
    return lines
  }

  /// Whether the subpath has anything but a move.
  private var isDrawn = false

  private var end: Point { segments.last?.end ?? start }

  init(start: Point) { self.start = start }

  /// A line along some segments.
  init(_ segments: [PathSegment], start: Point) {
    self.segments = segments
    self.start = start
  }
}
