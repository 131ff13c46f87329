public import ViewGraph

/// Says something for a key instead of what views inside say, or changes that (V5.4).
public struct _PreferenceModifier<Key: PreferenceKey> {
  /// Makes the value of that of the views inside, which is asked for if need be.
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
  /// Says a value for a key to the views around, instead of what views inside say.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    modifier(_PreferenceModifier<K> { _, _ in value })
  }

  /// Changes what views inside say for a key.
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

  /// Says something about where the view is (V5.7).
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_PreferenceModifier<K> { node, _ in transform(Anchor(value, of: node)) })
  }

  /// Adds something about where the view is to what views inside say.
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
