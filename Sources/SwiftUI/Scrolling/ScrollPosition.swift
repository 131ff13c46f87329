/// Where a scroll view's content is; inert: content stays where it begins unless a reader scrolls.
public struct ScrollPosition: Equatable, Sendable {
  /// The edge that is shown.
  public private(set) var edge: Edge?
  /// The point of the content that is at the scroll view's origin.
  public private(set) var point: CGPoint?
  /// Whether the reader has moved it.
  public let isPositionedByUser = false

  /// Creates a position for views with ids of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  /// Creates a position at an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.edge = edge
  }

  /// Creates a position at a point, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.point = point
  }

  /// Inert: content stays where it is.
  public mutating func scrollTo(edge: Edge) { (self.edge, point) = (edge, nil) }

  /// Inert: content stays where it is.
  public mutating func scrollTo(point: CGPoint) { (self.point, edge) = (point, nil) }

  /// Inert: content stays where it is.
  public mutating func scrollTo(x: CGFloat) {}

  /// Inert: content stays where it is.
  public mutating func scrollTo(y: CGFloat) {}

  /// Inert: content stays where it is.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    (edge, point) = (nil, nil)
  }

  /// The id of the view that is shown, which nobody knows here.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { nil }
}
