internal import LayoutCore

/// A view's preferred distances to its neighbours.
public struct ViewSpacing: Sendable {
  var engine: LayoutCore.ViewSpacing

  init(_ engine: LayoutCore.ViewSpacing) { self.engine = engine }

  /// Creates the preference of a view that has none.
  public init() { engine = LayoutCore.ViewSpacing() }

  /// No distance.
  public static let zero = ViewSpacing(LayoutCore.ViewSpacing.zero)

  /// Merges another view's preference at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    engine.formUnion(other.engine, edges: edges.engine)
  }

  /// Returns the preference, merged with another view's at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(engine.union(other.engine, edges: edges.engine))
  }

  /// The distance to a view that follows, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(engine.distance(to: next.engine, along: axis.engine))
  }
}
