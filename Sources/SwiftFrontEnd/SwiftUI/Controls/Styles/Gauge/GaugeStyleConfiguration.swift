/// What a style of gauges is given.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// The value in words.
  public struct CurrentValueLabel {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// The lower bound in words.
  public struct MinimumValueLabel {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// The upper bound in words.
  public struct MaximumValueLabel {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// Where the value is between the bounds, from 0 to 1.
  public let value: Double
  /// What is measured.
  public let label: Label
  /// The value in words.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound in words.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound in words.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: _StyleConfigurationView {}

extension GaugeStyleConfiguration.CurrentValueLabel: _StyleConfigurationView {}

extension GaugeStyleConfiguration.MinimumValueLabel: _StyleConfigurationView {}

extension GaugeStyleConfiguration.MaximumValueLabel: _StyleConfigurationView {}
