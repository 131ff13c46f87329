/// What a style of menus is given.
public struct MenuStyleConfiguration {
  /// What opens the menu.
  public struct Label {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// What the menu offers.
  public struct Content {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// What a tap does instead of opening the menu.
  let primaryAction: (@MainActor () -> Void)?
  /// What opens the menu.
  public let label: Label
  /// What the menu offers.
  public let content: Content
}

extension MenuStyleConfiguration.Label: _StyleConfigurationView {}

extension MenuStyleConfiguration.Content: _StyleConfigurationView {}
