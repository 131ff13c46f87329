/// The properties of a button, for a style that triggers its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    /// The engine's value.
    public let _part: _StylePart
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// The action of the button.
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
