/// The case in which a text is shown, whatever it is written in (D6.8).
public enum TextCase: String, Sendable, Hashable, CaseIterable {
  case uppercase
  case lowercase

  /// The text in this case, by the rules of a language.
  ///
  /// Turkish and Azerbaijani have an I with a dot and one without; other languages follow Unicode's
  /// own mappings.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: A language tag.
  public func applied(to text: String, locale: String) -> String {
    let language = locale.prefix { $0.isLetter }.lowercased()
    let hasDottedCapital = language == "tr" || language == "az"
    switch self {
    case .uppercase:
      guard hasDottedCapital else { return text.uppercased() }
      return TextCase.replacing(text, "i", "\u{130}").uppercased()
    case .lowercase:
      guard hasDottedCapital else { return text.lowercased() }
      return TextCase.replacing(TextCase.replacing(text, "I", "\u{131}"), "\u{130}", "i")
        .lowercased()
    }
  }

  private static func replacing(
    _ text: String,
    _ old: Unicode.Scalar,
    _ new: Unicode.Scalar
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(scalar == old ? new : scalar) }
    return String(result)
  }
}
