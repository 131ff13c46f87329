extension String {
  /// The text with every character that would disturb a terminal written as JSON escapes it.
  var printable: String {
    guard unicodeScalars.contains(where: \.disturbsTerminals) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.disturbsTerminals {
        result += scalar.jsonEscape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text in quotation marks and printable, shortened to `limit` characters if it is longer.
  func outlineQuotation(limit: Int) -> String {
    let fits = index(startIndex, offsetBy: limit + 1, limitedBy: endIndex) == nil
    let shown = fits ? self : prefix(limit - 1) + "…"
    var quoted = ""
    for character in shown {
      if character == "\"" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    return "\"\(quoted.printable)\""
  }

  /// The text with spaces behind it, at least two, so that a column begins.
  ///
  /// A text that is too long for its column moves what follows to the next stop. So a line depends
  /// on nothing but itself.
  func padded(toMultipleOf stop: Int, atLeast width: Int) -> String {
    let count = count
    let column = Swift.max(width, (count + 2 + stop - 1) / stop * stop)
    return self + String.spaces[column - count]
  }

  /// Any number of spaces that ``padded(toMultipleOf:atLeast:)`` asks for.
  private static let spaces = (0...64).map { String(repeating: " ", count: $0) }
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
      let digits = String(value, radix: 16)
      return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
