internal import AccessibilityCore
public import ViewGraph

/// Sets the redaction of content, or clears it.
public struct _RedactionModifier {
  /// The reasons to add to those outside; nil to clear the redaction.
  let reason: RedactionReasons?
}

extension _RedactionModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    var environment = EnvironmentValues(node.inputs.environment)
    if let reason {
      if reason.contains(.placeholder) {
        annotate(node, .redacted)
      } else {
        node.setOutput(.inPlace)
      }
      environment.redactionReasons.formUnion(reason)
    } else {
      annotate(node, .unredacted)
      environment.redactionReasons = []
    }
    var inputs = node.inputs
    inputs.environment = environment.graph
    node.updateChildren(inputs, base)
  }

  @MainActor private func annotate(_ node: GraphNode, _ modifier: AccessibilityModifier) {
    node.setOutput(.modifier(.annotation(modifier, bringsViews: false)))
  }
}
