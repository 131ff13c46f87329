/// The activation of dictation.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let number: Int
  /// When the user selects it.
  public static let onSelect = TextInputDictationActivation(number: 0)
  /// When the user looks at the field.
  public static let onLook = TextInputDictationActivation(number: 1)
}
