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

  /// Sets whether a drag over the view presses it.
  ///
  /// Inert: it does not.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue: ButtonRepeatBehavior = .automatic
}

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// The spring loading of buttons.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}

/// The behaviour of a button while something is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// The platform's default.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// A drag that hovers over the button presses it.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// A drag that hovers over the button does not press it.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private enum SpringLoadingBehaviorKey: EnvironmentKey {
  static let defaultValue: SpringLoadingBehavior = .automatic
}
