public import ViewGraph

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Creates a group of items, as if written in its place.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Appends the content's items to those of the bar, in the order of their source.
  @MainActor
  public static func _appendItems(_ group: Self, to cursor: inout ChildCursor) {
    Content._appendItems(group.content, to: &cursor)
  }
}
