internal import LayoutCore

/// Finds the language in which words are read (A2.59).
enum TextLanguage {
  /// The language of words on a screen with a locale: the locale's, unless no letter of them is in
  /// one of its scripts; then that of their script.
  static func language(of words: String?, in locale: String) -> String {
    guard let words, words.utf8.contains(where: { $0 >= 0x80 }) else { return locale }
    var found: Script?
    for scalar in words.unicodeScalars where scalar.properties.isAlphabetic {
      guard let script = Script(scalar), found == nil || script.isWritten(with: found) else {
        return locale
      }
      found = script == .kana || found == nil ? script : found
    }
    guard let found, !found.languages.contains(locale.language) else { return locale }
    return found.languages[0]
  }

  /// A script that implies a language: the first of those written in it.
  private enum Script: CaseIterable {
    case arabic, hebrew, greek, cyrillic, thai, hangul, kana, han, devanagari

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
        self = .arabic
      case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
      case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
      case 0x400...0x52F: self = .cyrillic
      case 0xE00...0xE7F: self = .thai
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
      case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
      case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
        self = .han
      case 0x900...0x97F: self = .devanagari
      default: return nil
      }
    }

    /// Whether words may mix both scripts.
    func isWritten(with other: Script?) -> Bool {
      self == other || [self, other].allSatisfy { $0 == .kana || $0 == .han }
    }

    var languages: [String] {
      switch self {
      case .arabic:
        ["ar", "fa", "ur", "ps", "sd", "ug", "ckb", "ks", "ku", "az", "uz", "pa", "mzn", "lrc"]
      case .hebrew: ["he", "iw", "yi", "ji"]
      case .greek: ["el"]
      case .cyrillic:
        ["ru", "uk", "be", "bg", "sr", "mk", "kk", "ky", "mn", "tg", "bs", "uz", "az", "tt", "ba"]
      case .thai: ["th"]
      case .hangul: ["ko"]
      case .kana: ["ja"]
      case .han: ["zh", "ja", "ko", "yue"]
      case .devanagari: ["hi", "mr", "ne", "sa", "kok", "mai", "bho", "ks", "sd"]
      }
    }
  }
}

extension String {
  /// The language of a language tag.
  fileprivate var language: String { prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
