internal import LayoutCore
public import ViewGraph

/// A view, and views above it that links lead to: the older name of `NavigationStack`; in regular width
/// columns beside each other, as `NavigationSplitView` (V10.17).
///
/// The older navigation container; of several views a phone shows the first.
public struct NavigationView<Content: View> {
  let content: Content

  /// Creates a navigation view.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    guard node.hasNavigationColumns else { return node.updateNavigation(nil, content) }
    node.setOutput(.inPlace)
    let parts = PreviewParts.of(content).map { AnyView($0.view) }
    let columns = NavigationSplitView {
      parts.first
    } detail: {
      parts.dropFirst().first
    }
    node.updateChildren(node.inputs) {
      NavigationSplitView<AnyView?, EmptyView, AnyView?>._append(columns, to: &$0)
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    if node.hasNavigationColumns { return node.emitOutput(into: &emitter) }
    let views = node.children[0].containedViews
    emitter.navigation(of: node, root: views.count > 1 ? views[0].node : node.children[0])
  }
}

extension GraphNode {
  /// `true` if there is room for columns and the style is not that of a stack.
  fileprivate var hasNavigationColumns: Bool {
    environment.horizontalSizeClass == .regular && !environment.stacksNavigation
  }
}
