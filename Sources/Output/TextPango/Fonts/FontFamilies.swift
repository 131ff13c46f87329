internal import CPango
internal import LayoutCore

/// The families that replace the fonts of Apple's systems.
enum FontFamilies {
  /// The families of a system font, the one for small sizes first, then the one for large sizes.
  ///
  /// The rounded design has the advances of the plain one.
  static func system(_ design: TextFont.Design) -> (text: String, display: String?) {
    switch design {
    case .default, .rounded: ("Inter", "Inter Display")
    case .serif: ("Noto Serif", nil)
    case .monospaced: ("Noto Sans Mono", nil)
    }
  }

  /// The font's number for a weight.
  static func weight(_ weight: TextFont.Weight) -> Int {
    switch weight {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  // MARK: Fallback

  static let emoji = "Noto Color Emoji"
  /// The family for Urdu (L18.21).
  static let nastaliq = "Noto Nastaliq Urdu"
  static let chinese = "Noto Sans CJK"
  /// The families for signs of no script, in order of preference.
  static let symbols = [
    "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", chinese, emoji,
  ]

  /// The families that a text needs besides its own, by its scripts and emoji.
  ///
  /// They depend on the text and its language alone, so that former measurements change nothing.
  static func fallbacks(for content: String, locale: String) -> [String] {
    var found: Set<String> = []
    var hasEmoji = false
    for scalar in content.unicodeScalars where scalar.value > 0x24F {
      let script = g_unichar_get_script(scalar.value)
      if script == G_UNICODE_SCRIPT_ARABIC, isNastaliq(locale) {
        found.insert(nastaliq)
      } else if let family = family(of: script) {
        found.insert(family)
      }
      hasEmoji = hasEmoji || scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation
    }
    return found.sorted() + (hasEmoji ? [emoji] : [])
  }

  /// Whether a language is written in Nastaliq, the hanging style of Persian.
  private static func isNastaliq(_ locale: String) -> Bool {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
    if parts.contains("aran") { return true }
    return parts.first == "ur" && !parts.contains("arab")
  }

  private static func family(of script: GUnicodeScript) -> String? {
    switch script {
    case G_UNICODE_SCRIPT_ARABIC: "Noto Sans Arabic UI"
    case G_UNICODE_SCRIPT_ARMENIAN: "Noto Sans Armenian"
    case G_UNICODE_SCRIPT_BENGALI: "Noto Sans Bengali UI"
    case G_UNICODE_SCRIPT_BOPOMOFO, G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HANGUL,
      G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA:
      chinese
    case G_UNICODE_SCRIPT_DEVANAGARI: "Noto Sans Devanagari UI"
    case G_UNICODE_SCRIPT_ETHIOPIC: "Noto Sans Ethiopic"
    case G_UNICODE_SCRIPT_GEORGIAN: "Noto Sans Georgian"
    case G_UNICODE_SCRIPT_GUJARATI: "Noto Sans Gujarati UI"
    case G_UNICODE_SCRIPT_GURMUKHI: "Noto Sans Gurmukhi UI"
    case G_UNICODE_SCRIPT_HEBREW: "Noto Sans Hebrew"
    case G_UNICODE_SCRIPT_KANNADA: "Noto Sans Kannada UI"
    case G_UNICODE_SCRIPT_KHMER: "Noto Sans Khmer UI"
    case G_UNICODE_SCRIPT_LAO: "Noto Sans Lao UI"
    case G_UNICODE_SCRIPT_MALAYALAM: "Noto Sans Malayalam UI"
    case G_UNICODE_SCRIPT_MYANMAR: "Noto Sans Myanmar UI"
    case G_UNICODE_SCRIPT_ORIYA: "Noto Sans Oriya UI"
    case G_UNICODE_SCRIPT_SINHALA: "Noto Sans Sinhala UI"
    case G_UNICODE_SCRIPT_TAMIL: "Noto Sans Tamil UI"
    case G_UNICODE_SCRIPT_TELUGU: "Noto Sans Telugu UI"
    case G_UNICODE_SCRIPT_THAI: "Noto Sans Thai UI"
    default: nil
    }
  }

  /// The name of a family in its file: Han characters are drawn in the language's style.
  static func faceName(_ family: String, locale: String) -> String {
    guard family == chinese else { return family }
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ja": return "Noto Sans CJK JP"
    case "ko": return "Noto Sans CJK KR"
    case "zh" where parts.contains("hk"): return "Noto Sans CJK HK"
    case "zh" where parts.contains("tw") || parts.contains("hant"): return "Noto Sans CJK TC"
    default: return "Noto Sans CJK SC"
    }
  }
}
