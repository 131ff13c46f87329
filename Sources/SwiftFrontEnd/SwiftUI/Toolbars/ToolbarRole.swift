/// The role of a view's toolbar.
public struct ToolbarRole: Sendable {
  /// The system's default.
  public static let automatic = ToolbarRole()
  /// Navigation through a stack.
  public static let navigationStack = ToolbarRole()
  /// Browsing content.
  public static let browser = ToolbarRole()
  /// Editing a document.
  public static let editor = ToolbarRole()
}
