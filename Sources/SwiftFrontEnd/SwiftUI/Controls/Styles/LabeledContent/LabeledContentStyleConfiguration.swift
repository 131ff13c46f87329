/// What a style of values with labels is given.
public struct LabeledContentStyleConfiguration {
  /// What the value is called.
  public struct Label {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// The value.
  public struct Content {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// What the value is called.
  public let label: Label
  /// The value.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: _StyleConfigurationView {}

extension LabeledContentStyleConfiguration.Content: _StyleConfigurationView {}
