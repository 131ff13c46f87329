/// The properties of a toggle, for a style.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// `true` if the values that the toggle stands for differ.
  public let isMixed: Bool
}

extension ToggleStyleConfiguration.Label: _StyleConfigurationView {}
