public import ViewGraph

/// Controls as rows of a list (V10.4).
public struct Form<Content: View> {
  let content: Content

  /// Creates a form.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from a style's configuration.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

extension Form: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let isStyled = node.appliesStyle(\.formStyles) {
      FormStyleConfiguration(content: .init(_part: _StylePart(content)))
    }
    if isStyled { return }
    node.setOutput(.content(.control(.form)))
    node.updateChildren(node.inputs { $0.isInForm = true }) { cursor in
      cursor.slot(0) { Content._append(content, to: &$0) }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.styledControl(of: node, \.formStyles) {
      $0.control($1, of: node, content: node.children[0])
    }
  }
}
