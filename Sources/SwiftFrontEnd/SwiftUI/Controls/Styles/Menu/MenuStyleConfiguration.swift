/// The properties of a menu, for a style.
public struct MenuStyleConfiguration {
  /// The view that opens the menu.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The items of the menu.
  public struct Content {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The action of a tap, in place of opening the menu.
  let primaryAction: (@MainActor () -> Void)?
  /// The view that opens the menu.
  public let label: Label
  /// The items of the menu.
  public let content: Content
}

extension MenuStyleConfiguration.Label: _StyleConfigurationView {}

extension MenuStyleConfiguration.Content: _StyleConfigurationView {}
