public import ViewGraph

/// A modifier that says something to the container right around its view (V5.10).
public struct _TraitModifier<Key> {
  let value: Any

  nonisolated init(_ key: Key.Type, _ value: Any) { self.value = value }
}

extension _TraitModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
  }

  /// What the view says to the container around it.
  public func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? {
    key == ObjectIdentifier(Key.self) ? value : nil
  }
}

/// What `tag(_:)` says.
enum TagTrait {}
/// What `selectionDisabled(_:)` says.
enum SelectionDisabledTrait {}
/// What `badge(_:)` says.
enum BadgeTrait {}

extension View {
  /// Says something to the container right around the view.
  nonisolated func trait<Key>(_ key: Key.Type, _ value: Any) -> some View {
    modifier(_TraitModifier(key, value))
  }
}
