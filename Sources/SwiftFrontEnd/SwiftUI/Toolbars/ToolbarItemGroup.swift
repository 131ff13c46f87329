public import ViewGraph

/// Items of a toolbar in one place.
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

  /// Creates items, for which a label stands where there is little room.
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
