/// POSIX names of languages.
enum POSIXLocale {
  /// The POSIX name of a language tag: `fr_FR` for `fr-FR`, `sr_RS@latin` for `sr-Latn-RS`, `zh_TW`
  /// for `zh-Hant`; `nil` if the text is no language tag.
  ///
  /// Tags are those of BCP 47, with `_` for `-` as in Apple's identifiers of locales. Variants and
  /// extensions have no counterpart and are dropped; so are scripts, but for those with modifiers.
  static func name(of tag: String) -> String? {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
    guard let language = parts.first, (2...8).contains(language.count), language.isLetters
    else { return nil }
    var rest = parts.dropFirst()
    let script = rest.first.flatMap { $0.count == 4 && $0.isLetters ? $0.lowercased() : nil }
    if script != nil { rest = rest.dropFirst() }
    let region =
      rest.first.flatMap { $0.isRegion ? $0.uppercased() : nil }
      ?? script.flatMap { impliedRegions["\(language.lowercased())-\($0)"] }
    var name = language.lowercased()
    if let region { name += "_" + region }
    if let modifier = script.flatMap({ modifiers[$0] }) { name += "@" + modifier }
    return name
  }

  /// The modifiers of glibc's locales for scripts.
  private static let modifiers = [
    "latn": "latin", "cyrl": "cyrillic", "deva": "devanagari",
  ]

  /// The regions that POSIX uses in place of a script.
  private static let impliedRegions = ["zh-hans": "CN", "zh-hant": "TW"]
}

extension Substring {
  fileprivate var isLetters: Bool { allSatisfy { $0.isASCII && $0.isLetter } }

  /// Two letters, or three digits for parts of the world.
  fileprivate var isRegion: Bool {
    count == 2 && isLetters || count == 3 && allSatisfy { $0.isASCII && $0.isNumber }
  }
}
