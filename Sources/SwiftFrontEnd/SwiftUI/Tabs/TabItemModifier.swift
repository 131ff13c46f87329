public import ViewGraph

/// Sets the label of the view's tab.
public struct _TabItemModifier<V: View> {
  let label: V
}

/// The trait that `tabItem` sets: the layer of the label.
enum TabItemTrait {}

extension _TabItemModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      cursor.layer(0) { V._append(label, to: &$0) }
    }
  }

  /// Returns the view's value for a trait that its container reads.
  public func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? {
    key == ObjectIdentifier(TabItemTrait.self) ? node.layer(0) : nil
  }
}

extension View {
  /// Sets the label of the view's tab: an image and text.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }
}
