/// Whether the reader sees where in the content of a scroll view they are.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let rawValue: Int8

  /// The system's default.
  public static let automatic = ScrollIndicatorVisibility(rawValue: 0)
  /// While it scrolls.
  public static let visible = ScrollIndicatorVisibility(rawValue: 1)
  /// Not, unless the device needs it.
  public static let hidden = ScrollIndicatorVisibility(rawValue: 2)
  /// Never.
  public static let never = ScrollIndicatorVisibility(rawValue: 3)
}
