/// Where a field takes dictation.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let number: Int
  /// As the system has it.
  public static let automatic = TextInputDictationBehavior(number: 0)
  /// It does not.
  public static let preventDictation = TextInputDictationBehavior(number: 1)
  /// In the field.
  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior { TextInputDictationBehavior(number: 2) }
}

extension View {
  /// Where a field for searches takes dictation.
  ///
  /// Inert: nobody dictates.
  public nonisolated func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View { self }
}
