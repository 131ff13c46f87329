extension Locale {
  /// A number in the digits of the locale, without marks between them.
  func digits(of number: Int) -> String {
    number.formatted(.number.grouping(.never).locale(self))
  }

  /// Returns the text with its Western digits in those of the locale.
  func withOwnDigits(_ words: String) -> String {
    let own = (0...9).map { digits(of: $0) }
    guard own[1] != "1" else { return words }
    return words.map { character in
      let value = character.isASCII ? character.wholeNumberValue : nil
      return value.map { own[$0] } ?? String(character)
    }.joined()
  }
}
