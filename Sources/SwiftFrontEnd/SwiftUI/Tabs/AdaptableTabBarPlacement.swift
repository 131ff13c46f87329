/// Where tabs stand that may stand in two places.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let number: Int
  /// As the system has it.
  public static let automatic = AdaptableTabBarPlacement(number: 0)
  /// In a bar.
  public static let tabBar = AdaptableTabBarPlacement(number: 1)
  /// In a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(number: 2)
}
