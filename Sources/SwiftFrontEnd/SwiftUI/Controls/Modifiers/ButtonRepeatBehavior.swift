/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// The default of the button's context.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action is repeated while the button is held.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action happens once a press.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Inert: buttons are not held.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
