public import ViewGraph

/// A menu below the title of a bar; inert, since titles open nothing here.
public struct ToolbarTitleMenu<Content: View> {
  /// Creates a menu.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarTitleMenu: CustomizableToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Appends nothing, since titles open no menus.
  @MainActor
  public static func _appendItems(_ menu: Self, to cursor: inout ChildCursor) {}
}
