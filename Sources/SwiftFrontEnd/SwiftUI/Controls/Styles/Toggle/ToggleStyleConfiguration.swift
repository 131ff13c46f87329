/// What a style of toggles is given.
public struct ToggleStyleConfiguration {
  /// What the toggle is for.
  public struct Label {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// What the toggle is for.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether what the toggle stands for is partly on.
  public let isMixed: Bool
}

extension ToggleStyleConfiguration.Label: _StyleConfigurationView {}
