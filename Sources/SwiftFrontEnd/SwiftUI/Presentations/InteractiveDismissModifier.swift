public import ViewGraph

/// Disables the interactive dismissal of the presentation around a view.
public struct _InteractiveDismissModifier {
  let isDisabled: Bool
}

extension _InteractiveDismissModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let dismissal = node.environment.dismissal
    if isDisabled {
      dismissal?.refusals.insert(node.number)
    } else {
      dismissal?.refusals.remove(node.number)
    }
    node.setOutput(.inPlace)
    node.updateChildren(node.inputs, base)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    node.emitOutput(into: &emitter)
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    node.environment.dismissal?.refusals.remove(node.number)
  }
}
