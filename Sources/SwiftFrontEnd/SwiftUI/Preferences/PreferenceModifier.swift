public import ViewGraph

/// Sets or transforms a preference of a view (V5.4).
public struct _PreferenceModifier<Key: PreferenceKey> {
  /// Returns the value, given the views' inside, which is evaluated on demand.
  let value: (GraphNode, () -> Key.Value) -> Key.Value
}

extension _PreferenceModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.graph.noteSaid(ObjectIdentifier(Key.self))
    node.updateChildren(node.inputs, base)
  }

  /// Returns the node's value for a preference.
  public func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any? {
    guard key.key == ObjectIdentifier(Key.self) else { return node.childPreference(key) }
    return value(node) { node.value(of: Key.self) }
  }
}

extension View {
  /// Sets the value of a preference, which replaces that of the views inside.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    modifier(_PreferenceModifier<K> { _, _ in value })
  }

  /// Transforms the value of a preference of the views inside.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      _PreferenceModifier<K> { _, inside in
        var value = inside()
        callback(&value)
        return value
      }
    )
  }

  /// Sets a preference to a value of the view's geometry (V5.7).
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_PreferenceModifier<K> { node, _ in transform(Anchor(value, of: node)) })
  }

  /// Transforms a preference with a value of the view's geometry.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _PreferenceModifier<K> { node, inside in
        var joined = inside()
        transform(&joined, Anchor(value, of: node))
        return joined
      }
    )
  }
}
