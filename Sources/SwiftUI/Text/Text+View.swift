internal import LayoutCore
public import ViewGraph

extension Text: _PrimitiveView {
  /// Says what the engine has for the node.
  public func _update(_ node: GraphNode) {
    if case .verbatim(let string) = storage {
      return node.setOutput(.content(.text(string)))
    }
    node.setOutput(.content(resolved(in: EnvironmentValues(node.inputs.environment)).content))
  }

  /// Adds the view to those of the node around it.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    var inner = view
    if let outermost = inner.modifiers.popLast() {
      return _StyledModifier._append(
        _StyledModifier { outermost.content(in: $0) },
        to: inner,
        in: &cursor
      )
    }
    let inputs = cursor.inputs
    cursor.child(PrimitiveNode<Self>.self) {
      $0.take(view, inputs)
    } make: {
      PrimitiveNode(view, key: $0, parent: $1, inputs: inputs)
    }
  }
}
