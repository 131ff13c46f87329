/// How much the system may change of a text that is written.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let number: Int
  /// As the system has it.
  public static let automatic = WritingToolsBehavior(number: 0)
  /// All of it, in its place.
  public static let complete = WritingToolsBehavior(number: 1)
  /// It may propose something.
  public static let limited = WritingToolsBehavior(number: 2)
  /// Nothing.
  public static let disabled = WritingToolsBehavior(number: 3)
}

private enum WritingToolsKey: EnvironmentKey {
  static let defaultValue = WritingToolsBehavior.automatic
}

extension EnvironmentValues {
  /// How much the system may change of a text that is written.
  public var writingToolsBehavior: WritingToolsBehavior {
    get { self[WritingToolsKey.self] }
    set { self[WritingToolsKey.self] = newValue }
  }
}

extension View {
  /// How much the system may change of a text that is written.
  ///
  /// Inert but for who asks the environment: nothing is changed.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    environment(\.writingToolsBehavior, behavior)
  }

  /// Whether the system offers to change what is written.
  ///
  /// Inert: it does not.
  public nonisolated func writingToolsAffordanceVisibility(
    _ visibility: Visibility
  ) -> some View { self }

  /// Whether the reader may search in a text.
  ///
  /// Inert: nobody searches.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Whether the reader may replace words in a text.
  ///
  /// Inert: nobody replaces any.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
