/// What a style of boxes around views is given.
public struct GroupBoxStyleConfiguration {
  /// What the views have in common.
  public struct Label {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// The views.
  public struct Content {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// What the views have in common.
  public let label: Label
  /// The views.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: _StyleConfigurationView {}

extension GroupBoxStyleConfiguration.Content: _StyleConfigurationView {}
