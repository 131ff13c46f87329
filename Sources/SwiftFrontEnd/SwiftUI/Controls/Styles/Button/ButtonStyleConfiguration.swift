/// The properties of a button, for a style.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// `true` while the button is pressed.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: _StyleConfigurationView {}
