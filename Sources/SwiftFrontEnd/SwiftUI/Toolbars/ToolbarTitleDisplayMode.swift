/// Where the title of a bar stands.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As the system has it.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Below the items.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// In the bar, in the size of a large title.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
  /// In the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}
