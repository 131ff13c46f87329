/// What a style of buttons is given.
public struct ButtonStyleConfiguration {
  /// What the button says.
  public struct Label {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: _StyleConfigurationView {}
