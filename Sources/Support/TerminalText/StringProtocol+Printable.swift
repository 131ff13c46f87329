extension StringProtocol {
  /// The text with every character that would disturb a terminal written as JSON escapes it.
  package var printable: String { printable(keepingTabs: false) }

  /// The text with every character that would disturb a terminal written as JSON escapes it.
  ///
  /// - Parameter keepingTabs: Whether tabs stay as they are.
  package func printable(keepingTabs: Bool) -> String {
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
    case 0...0x9F, 0x2028...0x202E, 0x2066...0x2069, Unicode.Scalar.firstByte...0x10FFFF: true
    default: false
    }
  }

  /// The scalar that stands for the byte 0 where bytes are no text, as in a file's name.
  fileprivate static let firstByte: UInt32 = 0x10FF00

  fileprivate var jsonEscape: String {
    switch self {
    case _ where value >= Unicode.Scalar.firstByte:
      return #"\x"# + String(value - Unicode.Scalar.firstByte, radix: 16)
    case "\n": return #"\n"#
    case "\r": return #"\r"#
    case "\t": return #"\t"#
    default:
      let digits = String(value, radix: 16)
      return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
