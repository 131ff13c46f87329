public import ViewGraph

/// A modifier that says what the tab of its view shows.
public struct _TabItemModifier<V: View> {
  let label: V
}

/// What `tabItem` says: the layer that has the views.
enum TabItemTrait {}

extension _TabItemModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      cursor.layer(0) { V._append(label, to: &$0) }
    }
  }

  /// What the view says to the container around it.
  public func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? {
    key == ObjectIdentifier(TabItemTrait.self) ? node.layer(0) : nil
  }
}

extension View {
  /// What the tab of the view shows: a picture and words.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }
}
