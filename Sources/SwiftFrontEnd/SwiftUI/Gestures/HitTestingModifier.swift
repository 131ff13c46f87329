public import ViewGraph

/// Whether fingers reach a view (V12.5).
public struct _HitTestingModifier {
  let isEnabled: Bool
}

extension _HitTestingModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    var requests = node.requests ?? RequestHandlers()
    requests.ignoresFingers = !isEnabled
    node.requests = requests
    node.updateChildren(node.inputs, base)
  }
}
