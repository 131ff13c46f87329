internal import LayoutCore

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Sendable {
  let engine: BarItemPlacement

  /// The trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement(engine: .automatic)
  /// The centre of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(engine: .principal)
  /// The leading edge, behind the back button.
  public static let navigation = ToolbarItemPlacement(engine: .navigation)
  /// The primary action.
  public static let primaryAction = ToolbarItemPlacement(engine: .primaryAction)
  /// Secondary actions, in a menu.
  public static let secondaryAction = ToolbarItemPlacement(engine: .secondaryAction)
  /// The status of the content.
  public static let status = ToolbarItemPlacement(engine: .status)
  /// Confirms a modal presentation.
  public static let confirmationAction = ToolbarItemPlacement(engine: .confirmationAction)
  /// Cancels a modal presentation.
  public static let cancellationAction = ToolbarItemPlacement(engine: .cancellationAction)
  /// Destroys something in a modal presentation.
  public static let destructiveAction = ToolbarItemPlacement(engine: .destructiveAction)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(engine: .keyboard)
  /// The bottom bar.
  public static let bottomBar = ToolbarItemPlacement(engine: .bottomBar)
  /// The leading edge of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(engine: .topBarLeading)
  /// The trailing edge of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(engine: .topBarTrailing)
  /// The leading edge, in the older API.
  public static let navigationBarLeading = ToolbarItemPlacement(engine: .navigationBarLeading)
  /// The trailing edge, in the older API.
  public static let navigationBarTrailing = ToolbarItemPlacement(engine: .navigationBarTrailing)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(engine: .principal)
  /// In place of a large title.
  public static let largeTitle = ToolbarItemPlacement(engine: .principal)
}
