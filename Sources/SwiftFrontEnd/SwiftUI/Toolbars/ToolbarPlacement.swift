internal import LayoutCore

/// A bar.
public struct ToolbarPlacement: Sendable {
  /// The bars that the placement covers; none of those that phones lack.
  let engine: [BarKind]

  /// The top bar of the containing navigation container.
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
