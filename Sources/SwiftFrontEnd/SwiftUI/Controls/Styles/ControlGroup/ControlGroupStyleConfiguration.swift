/// What a style of groups of controls is given.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// What they have in common.
  public struct Label {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// The controls.
  public let content: Content
  /// What they have in common.
  public let label: Label
}

extension ControlGroupStyleConfiguration.Content: _StyleConfigurationView {}

extension ControlGroupStyleConfiguration.Label: _StyleConfigurationView {}
