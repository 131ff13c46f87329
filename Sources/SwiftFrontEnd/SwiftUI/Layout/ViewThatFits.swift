internal import LayoutCore
public import ViewGraph

/// The first of its views that fits, or else the last.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Creates the choice.
  ///
  /// - Parameters:
  ///   - axes: The axes on which a view has to fit.
  ///   - content: The views to choose from.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: _PrimitiveView {
  /// The view that fits has appeared, once it is known which one it is (V6.5).
  @MainActor
  private static func fitting(_ node: GraphNode, _ result: LayoutResult?) -> [GraphNode]? {
    guard let result else { return nil }
    return node.viewsInside.map(\.node)
      .filter { $0.isOmitted(from: node, in: result) != true }
      .map { $0.outermost(below: node) }
  }

  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(.viewThatFits(axes: axes.engine)))
    node.updateChildren(choosing: Self.fitting) {
      node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
    }
  }
}
