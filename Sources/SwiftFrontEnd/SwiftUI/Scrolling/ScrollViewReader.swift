public import ViewGraph

/// A view that can scroll the scroll views inside.
public struct ScrollViewReader<Content: View> {
  /// Builds the views.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let reader = node.remember { ScrollReader() }
    reader.node = node
    let content = node.reading { self.content(ScrollViewProxy(reader: reader)) }
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}
