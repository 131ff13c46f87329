public import ViewGraph

/// The geometry of a shape, without a style.
public struct _ShapeLeaf<Content: Shape> {
  let shape: Content
}

extension _ShapeLeaf: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let environment = EnvironmentValues(node.inputs.environment)
    node.setOutput(.content(.shape(shape._engineShape(in: environment))))
  }
}

/// Appends the background, or the bare shape without one.
@MainActor
func appendShape<Content: Shape, Background: View>(
  _ shape: Content,
  _ background: Background,
  to cursor: inout ChildCursor
) {
  if background is EmptyView {
    _ShapeLeaf._append(_ShapeLeaf(shape: shape), to: &cursor)
  } else {
    Background._append(background, to: &cursor)
  }
}
