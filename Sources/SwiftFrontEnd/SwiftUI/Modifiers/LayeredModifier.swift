internal import LayoutCore
public import ViewGraph

/// A modifier of the engine's that brings views along.
public struct _LayeredModifier<Layer: View> {
  let content: LayoutCore.ModifierContent
  let layer: Layer

  nonisolated init(_ content: LayoutCore.ModifierContent, _ layer: Layer) {
    self.content = content
    self.layer = layer
  }
}

extension _LayeredModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(.modifier(content))
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0, nil, base)
      cursor.slot(1) { Layer._append(layer, to: &$0) }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.add(content, base: node.children[0], layer: node.children[1], of: node)
  }

  /// Backgrounds come before the view in preferences, other layers after it (V5.5).
  public func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any? {
    guard case .background = content else { return node.childPreference(key) }
    let (base, layer) = (node.children[0].preference(key), node.children[1].preference(key))
    guard let base, let layer else { return base ?? layer }
    return key.reduce(layer, base)
  }
}
