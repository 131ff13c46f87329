/// A way to change all texts of a program as a translation might, without one (V11.16).
///
/// It is a private subtag behind the tag of a language, as in `en-x-double`.
package enum PseudoLocale: String, Sendable, CaseIterable {
  /// Texts are twice as long.
  case double
  /// The layout is from the right, and texts stay as they are.
  case rtl
  /// The layout is from the right, and texts are overridden to be written from the right.
  case rtlStrings = "rtl-strings"
  /// Letters have accents.
  case accented
  /// Texts are between signs that show where they are cut: `[# Save #]`.
  case bounded

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

  /// Whether the layout is from the right, whatever the language is.
  package var isRightToLeft: Bool {
    switch self {
    case .rtl, .rtlStrings: true
    case .double, .accented, .bounded: false
    }
  }

  /// Returns a text as the transformation has it; one without letters stays as it is.
  package func text(_ text: String) -> String { runs([text])[0] }

  /// Returns the runs of one text as the transformation has them.
  package func runs(_ runs: [String]) -> [String] {
    guard let first = runs.first, let last = runs.last,
      runs.contains(where: { $0.contains(where: \.isLetter) })
    else { return runs }
    switch self {
    case .rtl: return runs
    case .rtlStrings: return PseudoLocale.put(runs, between: "\u{202E}", and: "\u{202C}")
    case .bounded: return PseudoLocale.put(runs, between: "[# ", and: " #]")
    case .accented: return runs.map { String($0.map { PseudoLocale.accents[$0] ?? $0 }) }
    case .double:
      guard runs.count > 1 else {
        let isSpaced = first.first?.isWhitespace == true || last.last?.isWhitespace == true
        return [first + (isSpaced ? "" : " ") + first]
      }
      return runs.map { $0.contains(where: \.isLetter) ? PseudoLocale.double.text($0) : $0 }
    }
  }

  private static func put(_ runs: [String], between open: String, and close: String) -> [String] {
    var runs = runs
    runs[0] = open + runs[0]
    runs[runs.count - 1] += close
    return runs
  }

  /// The letters that have an accent of their own.
  private static let accents = [Character: Character](
    uniqueKeysWithValues: zip(
      "abcdeghijklmnoprstuwyzABCDEGHIJKLMNOPRSTUWYZ",
      "áƀçđéĝĥíĵķļḿñöþŕšţúŵýžÅƁÇĐÉĜĤÎĴĶĻḾÑÖÞŔŠŢÛŴÝŽ"
    )
  )

  private static func markIndex(in tag: String) -> String.Index? {
    var rest = tag[...]
    while let hyphen = rest.firstIndex(of: "-") {
      if rest[hyphen...].lowercased().hasPrefix(mark) { return hyphen }
      rest = rest[hyphen...].dropFirst()
    }
    return nil
  }
}
