/// The properties of a label, for a style.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The icon of the label.
  public struct Icon {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: _StyleConfigurationView {}

extension LabelStyleConfiguration.Icon: _StyleConfigurationView {}
