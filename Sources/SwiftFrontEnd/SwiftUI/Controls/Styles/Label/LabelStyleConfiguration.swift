/// The properties of a label, for a style.
public struct LabelStyleConfiguration {
  /// The words.
  public struct Title {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// The picture.
  public struct Icon {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// The words.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: _StyleConfigurationView {}

extension LabelStyleConfiguration.Icon: _StyleConfigurationView {}
