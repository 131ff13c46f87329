/// The place of the dictation button of a search field.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = TextInputDictationBehavior(number: 0)
  /// No dictation.
  public static let preventDictation = TextInputDictationBehavior(number: 1)
  /// A button in the field.
  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior { TextInputDictationBehavior(number: 2) }
}

extension View {
  /// Sets the place of the dictation button of a search field.
  ///
  /// Inert: there is no dictation.
  public nonisolated func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View { self }
}
