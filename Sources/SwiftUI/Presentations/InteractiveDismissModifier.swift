public import ViewGraph

/// A modifier that does not let users take away what presents the view.
public struct _InteractiveDismissModifier {
  let isDisabled: Bool
}

extension _InteractiveDismissModifier: _PrimitiveModifier {
  /// Says what the engine has for the node, and what is inside of it.
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

  /// Adds what the engine has for the node.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    node.emitOutput(into: &emitter)
  }

  /// Ends what the node has begun.
  public func _willLeave(_ node: GraphNode) {
    node.environment.dismissal?.refusals.remove(node.number)
  }
}
