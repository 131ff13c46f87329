public import LayoutCore

/// The outline of a shape: subpaths of lines and curves, in points.
public struct Path: Equatable, Sendable {
  /// An element of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to where the subpath began, which ends it.
    case closeSubpath
  }

  /// The outline of a known shape; nil for a path of elements.
  private var outline: LayoutCore.Path?
  /// The steps of a path that is nothing known.
  private var steps: [Element] = []

  var elements: [Element] { outline.map { $0.elements.map { Element($0) } } ?? steps }

  /// Creates a path that draws nothing.
  public init() {}

  /// Creates a path that a closure fills.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a path from a Core Graphics path.
  public init(_ path: CGPath) { self = path.path }

  /// Creates a path from a Core Graphics path.
  public init(_ path: CGMutablePath) { self = path.path }

  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// Creates a rectangle with corners of several radii.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates the ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  init(_ engine: LayoutCore.Path) { outline = engine }

  /// Returns whether both have the same elements, however they are stored.
  public static func == (left: Path, right: Path) -> Bool {
    if let outline = left.outline, let other = right.outline { return outline == other }
    return left.elements == right.elements
  }

  /// Turns a known shape into elements, to which more can be added.
  private mutating func unfold() {
    if outline == nil { return }
    steps = elements
    outline = nil
  }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { outline?.currentPoint == nil && steps.isEmpty }

  /// The end point of the last element; nil for an empty path.
  public var currentPoint: CGPoint? {
    for (index, element) in elements.enumerated().reversed() {
      if let end = element.end { return end }
      return start(before: index)
    }
    return nil
  }

  /// Calls a closure with each element.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The path as one of Core Graphics.
  public var cgPath: CGPath { CGPath(self) }

  /// The path for drawing, whose quadratic curves are cubic ones.
  var engine: LayoutCore.Path { outline ?? LayoutCore.Path(engineSteps) }

  /// The elements for drawing.
  var engineSteps: [PathElement] { elements.map { $0.engine } }

  // MARK: Steps

  /// Begins a subpath.
  public mutating func move(to end: CGPoint) {
    unfold()
    if case .move = steps.last { steps.removeLast() }
    steps.append(.move(to: end))
  }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { draw(.line(to: end)) }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    draw(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    draw(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the subpath with a straight line to its start.
  public mutating func closeSubpath() {
    unfold()
    guard let last = steps.last, last != .closeSubpath else { return }
    steps.append(.closeSubpath)
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let path = transform.isIdentity ? path : path.applying(transform)
    if isEmpty { return self = path }
    unfold()
    steps += path.elements
  }

  /// A closed subpath may be followed by another from the same point.
  private mutating func draw(_ element: Element) {
    unfold()
    if case .closeSubpath = steps.last, let start = start(before: steps.count) {
      steps.append(.move(to: start))
    }
    if !steps.isEmpty { steps.append(element) }
  }

  private func start(before index: Int) -> CGPoint? {
    for case .move(let point) in elements[..<index].reversed() { return point }
    return nil
  }

  // MARK: Whole paths

  /// The path with every point carried to another place.
  func map(_ place: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    path.steps = elements.map { element in
      switch element {
      case .move(let end): .move(to: place(end))
      case .line(let end): .line(to: place(end))
      case .quadCurve(let end, let control): .quadCurve(to: place(end), control: place(control))
      case .curve(let end, let control1, let control2):
        .curve(to: place(end), control1: place(control1), control2: place(control2))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }

  /// The path under a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    map { $0.applying(transform) }
  }

  /// The path moved by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// The part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(engine.trimmedPath(from: Double(from), to: Double(to)))
  }
}

extension Path.Element {
  fileprivate init(_ engine: LayoutCore.Path.Element) {
    switch engine {
    case .move(let end): self = .move(to: CGPoint(end))
    case .line(let end): self = .line(to: CGPoint(end))
    case .curve(let end, let control1, let control2):
      self = .curve(
        to: CGPoint(end),
        control1: CGPoint(control1),
        control2: CGPoint(control2)
      )
    case .close: self = .closeSubpath
    }
  }

  /// The end point of the element; nil for one that closes the subpath.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  fileprivate var engine: PathElement {
    switch self {
    case .move(let end): .move(end.engine)
    case .line(let end): .line(end.engine)
    case .quadCurve(let end, let control):
      .quadCurve(to: end.engine, control: control.engine)
    case .curve(let end, let control1, let control2):
      .curve(to: end.engine, control1: control1.engine, control2: control2.engine)
    case .closeSubpath: .close
    }
  }
}

extension Path: Shape {
  /// Returns the path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }

  /// Returns the shape for drawing.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    .path(engineSteps)
  }
}

extension Path: LosslessStringConvertible {
  /// The steps: numbers, and behind them `m`, `l`, `q`, `c` or `h`.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let end): text(end) + " m"
      case .line(let end): text(end) + " l"
      case .quadCurve(let end, let control): text(control, end) + " q"
      case .curve(let end, let control1, let control2): text(control1, control2, end) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Creates a path from its description; nil if that is invalid.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(2), control: point(0))
      case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  /// A number without a fraction of nothing.
  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
  }
}
