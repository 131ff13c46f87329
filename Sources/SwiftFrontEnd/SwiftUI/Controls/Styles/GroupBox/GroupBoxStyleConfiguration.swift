/// The properties of a group box, for a style.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The views.
  public struct Content {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the box.
  public let label: Label
  /// The views.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: _StyleConfigurationView {}

extension GroupBoxStyleConfiguration.Content: _StyleConfigurationView {}
