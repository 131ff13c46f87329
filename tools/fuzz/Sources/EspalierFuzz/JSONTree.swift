/// JSON that can be changed and written.
indirect enum JSONTree {
  case text(String)
  case number(Double)
  /// `true`, `false` or `null`.
  case word(String)
  case list([JSONTree])
  case object([(key: String, value: JSONTree)])

  var json: String {
    switch self {
    case .text(let text): JSONTree.quoted(text)
    case .number(let number): number.description
    case .word(let word): word
    case .list(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONTree.quoted($0.key)):\($0.value.json)" }.joined(separator: ",")
        + "}"
    }
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result.unicodeScalars += ["\\", scalar]
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
