internal import LayoutCore

/// The distances that a view would like to have from its neighbours.
public struct ViewSpacing: Sendable {
  var engine: LayoutCore.ViewSpacing

  init(_ engine: LayoutCore.ViewSpacing) { self.engine = engine }

  /// Creates the preference of a view that has none.
  public init() { engine = LayoutCore.ViewSpacing() }

  /// No distance at all.
  public static let zero = ViewSpacing(LayoutCore.ViewSpacing.zero)

  /// Takes in another view's preference at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    engine.formUnion(other.engine, edges: edges.engine)
  }

  /// This preference with another view's at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(engine.union(other.engine, edges: edges.engine))
  }

  /// The distance to a view that follows, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(engine.distance(to: next.engine, along: axis.engine))
  }
}
