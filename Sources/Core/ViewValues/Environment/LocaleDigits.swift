/// The digits of a locale, where they are not Western (A9.14).
package struct LocaleDigits: Sendable, Hashable {
  /// The first of ten scalars.
  private let zero: UInt32
  /// The suffix of a percentage.
  private let percent: String
  /// The decimal separator.
  private let point: Character

  /// The digits of a locale; nil for Western ones.
  ///
  /// - Parameter locale: A language tag, such as `ar-EG` or `fa_IR`; `ar` alone is Egypt's, which
  ///   has the most readers.
  package init?(_ locale: String) {
    let parts = locale.split { "-_@=".contains($0) }.map { $0.lowercased() }
    guard let language = parts.first else { return nil }
    if let named = parts.firstIndex(where: { $0 == "nu" || $0 == "numbers" }),
      parts.indices.contains(named + 1)
    {
      self.init(system: parts[named + 1])
      return
    }
    let rest = parts.dropFirst().prefix { $0.utf8.count > 1 }
    let isArabic = rest.contains("arab")
    switch language {
    case "ar":
      let western = ["ae", "dz", "eh", "ly", "ma", "tn", "001"]
      self.init(system: rest.contains(where: western.contains) ? "latn" : "arab")
    case "ckb": self.init(system: "arab")
    case "sd": self.init(system: rest.contains("deva") ? "latn" : "arab")
    case "fa", "ks", "lrc", "mzn", "ps": self.init(system: "arabext")
    case "uz", "pa": self.init(system: isArabic ? "arabext" : "latn")
    case "ne": self.init(system: "deva")
    case "as": self.init(system: "beng")
    case "my": self.init(system: "mymr")
    case "dz": self.init(system: "tibt")
    case "sat": self.init(system: "olck")
    default: return nil
    }
  }

  /// Digits by the name that Unicode's locales have for them; nil for Western and unknown ones.
  private init?(system: String) {
    switch system {
    case "arab": (zero, percent, point) = (0x660, "\u{66A}\u{61C}", "\u{66B}")
    case "arabext": (zero, percent, point) = (0x6F0, "\u{66A}", "\u{66B}")
    case "deva": (zero, percent, point) = (0x966, "%", ".")
    case "beng": (zero, percent, point) = (0x9E6, "%", ".")
    case "mymr": (zero, percent, point) = (0x1040, "%", ".")
    case "tibt": (zero, percent, point) = (0xF20, "%", ".")
    case "olck": (zero, percent, point) = (0x1C50, "%", ".")
    default: return nil
    }
  }

  /// A number in these digits, from Western ones with a point and per cent sign.
  package func written(_ number: String) -> String {
    var text = ""
    for character in number {
      if character.isASCII, let value = character.wholeNumberValue,
        let digit = Unicode.Scalar(zero + UInt32(value))
      {
        text.unicodeScalars.append(digit)
      } else if character == "%" {
        text += percent
      } else {
        text.append(character == "." ? point : character)
      }
    }
    return text
  }
}
