public import ViewGraph

/// The value that `tag(_:)` gives a view.
final class ViewTag {
  let value: AnyHashable

  init(_ value: AnyHashable) { self.value = value }
}

/// Sets the tag of a view.
public struct _TagModifier {
  let tag: AnyHashable

  nonisolated init(_ tag: AnyHashable) { self.tag = tag }
}

extension _TagModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.memory = ViewTag(tag)
    node.updateChildren(node.inputs, base)
  }

  /// Returns the view's value for a trait that its container reads.
  public func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? {
    key == ObjectIdentifier(TagTrait.self) ? tag : nil
  }
}

extension View {
  /// Sets the value that identifies the view in a picker, a list or a tab view.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(AnyHashable(tag)))
  }
}
