internal import AccessibilityCore
public import ViewGraph

/// Says why content is not to be seen.
public struct _RedactionModifier {
  let reason: RedactionReasons
}

extension _RedactionModifier: _PrimitiveModifier {
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    if reason.contains(.placeholder) {
      node.setOutput(
        .modifier(.annotation(AccessibilityModifier.redacted, bringsViews: false))
      )
    } else {
      node.setOutput(.inPlace)
    }
    var environment = EnvironmentValues(node.inputs.environment)
    environment.redactionReasons.formUnion(reason)
    var inputs = node.inputs
    inputs.environment = environment.graph
    node.updateChildren(inputs, base)
  }
}
