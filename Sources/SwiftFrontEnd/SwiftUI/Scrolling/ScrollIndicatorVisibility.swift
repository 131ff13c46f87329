/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let rawValue: Int8

  /// The system's default.
  public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
  /// While scrolling.
  public static let visible = ScrollIndicatorVisibility(rawValue: 1)
  /// Hidden, unless the device needs them.
  public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
  /// Never.
  public static let never = ScrollIndicatorVisibility(rawValue: 3)
}
