/// The extent to which the system's writing tools may change a text.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = WritingToolsBehavior(number: 0)
  /// The complete experience, in place.
  public static let complete = WritingToolsBehavior(number: 1)
  /// A panel with suggestions.
  public static let limited = WritingToolsBehavior(number: 2)
  /// No writing tools.
  public static let disabled = WritingToolsBehavior(number: 3)
}

private enum WritingToolsKey: EnvironmentKey {
  static let defaultValue = WritingToolsBehavior.automatic
}

extension EnvironmentValues {
  /// The extent to which the system's writing tools may change a text.
  public var writingToolsBehavior: WritingToolsBehavior {
    get { self[WritingToolsKey.self] }
    set { self[WritingToolsKey.self] = newValue }
  }
}

extension View {
  /// Sets the extent to which the system's writing tools may change a text.
  ///
  /// Inert but for the environment: nothing is changed.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    environment(\.writingToolsBehavior, behavior)
  }

  /// Sets the visibility of the writing tools' button.
  ///
  /// Inert: there is none.
  public nonisolated func writingToolsAffordanceVisibility(
    _ visibility: Visibility
  ) -> some View { self }

  /// Disables finding in a text.
  ///
  /// Inert: there is no find navigator.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Disables replacing in a text.
  ///
  /// Inert: there is no replacing either.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
