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

  /// Disables the selection of the view's rows.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    trait(SelectionDisabledTrait.self, isDisabled)
  }
}

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
