/// The properties of a button, for a style that triggers its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// The action of the button.
  let action: @MainActor () -> Void
  /// Records that the style's body has a button in it.
  let use: ButtonUse

  /// Runs the button's action.
  @MainActor
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: _StyleConfigurationView {}

/// Records whether a style has created a button from its configuration.
final class ButtonUse {
  var isButton = false
}
