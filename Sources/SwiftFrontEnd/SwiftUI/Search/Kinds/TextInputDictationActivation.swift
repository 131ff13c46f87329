/// When a field takes dictation.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let number: Int
  /// When the reader asks for it.
  public static let onSelect = TextInputDictationActivation(number: 0)
  /// As soon as the field is looked at.
  public static let onLook = TextInputDictationActivation(number: 1)
}
