/// A default item of the system.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button of the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field in which a search is typed.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
