// The operations of `Layout` on spacing preferences, with SwiftUI's signatures.

extension ViewSpacing {
  /// The distance, in points, between this view and the next one along an axis: the one that both
  /// prefer, or ``systemDefault``.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    preferredDistance(to: next, along: axis, in: direction) ?? ViewSpacing.systemDefault
  }

  /// Merges another view's preference at some edges: the larger value counts.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    // A preference that comes from no view has no layout direction.
    if values.isEmpty { direction = other.direction }
    formUnion(
      other,
      edges: Edge.allCases.filter { edges.contains($0) }.map { PhysicalEdge($0, in: direction) }
    )
  }

  /// This preference with another view's at some edges: the larger value counts.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The preference of a view in a layout of a direction.
  func read(in direction: LayoutDirection) -> ViewSpacing {
    var spacing = self
    spacing.direction = direction
    return spacing
  }

  /// The preference in the engine's form: a table of physical edges.
  func written() -> ViewSpacing { read(in: .leftToRight) }
}
