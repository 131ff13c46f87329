/// The display of a toolbar's title.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// The system's default.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Below the bar's items.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// In the bar, in the size of a large title.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
  /// Centred in the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}
