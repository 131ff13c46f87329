extension View {
  /// Adds an action that runs when a pointer enters or leaves the view.
  ///
  /// Inert: there is no pointer.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Adds an action that runs while a pointer is over the view.
  ///
  /// Inert: there is no pointer.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Adds an action that runs while a pointer is over the view.
  ///
  /// Inert: there is no pointer.
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Sets the effect of a pointer over the view.
  ///
  /// Inert: there is no pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets the effect of a pointer over the view.
  ///
  /// Inert: there is no pointer.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic,
    isEnabled: Bool
  ) -> some View { self }

  /// Disables hover effects.
  ///
  /// Inert: there is no pointer.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isHoverEffectEnabled, !disabled)
  }
}

/// Whether a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a point.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// The effect of a pointer over a view.
public struct HoverEffect: Equatable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = HoverEffect(number: 0)
  /// Brighter.
  public static let highlight = HoverEffect(number: 1)
  /// Lifted.
  public static let lift = HoverEffect(number: 2)
}

private enum IsHoverEffectEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

extension EnvironmentValues {
  /// `true` if views under a pointer show a hover effect.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }
}
