/// What the bars of a view are for.
public struct ToolbarRole: Sendable {
  /// As the system has it.
  public static let automatic = ToolbarRole()
  /// To lead through a stack.
  public static let navigationStack = ToolbarRole()
  /// To look at things.
  public static let browser = ToolbarRole()
  /// To change a document.
  public static let editor = ToolbarRole()
}
