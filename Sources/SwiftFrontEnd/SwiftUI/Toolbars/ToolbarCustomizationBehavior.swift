/// The customizations that the user may make to a toolbar item.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let number: Int
  /// The user may move and remove the item.
  public static let `default` = ToolbarCustomizationBehavior(number: 0)
  /// Move it.
  public static let reorderable = ToolbarCustomizationBehavior(number: 1)
  /// No customization.
  public static let disabled = ToolbarCustomizationBehavior(number: 2)
}

extension CustomizableToolbarContent {
  /// Inert: toolbars are not customized.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Inert: toolbars are not customized.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic,
    options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}
