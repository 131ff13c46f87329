internal import LayoutCore

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Sendable {
  let engine: BarItemPlacement

  /// At the trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement(engine: .automatic)
  /// In the middle of the navigation bar, instead of the title.
  public static let principal = ToolbarItemPlacement(engine: .principal)
  /// At the leading edge, behind the back button.
  public static let navigation = ToolbarItemPlacement(engine: .navigation)
  /// For what is done most.
  public static let primaryAction = ToolbarItemPlacement(engine: .primaryAction)
  /// For what is done less, in a menu.
  public static let secondaryAction = ToolbarItemPlacement(engine: .secondaryAction)
  /// For how things are.
  public static let status = ToolbarItemPlacement(engine: .status)
  /// For what ends a task and keeps what was done.
  public static let confirmationAction = ToolbarItemPlacement(engine: .confirmationAction)
  /// For what ends a task and keeps nothing.
  public static let cancellationAction = ToolbarItemPlacement(engine: .cancellationAction)
  /// For what destroys something.
  public static let destructiveAction = ToolbarItemPlacement(engine: .destructiveAction)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(engine: .keyboard)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(engine: .bottomBar)
  /// At the leading edge of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(engine: .topBarLeading)
  /// At the trailing edge of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(engine: .topBarTrailing)
  /// At the leading edge, by an older name.
  public static let navigationBarLeading = ToolbarItemPlacement(engine: .navigationBarLeading)
  /// At the trailing edge, by an older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(engine: .navigationBarTrailing)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(engine: .principal)
  /// In place of a large title.
  public static let largeTitle = ToolbarItemPlacement(engine: .principal)
}
