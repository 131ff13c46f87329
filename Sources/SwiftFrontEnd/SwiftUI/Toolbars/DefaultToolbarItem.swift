public import ViewGraph

/// A default item of the system in another place of a toolbar.
///
/// Inert: search fields, titles and the sidebar's button keep the system's place.
public struct DefaultToolbarItem {
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - kind: The kind of the default item.
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
