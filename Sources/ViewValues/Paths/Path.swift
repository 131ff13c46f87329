/// The outline of a shape: subpaths of lines and cubic Bézier curves, in points.
///
/// A path is always well formed: each subpath begins with a move, and what would draw without a
/// current point draws nothing.
public struct Path: Sendable, Hashable {
  /// A step of a path.
  public enum Element: Sendable, Hashable {
    /// Begins a subpath.
    case move(Point)
    /// A straight line from the current point.
    case line(Point)
    /// A cubic Bézier curve from the current point.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line to where the subpath began, which ends it.
    case close
  }

  /// The steps in the order in which they are drawn.
  public private(set) var elements: [Element] = []

  /// Creates a path that draws nothing.
  public init() {}

  /// Whether nothing is drawn.
  public var isEmpty: Bool { !elements.contains { $0.draws } }

  /// Where the next step begins; nil before the first.
  public var currentPoint: Point? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: start
    }
  }

  /// Begins a subpath.
  public mutating func move(to point: Point) {
    if case .move = elements.last { elements.removeLast() }
    // Most paths are a rectangle or an ellipse.
    if elements.isEmpty { elements.reserveCapacity(6) }
    elements.append(.move(point))
  }

  /// Adds a straight line.
  public mutating func addLine(to point: Point) { draw(.line(point)) }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    draw(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a quadratic Bézier curve, as the cubic one that it is.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    guard let current = currentPoint else { return }
    func towards(_ end: Point) -> Point {
      Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    addCurve(to: point, control1: towards(current), control2: towards(point))
  }

  /// Ends the subpath with a straight line to where it began.
  public mutating func closeSubpath() {
    if let last = elements.last, last.draws { elements.append(.close) }
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// The path with every point carried to another place.
  public func map(_ place: (Point) -> Point) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(place(point))
      case .line(let point): .line(place(point))
      case .curve(let point, let control1, let control2):
        .curve(to: place(point), control1: place(control1), control2: place(control2))
      case .close: .close
      }
    }
    return path
  }

  /// The path under a transform.
  public func applying(_ transform: AffineTransform) -> Path { map(transform.apply(to:)) }

  /// A closed subpath may be followed by another from the same point.
  private mutating func draw(_ element: Element) {
    if case .close = elements.last, let start { elements.append(.move(start)) }
    if !elements.isEmpty { elements.append(element) }
  }

  /// Where the last subpath began.
  private var start: Point? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }
}

extension Path.Element {
  /// Whether the step is a line or a curve.
  fileprivate var draws: Bool {
    switch self {
    case .line, .curve: true
    case .move, .close: false
    }
  }

  /// The points that the step is made of, its end first.
  package var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }
}
