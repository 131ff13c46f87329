/// The role of a view's toolbar.
public struct ToolbarRole: Sendable {
  /// The system's default.
  public static let automatic = ToolbarRole()
  /// To lead through a stack.
  public static let navigationStack = ToolbarRole()
  /// To look at things.
  public static let browser = ToolbarRole()
  /// To change a document.
  public static let editor = ToolbarRole()
}
