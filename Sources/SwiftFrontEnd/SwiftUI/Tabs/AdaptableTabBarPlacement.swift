/// The placement of tabs that are adaptable: in a bar or a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = AdaptableTabBarPlacement(number: 0)
  /// In a tab bar.
  public static let tabBar = AdaptableTabBarPlacement(number: 1)
  /// In a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(number: 2)
}
