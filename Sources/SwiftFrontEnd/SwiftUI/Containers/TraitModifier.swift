public import ViewGraph

/// Sets a value for the nearest container of a view (V5.10).
public struct _TraitModifier<Key> {
  let value: Any

  nonisolated init(_ key: Key.Type, _ value: Any) { self.value = value }
}

extension _TraitModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
  }

  /// Returns the view's value for a trait that its container reads.
  public func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? {
    key == ObjectIdentifier(Key.self) ? value : nil
  }
}

/// The trait that `tag(_:)` sets.
enum TagTrait {}
/// The trait that `selectionDisabled(_:)` sets.
enum SelectionDisabledTrait {}
/// The trait that `badge(_:)` sets.
enum BadgeTrait {}

extension View {
  /// Sets a trait for the view's nearest container.
  nonisolated func trait<Key>(_ key: Key.Type, _ value: Any) -> some View {
    modifier(_TraitModifier(key, value))
  }
}
