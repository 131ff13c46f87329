package import LayoutCore

/// A screen whose views are nodes of a graph: input and requests.
@MainActor
package protocol GraphSurface: AnyObject {
  /// The views.
  var graph: ViewGraph { get }
  /// The layout that follows the views.
  var currentLayout: IncrementalLayout { get }
  /// The view at a position of the engine's tree, or the removed one with a number below −1; nil if
  /// no view of the graph made it.
  func node(at position: Int) -> GraphNode?
}

extension GraphSurface {
  /// A layout of the same tree with the presented values during animations (T10.11).
  package func shown(_ result: LayoutResult) -> LayoutResult {
    result.moving(graph.animations.values(of: result))
  }
}
