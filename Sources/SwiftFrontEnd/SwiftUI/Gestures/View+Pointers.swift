extension View {
  /// Sets whether the view takes part in hit testing; assistive technology reaches it anyway
  /// (V12.5).
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(isEnabled: enabled))
  }

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

  /// Plays haptic feedback when a value changes.
  ///
  /// Inert: there are no haptics.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View { self }

  /// Plays haptic feedback when a value changes.
  ///
  /// Inert: there are no haptics.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Plays haptic feedback when a value changes.
  ///
  /// Inert: there are no haptics.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Plays haptic feedback when a value changes.
  ///
  /// Inert: there are no haptics.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// Adds an action for presses of a key.
  ///
  /// Inert: there is no keyboard.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Adds an action for presses of a key.
  ///
  /// Inert: there is no keyboard.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Adds an action for presses of several keys.
  ///
  /// Inert: there is no keyboard.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Adds an action for presses of any key.
  ///
  /// Inert: there is no keyboard.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
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

/// A kind of haptic feedback.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// A task has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task has failed.
  public static let error = SensoryFeedback(name: "error")
  /// A choice is changing.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value went past a mark upwards.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value went past a mark downwards.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity has begun.
  public static let start = SensoryFeedback(name: "start")
  /// An activity has ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item has aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Pressure has reached the next level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A collision.
  public static let impact = impact()

  /// The weight of the objects whose impact the feedback imitates.
  public struct Weight: Equatable, Sendable {
    private let number: Int
    /// Between small objects.
    public static let light = Weight(number: 0)
    /// Between medium objects.
    public static let medium = Weight(number: 1)
    /// Between large objects.
    public static let heavy = Weight(number: 2)
  }

  /// The flexibility of the objects whose impact the feedback imitates.
  public struct Flexibility: Equatable, Sendable {
    private let number: Int
    /// Between hard objects.
    public static let rigid = Flexibility(number: 0)
    /// Between objects of medium hardness.
    public static let solid = Flexibility(number: 1)
    /// Between soft objects.
    public static let soft = Flexibility(number: 2)
  }

  /// A collision, with a strength from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact")
  }

  /// A collision, with a strength from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact")
  }
}

/// A key that is pressed.
public struct KeyPress: Sendable {
  /// The result of a key handler: handled or not.
  public enum Result: Sendable {
    case handled
    case ignored
  }

  /// The phases of a key press.
  public struct Phases: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an instance from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The key or button of this name.
    public static let `repeat` = Phases(rawValue: 2)
    /// A key is let go.
    public static let up = Phases(rawValue: 4)
    /// Pressed, repeated and released.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The phase of the press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}
