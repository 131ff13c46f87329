internal import LayoutCore
public import ViewGraph

/// A modifier that puts items into the bars of the navigation container around its view (V10.8).
public struct _ToolbarModifier {
  let append: @MainActor (inout ChildCursor) -> Void

  nonisolated init(_ append: @escaping @MainActor (inout ChildCursor) -> Void) {
    self.append = append
  }
}

extension _ToolbarModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(.modifier(EnvironmentPassthrough.modifier("toolbar")))
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      cursor.layer(0, nil, append)
    }
  }

  /// The items come after those of the views inside.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.builder.open(
      .modifier(EnvironmentPassthrough.modifier("toolbar")),
      id: emitter.takeIdentifier()
    )
    emitter.emitSingle(node.children)
    for item in node.layer(0)?.barItems ?? [] {
      let views = emitter.builder { inner in
        // A label in a bar is its icon (V8.7).
        if inner.builder.controlStyles.label == .automatic {
          inner.builder.controlStyles.label = .iconOnly
        }
        inner.emit(item.node)
      }
      emitter.builder.prefer(.toolbarItem(BarItem(item.placement.engine, views.finish())))
    }
    emitter.builder.close()
  }
}

extension GraphNode {
  /// The items of toolbars inside.
  fileprivate var barItems: [(placement: ToolbarItemPlacement, node: GraphNode)] {
    if let placement = (memory as? KeptValue<ToolbarItemPlacement>)?.value {
      return viewCount > 0 ? [(placement, self)] : []
    }
    return children.flatMap(\.barItems)
  }
}

extension View {
  /// Adds items to the bars of the navigation container around the view.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(_ToolbarModifier { Content._appendItems(content, to: &$0) })
  }

  /// Adds items to the trailing edge of the navigation bar.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let item = _ToolbarItemView(placement: .automatic, content: content())
    return modifier(_ToolbarModifier { _ToolbarItemView<Content>._append(item, to: &$0) })
  }

  /// Adds items to a toolbar that may be customized.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(_ToolbarModifier { Content._appendItems(content, to: &$0) })
  }

  /// Adds items to both edges of the navigation bar, in the older API.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L,
    trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds items to the leading edge of the navigation bar, in the older API.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds items to the trailing edge of the navigation bar, in the older API.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
