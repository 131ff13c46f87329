/// The properties of a gauge, for a style.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the current value.
  public struct CurrentValueLabel {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the lower bound.
  public struct MinimumValueLabel {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the upper bound.
  public struct MaximumValueLabel {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The position of the value between the bounds, from 0 to 1.
  public let value: Double
  /// The label of the gauge.
  public let label: Label
  /// The label of the current value.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: _StyleConfigurationView {}

extension GaugeStyleConfiguration.CurrentValueLabel: _StyleConfigurationView {}

extension GaugeStyleConfiguration.MinimumValueLabel: _StyleConfigurationView {}

extension GaugeStyleConfiguration.MaximumValueLabel: _StyleConfigurationView {}
