internal import SpecFormat

extension CanonicalValue {
  /// A number or an infinity as source; nil for other values.
  var swiftNumber: String? {
    switch self {
    case .number(let value), .decimal(let value):
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .string("inf"): ".infinity"
    case .string("-inf"): "-.infinity"
    case .null, .boolean, .string, .list, .object: nil
    }
  }
}

extension String {
  /// The text as a literal in source.
  var swiftLiteral: String {
    let escaped = unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  /// Returns an expression in which a guide has another name.
  func replacingNames(_ name: String, with other: String) -> String {
    var result = ""
    var word = ""
    func finish() {
      result += word == name && result.hasSuffix(".") ? other : word
      word = ""
    }
    for character in self {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        finish()
        result.append(character)
      }
    }
    finish()
    return result
  }
}

extension [String] {
  /// The lines, indented by a level.
  var indented: [String] { map { "  " + $0 } }
}
