internal import Controls
internal import LayoutCore
public import ViewGraph

/// Sets the background of a list row, which is laid out as the row is drawn.
public struct _RowBackgroundModifier<Background: View> {
  let background: Background

  nonisolated init(_ background: Background) { self.background = background }
}

extension _RowBackgroundModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let look = ListRowLook.background { [weak node] size in
      MainActor.runForEngine { CanvasProgram.tree(of: node?.layer(0), size: size) }
    }
    node.setOutput(.modifier(.annotation(look, bringsViews: false)))
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      cursor.layer(0) { Background._append(background, to: &$0) }
    }
  }
}
