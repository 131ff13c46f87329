internal import LayoutCore
public import ViewGraph

/// A modifier that lays views behind those of the presentation that its view is in (V10.12).
public struct _BackdropModifier<Content: View> {
  let alignment: Alignment
  let content: Content
}

extension _BackdropModifier: _PrimitiveModifier {
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(.modifier(PassingChange.modifier("presentationBackground")))
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      cursor.layer(0) { Content._append(content, to: &$0) }
    }
  }

  /// Adds what the engine has for the node.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    // The outer one of two is said first, and counts.
    let views = emitter.builder { inner in
      if let layer = node.layer(0) { inner.emit(layer.children) }
    }
    emitter.builder.prefer(
      .presentationBackground(PresentationBackdrop(alignment: alignment.engine, views))
    )
    emitter.builder.open(
      .modifier(PassingChange.modifier("presentationBackground")),
      id: emitter.takeIdentifier()
    )
    emitter.emitSingle(node.children)
    emitter.builder.close()
  }
}
