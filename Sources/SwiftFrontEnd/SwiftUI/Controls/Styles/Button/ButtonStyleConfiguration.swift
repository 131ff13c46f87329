/// The properties of a button, for a style.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: _StyleConfigurationView {}
