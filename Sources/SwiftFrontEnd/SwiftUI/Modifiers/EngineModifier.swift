internal import LayoutCore
public import ViewGraph

/// A modifier that is one of the engine's and nothing else.
public struct _EngineModifier {
  let content: LayoutCore.ModifierContent

  nonisolated init(_ content: LayoutCore.ModifierContent) { self.content = content }
}

extension _EngineModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(.modifier(content))
    node.updateChildren(node.inputs, base)
  }
}

extension View {
  /// Applies a modifier of the layout engine.
  nonisolated func engineModifier(_ content: LayoutCore.ModifierContent) -> some View {
    modifier(_EngineModifier(content))
  }
}
