/// What a style of views of progress is given.
public struct ProgressViewStyleConfiguration {
  /// What makes progress.
  public struct Label {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// How far it is, in words.
  public struct CurrentValueLabel {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// How much is done, from 0 to 1; nil if that is not known.
  public let fractionCompleted: Double?
  /// What makes progress.
  public var label: Label?
  /// How far it is, in words.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: _StyleConfigurationView {}

extension ProgressViewStyleConfiguration.CurrentValueLabel: _StyleConfigurationView {}
