/// The placement of a tab among the others.
public struct TabPlacement: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = TabPlacement(number: 0)
  /// In the bar only once the user adds it.
  public static let sidebarOnly = TabPlacement(number: 1)
  /// Always in the bar.
  public static let pinned = TabPlacement(number: 2)
}
