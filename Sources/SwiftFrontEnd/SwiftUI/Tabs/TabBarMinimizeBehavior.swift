/// The moments at which a tab bar is minimized.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let rawValue: Int8
  /// The system's default.
  public static let automatic = TabBarMinimizeBehavior(rawValue: 0)
  /// As the content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(rawValue: 1)
  /// As the content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(rawValue: 2)
  /// Never.
  public static let never = TabBarMinimizeBehavior(rawValue: 3)
}
