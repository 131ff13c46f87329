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
