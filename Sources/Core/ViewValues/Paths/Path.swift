/// The outline of a shape: subpaths of lines and cubic Bézier curves, in points.
///
/// A path is always well formed: each subpath begins with a move; steps without a point draw
/// nothing.
public struct Path: Sendable, Hashable {
  /// A step of a path.
  public enum Element: Sendable, Hashable {
    /// Begins a subpath.
    case move(Point)
    /// A straight line from the current point.
    case line(Point)
    /// A cubic Bézier curve from the current point.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line to the start of the subpath, which ends it.
    case close
  }

  /// A path of a single shape, as most are: it takes no memory on the heap.
  private enum Outline: Sendable, Hashable {
    case rect(Rect)
    case ellipse(Rect)
  }

  /// The single shape; nil for a path of steps.
  private var outline: Outline?
  /// The steps of a path that is no single shape.
  private var steps: [Element] = []

  /// The steps in the order in which they are drawn.
  public var elements: [Element] {
    if outline == nil { return steps }
    var elements: [Element] = []
    withElements { elements = Array($0) }
    return elements
  }

  /// Creates an empty path.
  public init() {}

  /// Whether the path draws nothing.
  public var isEmpty: Bool { outline == nil && !steps.contains { $0.draws } }

  /// Passes the steps in drawing order to a closure, without allocating memory for them.
  package func withElements(_ body: (UnsafeBufferPointer<Element>) -> Void) {
    switch outline {
    case nil: steps.withUnsafeBufferPointer(body)
    case .rect(let rect):
      withUnsafeTemporaryAllocation(of: Element.self, capacity: 5) { buffer in
        Path.writeRect(rect, into: buffer)
        body(UnsafeBufferPointer(buffer))
      }
    case .ellipse(let rect):
      withUnsafeTemporaryAllocation(of: Element.self, capacity: 6) { buffer in
        Path.writeEllipse(in: rect, into: buffer)
        body(UnsafeBufferPointer(buffer))
      }
    }
  }

  /// Turns a single shape into steps, to which more can be added.
  private mutating func unfold() {
    if outline == nil { return }
    steps = elements
    outline = nil
  }

  /// Adds a rectangle as a subpath, from its top left corner along the top.
  public mutating func addRect(_ rect: Rect) { add(.rect(rect)) }

  /// Adds the ellipse that fills a rectangle as a subpath, from its right end downwards.
  public mutating func addEllipse(in rect: Rect) { add(.ellipse(rect)) }

  private mutating func add(_ outline: Outline) {
    unfold()
    if case .move = steps.last { steps.removeLast() }
    var path = Path()
    path.outline = outline
    if steps.isEmpty { self = path } else { addPath(path) }
  }

  /// The end of the last step; nil before the first.
  public var currentPoint: Point? {
    if outline != nil { return start }
    switch steps.last {
    case nil: return nil
    case .move(let point), .line(let point), .curve(let point, _, _): return point
    case .close: return start
    }
  }

  /// Begins a subpath.
  public mutating func move(to point: Point) {
    unfold()
    if case .move = steps.last { steps.removeLast() }
    // Few paths are longer.
    if steps.isEmpty { steps.reserveCapacity(6) }
    steps.append(.move(point))
  }

  /// Adds a straight line.
  public mutating func addLine(to point: Point) { draw(.line(point)) }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    draw(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a quadratic Bézier curve, as the cubic one that equals it.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    guard let current = currentPoint else { return }
    func towards(_ end: Point) -> Point {
      Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    addCurve(to: point, control1: towards(current), control2: towards(point))
  }

  /// Ends the subpath with a straight line to its start.
  public mutating func closeSubpath() {
    // A single shape is closed.
    if let last = steps.last, last.draws { steps.append(.close) }
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path) {
    unfold()
    path.withElements { steps += $0 }
  }

  /// The path with every point mapped by a closure.
  public func map(_ place: (Point) -> Point) -> Path {
    var path = Path()
    withElements { elements in
      path.steps = elements.map { element in
        switch element {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let point, let control1, let control2):
          .curve(to: place(point), control1: place(control1), control2: place(control2))
        case .close: .close
        }
      }
    }
    return path
  }

  /// The path under a transform.
  public func applying(_ transform: AffineTransform) -> Path { map(transform.apply(to:)) }

  /// A closed subpath may be followed by another from the same point.
  private mutating func draw(_ element: Element) {
    unfold()
    if case .close = steps.last, let start { steps.append(.move(start)) }
    if !steps.isEmpty { steps.append(element) }
  }

  /// The start of the last subpath.
  private var start: Point? {
    var start: Point?
    withElements { elements in
      for case .move(let point) in elements.reversed() {
        start = point
        return
      }
    }
    return start
  }

  /// Whether both have the same steps, however they are stored.
  public static func == (left: Path, right: Path) -> Bool {
    if let outline = left.outline, outline == right.outline { return true }
    var isEqual = false
    left.withElements { steps in right.withElements { isEqual = steps.elementsEqual($0) } }
    return isEqual
  }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) {
    withElements { elements in
      hasher.combine(elements.count)
      for element in elements { hasher.combine(element) }
    }
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

  /// The points of the step, its end first.
  package var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }
}
