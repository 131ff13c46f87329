/// The properties of a progress view, for a style.
public struct ProgressViewStyleConfiguration {
  /// The label of the task in progress.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the current progress.
  public struct CurrentValueLabel {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The fraction that is completed, from 0 to 1; nil for indeterminate progress.
  public let fractionCompleted: Double?
  /// The label of the task in progress.
  public var label: Label?
  /// The label of the current progress.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: _StyleConfigurationView {}

extension ProgressViewStyleConfiguration.CurrentValueLabel: _StyleConfigurationView {}
