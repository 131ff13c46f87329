internal import LayoutCore
public import ViewGraph

/// Sets the background of the presentation around a view (V10.12).
public struct _BackdropModifier<Content: View> {
  let alignment: Alignment
  let content: Content
}

extension _BackdropModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(.modifier(EnvironmentPassthrough.modifier("presentationBackground")))
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      cursor.layer(0) { Content._append(content, to: &$0) }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    // Of two the outer one counts.
    let views = emitter.builder { inner in
      if let layer = node.layer(0) { inner.emit(layer.children) }
    }
    emitter.builder.prefer(
      .presentationBackground(PresentationBackdrop(alignment: alignment.engine, views))
    )
    emitter.builder.open(
      .modifier(EnvironmentPassthrough.modifier("presentationBackground")),
      id: emitter.takeIdentifier()
    )
    emitter.emitSingle(node.children)
    emitter.builder.close()
  }
}

extension View {
  /// Sets the background of the presentation around the view.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      _PreferenceWritingModifier("presentationBackground", { style._paint(in: $0) }) { background in
        var look = PresentationLook()
        look.background = background
        return [.presentationLook(look)]
      }
    )
  }

  /// Sets the background views of the presentation around the view.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { modifier(_BackdropModifier(alignment: alignment, content: content())) }

  /// Sets the corner radius of the presentation around the view, in points; nil for the default.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    preferring("presentationCornerRadius", cornerRadius) { radius in
      var look = PresentationLook()
      look.cornerRadius = radius.map { max(Double($0), 0) }
      return [.presentationLook(look)]
    }
  }
}
