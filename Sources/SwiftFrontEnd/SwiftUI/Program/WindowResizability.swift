/// How windows of a Mac follow their content.
public struct WindowResizability: Sendable {
  /// As the system has it.
  public static let automatic = WindowResizability()
  /// They have its size.
  public static let contentSize = WindowResizability()
  /// They are no smaller.
  public static let contentMinSize = WindowResizability()
}
