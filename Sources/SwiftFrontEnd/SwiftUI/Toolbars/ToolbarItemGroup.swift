public import ViewGraph

/// Several items with the same placement.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates items.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates items, with a label that replaces them in a compact width.
  public nonisolated init<L: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: CustomizableToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Appends the content's items to those of the bar, in the order of their source.
  @MainActor
  public static func _appendItems(_ group: Self, to cursor: inout ChildCursor) {
    _ToolbarItemView._append(
      _ToolbarItemView(placement: group.placement, content: group.content),
      to: &cursor
    )
  }
}
