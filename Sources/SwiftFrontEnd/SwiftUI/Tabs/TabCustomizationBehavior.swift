/// The customizations that the user may make to a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = TabCustomizationBehavior(number: 0)
  /// The user may move the tab, but not remove it.
  public static let reorderable = TabCustomizationBehavior(number: 1)
  /// No customization.
  public static let disabled = TabCustomizationBehavior(number: 2)
}
