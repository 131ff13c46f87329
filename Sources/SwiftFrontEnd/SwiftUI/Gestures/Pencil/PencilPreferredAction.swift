/// The action that the user prefers for a double tap or a squeeze of the pencil.
public struct PencilPreferredAction: Hashable, Sendable {
  private let number: Int

  /// No action.
  public static let ignore = PencilPreferredAction(number: 0)
  /// Switches between the eraser and the last tool.
  public static let switchEraser = PencilPreferredAction(number: 1)
  /// Switches to the last tool.
  public static let switchPrevious = PencilPreferredAction(number: 2)
  /// Shows the colors.
  public static let showColorPalette = PencilPreferredAction(number: 3)
  /// Shows the attributes of the tool.
  public static let showInkAttributes = PencilPreferredAction(number: 4)
  /// Shows a palette of actions at the location.
  public static let showContextualPalette = PencilPreferredAction(number: 5)
  /// Runs a shortcut of the system's.
  public static let runSystemShortcut = PencilPreferredAction(number: 6)
}

private enum DoubleTapKey: EnvironmentKey {
  static let defaultValue = PencilPreferredAction.switchEraser
}

private enum SqueezeKey: EnvironmentKey {
  static let defaultValue = PencilPreferredAction.showContextualPalette
}

extension EnvironmentValues {
  /// The user's preferred action for a double tap of the pencil: the device's default.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { self[DoubleTapKey.self] }

  /// The user's preferred action for a squeeze of the pencil: the device's default.
  public var preferredPencilSqueezeAction: PencilPreferredAction { self[SqueezeKey.self] }
}
