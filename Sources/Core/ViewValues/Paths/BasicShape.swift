/// A shape as a view; it draws into the whole rectangle that layout gives it (L19.2).
public enum BasicShape: Sendable, Hashable {
  case rectangle
  case roundedRectangle(cornerSize: Size, style: CornerStyle = .continuous)
  case circle
  case ellipse
  /// A rounded rectangle whose corners take half of the shorter side (D4.7).
  case capsule
  /// A capsule with semicircular ends.
  case circularCapsule
  case path([PathElement])
  /// `inset(by:)`: drawn into a smaller rectangle, and laid out as without (L19.3).
  indirect case inset(BasicShape, by: Double)
  /// `trim(from:to:)`: the part of the outline between two fractions of its length.
  indirect case trim(BasicShape, from: Double, to: Double)
  /// A shape with another `layoutDirectionBehavior`.
  indirect case directed(BasicShape, LayoutDirectionBehavior)
  /// A custom `Shape`, whose path depends on the rectangle.
  indirect case custom(CustomShape)
}

extension BasicShape {
  /// The shape that is inset, trimmed or directed.
  package var base: BasicShape {
    switch self {
    case .inset(let shape, _), .trim(let shape, _, _), .directed(let shape, _): shape.base
    case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule, .circularCapsule, .path,
      .custom:
      self
    }
  }

  /// The behaviour of the shape in another layout direction (L17.6).
  public var layoutDirectionBehavior: LayoutDirectionBehavior {
    switch self {
    case .directed(_, let behavior): behavior
    case .inset(let shape, _), .trim(let shape, _, _): shape.layoutDirectionBehavior
    case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule, .circularCapsule, .path,
      .custom:
      .mirrors
    }
  }

  /// Whether the shape can be inset; paths and trimmed shapes cannot.
  private var isInsettable: Bool {
    switch self {
    case .path, .trim: false
    case .custom(let shape): shape.inset != nil
    case .inset(let shape, _), .directed(let shape, _): shape.isInsettable
    case .rectangle, .roundedRectangle, .circle, .ellipse, .capsule, .circularCapsule: true
    }
  }

  /// The shape whose outline is the middle of a border inside of this one (L19.2).
  ///
  /// A shape that cannot be inset has no `strokeBorder` in SwiftUI; it is returned unchanged.
  package func insetForBorder(lineWidth: Double) -> BasicShape {
    isInsettable ? .inset(self, by: lineWidth / 2) : self
  }
}

/// A step of a path, in points from the top left of the shape's rectangle.
public enum PathElement: Sendable, Hashable {
  case move(Point)
  case line(Point)
  case quadCurve(to: Point, control: Point)
  case curve(to: Point, control1: Point, control2: Point)
  case arc(center: Point, radius: Double, start: Double, end: Double, clockwise: Bool)
  case rect(Rect)
  case ellipse(Rect)
  case close
}
