/// When a bar of tabs makes itself small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let rawValue: Int8
  /// The system's default.
  public static let automatic = TabBarMinimizeBehavior(rawValue: 0)
  /// When the content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(rawValue: 1)
  /// When the content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(rawValue: 2)
  /// Never.
  public static let never = TabBarMinimizeBehavior(rawValue: 3)
}
