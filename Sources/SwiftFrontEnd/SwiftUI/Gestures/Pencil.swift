extension View {
  /// Adds an action that runs on a double tap of a pencil.
  ///
  /// Inert: there is no pencil.
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// Adds an action that runs as a pencil is squeezed.
  ///
  /// Inert: there is no pencil.
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}

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

/// The position of a pencil that hovers over the screen.
public struct PencilHoverPose: Hashable, Sendable {
  /// The point of the view below it, in points.
  public let location: CGPoint
  /// The location as a unit point of the view.
  public let anchor: UnitPoint
  /// The distance from the screen, from 0 to 1.
  public let zDistance: CGFloat
  /// The direction that it leans to.
  public let azimuth: Angle
  /// The angle between the pencil and the screen.
  public let altitude: Angle
  /// The rotation of the pencil around its axis.
  public let roll: Angle
}

/// A double tap on the side of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The position of the pencil above the view; nil if it is not over it.
  public let hoverPose: PencilHoverPose?
}

/// The phase of a squeeze of a pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// The squeeze goes on.
  case active(PencilSqueezeGestureValue)
  /// The squeeze has ended.
  case ended(PencilSqueezeGestureValue)
  /// The squeeze has failed.
  case failed
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// The position of the pencil above the view; nil if it is not over it.
  public let hoverPose: PencilHoverPose?
}
