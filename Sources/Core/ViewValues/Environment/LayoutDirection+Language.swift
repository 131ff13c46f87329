extension LayoutDirection {
  /// The direction in which a language is written (L17.8), or that of a pseudo-locale (V11.16).
  ///
  /// - Parameter tag: The language tag, such as `ar-EG` or `az_Arab`; its script counts before its
  ///   language.
  public init(ofLanguage tag: String) {
    if PseudoLocale(ofLanguage: tag)?.isRightToLeft == true {
      self = .rightToLeft
      return
    }
    let parts = tag.split { $0 == "-" || $0 == "_" || $0 == "@" }.map { $0.lowercased() }
    // A subtag after a single letter is no script.
    let script = parts.dropFirst().prefix { $0.utf8.count > 1 }.first { $0.utf8.count == 4 }
    let isFromTheRight =
      if let script, script.utf8.allSatisfy({ $0 >= 0x61 }) {
        LayoutDirection.scripts.contains(script)
      } else {
        parts.first.map(LayoutDirection.languages.contains) ?? false
      }
    self = isFromTheRight ? .rightToLeft : .leftToRight
  }

  /// The scripts that are written from the right and belong to languages of today.
  private static let scripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  /// The languages that are mostly written in one of them.
  private static let languages: Set<String> = [
    "ar", "arc", "arz", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc",
    "mzn", "nqo", "prs", "ps", "rhg", "sd", "skr", "syr", "ug", "ur", "yi",
  ]
}
