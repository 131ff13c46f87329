internal import LayoutCore

/// A bar.
public struct ToolbarPlacement: Sendable {
  /// The bars that it stands for; none for what a phone does not have.
  let engine: [BarKind]

  /// The bar at the top, which the navigation container around makes.
  public static let automatic = ToolbarPlacement(engine: [.navigationBar])
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(engine: [.navigationBar])
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(engine: [.bottomBar])
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(engine: [.tabBar])
  /// The bar of a window of a Mac.
  public static let windowToolbar = ToolbarPlacement(engine: [])
}
