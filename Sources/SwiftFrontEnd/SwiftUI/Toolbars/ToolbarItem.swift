public import ViewGraph

/// An item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: CustomizableToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Appends the content's items to those of the bar, in the order of their source.
  @MainActor
  public static func _appendItems(_ item: Self, to cursor: inout ChildCursor) {
    _ToolbarItemView._append(
      _ToolbarItemView(placement: item.placement, content: item.content),
      to: &cursor
    )
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item of a toolbar that may be customized.
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// The views of a toolbar item, in the tree of views.
struct _ToolbarItemView<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension _ToolbarItemView: _PrimitiveView {
  func _update(_ node: GraphNode) {
    node.memory = KeptValue(placement)
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}
