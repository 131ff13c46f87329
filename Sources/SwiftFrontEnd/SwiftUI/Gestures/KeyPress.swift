extension View {
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

extension View {
  /// Adds an action for presses of keys that type one of some characters.
  ///
  /// Inert: there is no keyboard.
  public nonisolated func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ press: KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Adds an action for changes of modifier keys.
  ///
  /// Inert: there is no keyboard.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all,
    initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
}
