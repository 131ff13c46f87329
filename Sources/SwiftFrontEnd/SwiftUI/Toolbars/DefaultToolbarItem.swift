public import ViewGraph

/// An item that the system has in a toolbar by itself, in another place.
///
/// Inert: fields, titles and the sidebar's button stand where the system has them.
public struct DefaultToolbarItem {
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - kind: Which of the system's items it is.
  ///   - placement: The placement of the item.
  public nonisolated init(
    kind: ToolbarDefaultItemKind,
    placement: ToolbarItemPlacement = .automatic
  ) {}
}

extension DefaultToolbarItem: CustomizableToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Appends nothing, since the system's items stand where they are.
  @MainActor
  public static func _appendItems(_ item: Self, to cursor: inout ChildCursor) {}
}
