/// The resizing of a Mac's windows, with or without regard for their content.
public struct WindowResizability: Sendable {
  /// The system's default.
  public static let automatic = WindowResizability()
  /// They have its size.
  public static let contentSize = WindowResizability()
  /// They are no smaller.
  public static let contentMinSize = WindowResizability()
}
