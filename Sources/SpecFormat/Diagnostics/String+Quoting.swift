extension StringProtocol {
  /// The text in single quotes as a message names it: printable, and clipped when it is long.
  package var quoted: String {
    let limit = 60
    // Scalars, because one character can hold any number of combining marks.
    let head = unicodeScalars.prefix(limit)
    let rest = head.endIndex == unicodeScalars.endIndex ? "" : "…"
    return "'\(String(String.UnicodeScalarView(head)).escapingControls())\(rest)'"
  }

  /// The text with every character that could disturb a terminal written as a JSON escape.
  ///
  /// - Parameter keepingTabs: Whether tabs stay as they are.
  package func escapingControls(keepingTabs: Bool = false) -> String {
    func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
      scalar.disturbsTerminals && !(keepingTabs && scalar == "\t")
    }
    guard unicodeScalars.contains(where: mustEscape) else { return String(self) }
    var result = ""
    for scalar in unicodeScalars {
      if mustEscape(scalar) {
        result += scalar.jsonEscape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar moves the cursor, breaks the line or reorders the text around it.
  fileprivate var disturbsTerminals: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var jsonEscape: String {
    switch self {
    case "\n": return #"\n"#
    case "\r": return #"\r"#
    case "\t": return #"\t"#
    default:
      let digits = String(value, radix: 16, uppercase: true)
      return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
