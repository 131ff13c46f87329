package import LayoutCore

/// A screen whose views are nodes of a graph: what fingers and users ask of them.
@MainActor
package protocol GraphSurface: AnyObject {
  /// The views.
  var graph: ViewGraph { get }
  /// The layout that follows the views.
  var currentLayout: IncrementalLayout { get }
  /// The view that has a place in the engine's tree, or that has left and has a number of its own below
  /// −1; nil if no view of the graph made it.
  func node(at position: Int) -> GraphNode?
}

extension GraphSurface {
  /// A layout of the same tree as it is shown now, while its views are on their way (T10.11).
  package func shown(_ result: LayoutResult) -> LayoutResult {
    result.moving(graph.motions.values(of: result))
  }
}
