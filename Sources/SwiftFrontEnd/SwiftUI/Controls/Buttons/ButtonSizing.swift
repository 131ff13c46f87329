/// The sizing of buttons: to their labels, or to the space they are proposed.
public struct ButtonSizing: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = ButtonSizing(number: 0)
  /// Fills the proposed width.
  public static let flexible = ButtonSizing(number: 1)
  /// As wide as the label.
  public static let fitted = ButtonSizing(number: 2)
}

private enum ButtonSizingKey: EnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
}

extension EnvironmentValues {
  /// The sizing of buttons: to their labels, or to the space they are proposed.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets the sizing of buttons inside.
  ///
  /// Inert but for the environment: buttons are as wide as their labels.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
