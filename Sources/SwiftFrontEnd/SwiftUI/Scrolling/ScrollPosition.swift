/// The position of a scroll view's content, and the view or offset to scroll to (V10.18).
///
/// The ids are immutable values.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  /// The view, edge or offset to scroll to.
  enum Target: Equatable {
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
    case view(AnyHashable, UnitPoint?)
  }

  /// The last target that the program set; nil if the user has scrolled since.
  var target: Target?
  /// The first visible view.
  var viewID: AnyHashable?
  /// `true` if the user has scrolled.
  public internal(set) var isPositionedByUser = false

  /// The edge to scroll to.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  /// The point of the content to scroll to.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }
  /// The horizontal offset to scroll to.
  public var x: CGFloat? { if case .offset(let x, _) = target { x } else { nil } }
  /// The vertical offset to scroll to.
  public var y: CGFloat? { if case .offset(_, let y) = target { y } else { nil } }
  /// The id of the view that is shown.
  public var viewIdentifier: AnyHashable? { viewID }

  /// Creates a position for views with ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  /// Creates a position at a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    target = .view(AnyHashable(id), anchor)
  }

  /// Creates a position at an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    target = .edge(edge)
  }

  /// Creates a position at a point, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    target = .offset(x: point.x, y: point.y)
  }

  /// Creates a position at an offset, in points.
  public init<ID: Hashable & Sendable>(
    idType: ID.Type = Never.self,
    x: CGFloat,
    y: CGFloat
  ) {
    target = .offset(x: x, y: y)
  }

  /// Shows an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(point: CGPoint) { go(to: .offset(x: point.x, y: point.y)) }

  /// Scrolls to an offset, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .offset(x: x, y: y)) }

  /// Scrolls to a horizontal offset, in points.
  public mutating func scrollTo(x: CGFloat) { go(to: .offset(x: x, y: nil)) }

  /// Scrolls to a vertical offset, in points.
  public mutating func scrollTo(y: CGFloat) { go(to: .offset(x: nil, y: y)) }

  /// Scrolls to the view of an id.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor))
  }

  /// Returns the id of the first visible view, or of the one to scroll to.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID?.base as? ID }

  private mutating func go(to target: Target) {
    self.target = target
    isPositionedByUser = false
    if case .view(let id, _) = target { viewID = id } else { viewID = nil }
  }
}
