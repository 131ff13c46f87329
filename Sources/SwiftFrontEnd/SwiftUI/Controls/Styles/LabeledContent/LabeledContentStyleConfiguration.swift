/// The properties of labeled content, for a style.
public struct LabeledContentStyleConfiguration {
  /// The label of the content.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The value.
  public struct Content {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the content.
  public let label: Label
  /// The value.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: _StyleConfigurationView {}

extension LabeledContentStyleConfiguration.Content: _StyleConfigurationView {}
