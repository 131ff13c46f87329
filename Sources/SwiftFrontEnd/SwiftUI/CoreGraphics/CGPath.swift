/// The outline of a shape, shared by reference.
///
/// Safe to share although a subclass is mutable: only ``CGMutablePath`` changes, and its owner
/// shares it when it is complete, as with any reference type of Core Graphics.
public class CGPath: Hashable, @unchecked Sendable {
  var path: Path

  init(_ path: Path) { self.path = path }

  /// Creates a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(rect).applying(transform?.pointee ?? .identity)
  }

  /// Creates an ellipse.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(ellipseIn: rect).applying(transform?.pointee ?? .identity)
  }

  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path = Path(roundedRect: rect, cornerSize: size, style: .circular)
      .applying(transform?.pointee ?? .identity)
  }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { path.isEmpty }

  /// The end point of the last element.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest upright rectangle around the path.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// The smallest upright rectangle around the path and its control points.
  public var boundingBox: CGRect { path.controlRect }

  /// Returns whether a point is inside.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// A copy of the path.
  public func copy() -> CGPath? { CGPath(path) }

  /// A transformed copy of the path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns whether both are equal.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

  /// Hashes the essential components.
  public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

/// The outline of a shape that can be changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates a path that draws nothing.
  public init() { super.init(Path()) }

  override init(_ path: Path) { super.init(path) }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform),
      control1: control1.applying(transform),
      control2: control2.applying(transform)
    )
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
  }

  /// Adds an arc of a circle, angles in radians.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)),
      clockwise: clockwise,
      transform: transform
    )
  }

  /// Adds an arc that touches two lines.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End,
      tangent2End: tangent2End,
      radius: radius,
      transform: transform
    )
  }

  /// Adds the steps of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Closes the subpath with a straight line to its start.
  public func closeSubpath() { path.closeSubpath() }
}

/// An element of a path.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The control points, then the end; as many as the kind of step needs.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// A function that is called with each step of a path.
public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a function with each step.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls a closure with each element, valid during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      var (type, points) = CGPathElement.parts(of: element)
      points.withUnsafeMutableBufferPointer { buffer in
        // Space for one point at least, since the end of a subpath has none.
        guard let start = buffer.baseAddress else { return }
        var element = CGPathElement(type: type, points: start)
        block(&element)
      }
    }
  }
}

extension CGPathElement {
  fileprivate static func parts(
    of element: Path.Element
  ) -> (CGPathElementType, [CGPoint]) {
    switch element {
    case .move(let end): (.moveToPoint, [end])
    case .line(let end): (.addLineToPoint, [end])
    case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
    case .curve(let end, let control1, let control2):
      (.addCurveToPoint, [control1, control2, end])
    case .closeSubpath: (.closeSubpath, [.zero])
    }
  }
}

/// The rule that tells the inside of a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Points that the path winds around.
  case winding
  /// Points whose rays cross the path an odd number of times.
  case evenOdd
}
