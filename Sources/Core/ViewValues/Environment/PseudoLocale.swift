/// A way to change all texts of a program as a translation might, without one (V11.16).
///
/// It is a private subtag behind the tag of a language, as in `en-x-double`.
package enum PseudoLocale: String, Sendable, CaseIterable {
  /// Texts are twice as long.
  case double

  /// The subtag before those that are private.
  private static let mark = "-x-"

  /// The transformation that a tag of a language asks for; nil for none.
  package init?(ofLanguage tag: String) {
    guard let mark = PseudoLocale.markIndex(in: tag) else { return nil }
    let name = tag[mark...].dropFirst(PseudoLocale.mark.count)
    self.init(rawValue: name.lowercased())
  }

  /// Returns the tag of a language under the transformation.
  package func tag(of language: String) -> String {
    PseudoLocale.language(of: language) + PseudoLocale.mark + rawValue
  }

  /// Returns the tag of a language without private subtags.
  package static func language(of tag: String) -> String {
    guard let mark = markIndex(in: tag) else { return tag }
    return String(tag[..<mark])
  }

  /// Returns a text as the transformation has it; one without letters stays as it is.
  package func text(_ text: String) -> String {
    guard text.contains(where: \.isLetter) else { return text }
    switch self {
    case .double:
      let isSpaced = text.first?.isWhitespace == true || text.last?.isWhitespace == true
      return text + (isSpaced ? "" : " ") + text
    }
  }

  private static func markIndex(in tag: String) -> String.Index? {
    var rest = tag[...]
    while let hyphen = rest.firstIndex(of: "-") {
      if rest[hyphen...].lowercased().hasPrefix(mark) { return hyphen }
      rest = rest[hyphen...].dropFirst()
    }
    return nil
  }
}
