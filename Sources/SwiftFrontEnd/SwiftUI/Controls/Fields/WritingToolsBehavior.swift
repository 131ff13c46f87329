/// The extent to which the system's writing tools may change a text.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let number: Int
  /// The system's default.
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
  /// The extent to which the system's writing tools may change a text.
  public var writingToolsBehavior: WritingToolsBehavior {
    get { self[WritingToolsKey.self] }
    set { self[WritingToolsKey.self] = newValue }
  }
}

extension View {
  /// Sets the extent to which the system's writing tools may change a text.
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
  /// Inert: there is no find navigator.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Whether the reader may replace words in a text.
  ///
  /// Inert: there is no replacing either.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
