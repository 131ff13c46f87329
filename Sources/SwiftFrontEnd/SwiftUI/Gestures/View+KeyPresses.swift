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
