// Tokens, and hints for what is none.

extension GuideExpressionParser {
  // MARK: Hints

  /// A suggested fix for text that stands where a value should be.
  var hintForValue: String? {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch bytes[position] {
    case UInt8(ascii: ".") where next.isDigit: return "write a 0 before the point"
    case UInt8(ascii: ".") where next.isIdentifierPart: return "write d[.guide]"
    case UInt8(ascii: "{"): return "write only what is between the braces of the closure"
    case UInt8(ascii: "$"): return "the view's dimensions are called d"
    default: return nil
    }
  }

  /// A suggested fix for an unknown name that ends at `position`.
  func hint(forName name: String) -> String {
    if ["t", "hour", "minute", "second"].contains(name) {
      return "the time is known inside of a TimelineView with a 'schedule'"
    }
    if isConstant {
      return constants.isEmpty
        ? "this expression may use numbers, min and max"
        : "this expression may use \(constants.keys.sorted().joined(separator: ", ")), min and max"
    }
    if readsProxy {
      return "this expression may use proxy.size.width, proxy.size.height, min and max"
    }
    guard variables.isEmpty else {
      return "this expression may use \(variables.joined(separator: ", ")), min and max"
    }
    let next = position < bytes.count ? bytes[position] : 0
    switch name {
    case "width", "height": return "write d.\(name)"
    case "return": return "leave out 'return'"
    case _ where next == UInt8(ascii: ".") || next == UInt8(ascii: "["):
      return "the view's dimensions are called d"
    default: return "an expression may use d.width, d.height, d[.guide], min and max"
    }
  }

  // MARK: Tokens

  mutating func skipSpace() {
    while position < bytes.count, ASCII.isSpace(bytes[position]) {
      position += 1
    }
  }

  mutating func take(_ token: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: token) else { return false }
    position += 1
    return true
  }

  mutating func takeOperator(_ symbols: StaticString) -> UInt8? {
    skipSpace()
    guard position < bytes.count else { return nil }
    let found = symbols.withUTF8Buffer { $0.contains(bytes[position]) }
    guard found else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func takeToken(_ token: String) -> Bool {
    skipSpace()
    guard bytes[position...].starts(with: token.utf8) else { return false }
    position += token.utf8.count
    return true
  }

  mutating func expectEnd(_ token: String) throws(Failure) {
    skipSpace()
    guard position == bytes.count else { throw failure("expected \(token), not \(rest)") }
  }

  mutating func expect(_ token: Unicode.Scalar) throws(Failure) {
    guard take(token) else { throw failure("expected '\(token)', not \(rest)") }
  }

  mutating func identifier() -> String {
    let start = position
    while position < bytes.count, bytes[position].isIdentifierPart { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A name, and those behind points that belong to it because a variable is called so.
  mutating func variableName() -> String {
    var name = identifier()
    while variables.contains(where: { $0.hasPrefix(name + ".") }), take(".") {
      skipSpace()
      name += "." + identifier()
    }
    return name
  }

  mutating func number() throws(Failure) -> Double {
    let start = position
    while position < bytes.count,
      bytes[position].isDigit || bytes[position] == UInt8(ascii: ".")
    {
      position += 1
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < bytes.count, "+-".utf8.contains(bytes[position]) { position += 1 }
      while position < bytes.count, bytes[position].isDigit { position += 1 }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite, !text.hasSuffix(".") else {
      position = start
      let isTooLarge = Double(text)?.isInfinite == true
      throw failure("\(text.quoted) is \(isTooLarge ? "too large" : "not a number")")
    }
    return value
  }

  /// The text left to parse, for messages.
  var rest: String {
    position < bytes.count
      ? String(decoding: bytes[position...], as: UTF8.self).quoted : "the end"
  }

  func failure(_ message: String, hint: String? = nil) -> Failure {
    Failure(message: message, offset: position, hint: hint)
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Letters, digits, underscores and everything beyond ASCII.
  var isIdentifierPart: Bool {
    isDigit || self == 0x5F || self >= 0x80 || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A)
  }
}
