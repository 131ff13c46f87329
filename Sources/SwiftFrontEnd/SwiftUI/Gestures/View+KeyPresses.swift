extension View {
  /// Does something when a key is pressed that types one of several characters.
  ///
  /// Inert: there is no keyboard.
  public nonisolated func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ press: KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Does something when keys are held that change what others do.
  ///
  /// Inert: there is no keyboard.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all,
    initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
}
