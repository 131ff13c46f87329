/// The resizing of a Mac's windows, with or without regard for their content.
public struct WindowResizability: Sendable {
  /// The system's default.
  public static let automatic = WindowResizability()
  /// The size of the content.
  public static let contentSize = WindowResizability()
  /// At least the minimum size of the content.
  public static let contentMinSize = WindowResizability()
}
