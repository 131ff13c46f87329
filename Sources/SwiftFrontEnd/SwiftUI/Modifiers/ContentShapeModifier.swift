internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// A modifier that states the outline of a view for one purpose; nothing for none.
public struct _ContentShapeModifier<Content: Shape> {
  let kind: AccessibilityModifier.ContentShapeKind?
  let shape: Content
}

extension _ContentShapeModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    if let kind {
      let shape = shape._engineShape(in: EnvironmentValues(node.inputs.environment))
      node.setOutput(
        .modifier(
          .annotation(AccessibilityModifier.contentShape(kind, shape), bringsViews: false)
        )
      )
    } else {
      node.setOutput(.inPlace)
    }
    node.updateChildren(node.inputs, base)
  }
}
