// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Inert: there are no dictionaries, so that every word is correct.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  public nonisolated override init() {}

  open func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  open func guesses(
    forWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { [] }
  open func completions(
    forPartialWordRange range: NSRange,
    in string: String?,
    language: String
  ) -> [String]? { [] }
  open class var availableLanguages: [String] { ["en"] }
}
