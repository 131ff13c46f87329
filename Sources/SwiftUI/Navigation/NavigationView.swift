internal import LayoutCore
public import ViewGraph

/// A view, and views above it that links lead to: the older name of `NavigationStack`.
///
/// Of several views a phone shows the first.
public struct NavigationView<Content: View> {
  let content: Content

  /// Creates a navigation view.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: _PrimitiveView {
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode) { node.updateNavigation(nil, content) }

  /// Adds what the engine has for the node.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    let views = node.children[0].containedViews
    emitter.navigation(of: node, root: views.count > 1 ? views[0].node : node.children[0])
  }
}
