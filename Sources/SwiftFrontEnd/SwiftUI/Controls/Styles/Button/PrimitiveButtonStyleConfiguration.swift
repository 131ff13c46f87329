/// What a style of buttons is given that decides itself what makes them act.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button says.
  public struct Label {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  /// What the button does.
  let action: @MainActor () -> Void
  /// Learns whether the style makes a button of it.
  let use: ButtonUse

  /// Does what the button does.
  @MainActor
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: _StyleConfigurationView {}

/// Whether a style has made a button of what it was given.
final class ButtonUse {
  var isButton = false
}
