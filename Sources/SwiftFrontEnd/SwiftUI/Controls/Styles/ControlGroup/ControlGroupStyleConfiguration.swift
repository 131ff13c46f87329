/// The properties of a control group, for a style.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the group.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The controls.
  public let content: Content
  /// The label of the group.
  public let label: Label
}

extension ControlGroupStyleConfiguration.Content: _StyleConfigurationView {}

extension ControlGroupStyleConfiguration.Label: _StyleConfigurationView {}
