/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let number: Int
  /// As the system has it.
  public static let automatic = ButtonSizing(number: 0)
  /// As wide as there is room.
  public static let flexible = ButtonSizing(number: 1)
  /// As wide as their labels.
  public static let fitted = ButtonSizing(number: 2)
}

private enum ButtonSizingKey: EnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
}

extension EnvironmentValues {
  /// How wide buttons are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// How wide buttons are.
  ///
  /// Inert but for who asks the environment: they are as wide as their labels.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
