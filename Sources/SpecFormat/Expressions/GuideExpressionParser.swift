internal import LayoutCore

/// Reads a ``GuideExpression``.
///
/// ```
/// expression = term { ("+" | "-") term }
/// term       = factor { ("*" | "/") factor }
/// factor     = "-" factor | value [ "??" factor ]
/// value      = number | "d" "." ("width" | "height") | "d" "[" [ "explicit" ":" ] guide "]"
///            | ("min" | "max") "(" expression "," expression ")" | "(" expression ")" | variable
/// guide      = [ "HorizontalAlignment" | "VerticalAlignment" ] "." name
/// ```
struct GuideExpressionParser {
  /// What is wrong with an expression, and where in its text (UTF-8 offset).
  struct Failure: Error {
    var message: String
    var offset: Int
    var hint: String?
  }

  /// How deep parentheses and operators may be nested.
  private static let maximumDepth = 200
  /// How long an expression may be: evaluating it takes stack by its length.
  private static let maximumLength = 1000

  /// The names of variables; with any, there is no view to ask.
  private let variables: [String]
  /// The guide that a name stands for on an axis, or on the only one that knows it.
  private let guide: (String, Axis?) -> Result<AlignmentKey, GuideNameProblem>
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(
    _ text: String,
    variables: [String] = [],
    guide: @escaping (String, Axis?) -> Result<AlignmentKey, GuideNameProblem>
  ) {
    bytes = Array(text.utf8)
    self.variables = variables
    self.guide = guide
  }

  mutating func parse() throws(Failure) -> GuideExpression {
    guard bytes.count <= GuideExpressionParser.maximumLength else {
      throw failure(
        "an expression has at most \(GuideExpressionParser.maximumLength) bytes, not \(bytes.count)"
      )
    }
    let expression = try expression()
    skipSpace()
    guard position == bytes.count else {
      throw failure("expected an operator, not \(rest)")
    }
    return expression
  }

  // MARK: Grammar

  private mutating func expression() throws(Failure) -> GuideExpression {
    try nested()
    defer { depth -= 1 }
    var left = try term()
    while let symbol = takeOperator("+-") {
      left = .binary(symbol == UInt8(ascii: "+") ? .add : .subtract, left, try term())
    }
    return left
  }

  private mutating func term() throws(Failure) -> GuideExpression {
    var left = try factor()
    while let symbol = takeOperator("*/") {
      left = .binary(symbol == UInt8(ascii: "*") ? .multiply : .divide, left, try factor())
    }
    return left
  }

  private mutating func factor() throws(Failure) -> GuideExpression {
    try nested()
    defer { depth -= 1 }
    if takeOperator("-") != nil { return .negated(try factor()) }
    return try value()
  }

  private mutating func value() throws(Failure) -> GuideExpression {
    skipSpace()
    let start = position
    guard position < bytes.count else { throw failure("the expression ends too soon") }
    if take("(") {
      let inner = try expression()
      try expect(")")
      return inner
    }
    if bytes[position].isDigit { return .number(try number()) }
    let name = identifier()
    switch name {
    case "d" where variables.isEmpty: return try viewValue()
    case "min", "max":
      try expect("(")
      let first = try expression()
      try expect(",")
      let second = try expression()
      try expect(")")
      return .binary(name == "min" ? .min : .max, first, second)
    case "":
      throw failure("expected a value, not \(rest)")
    default:
      if let index = variables.firstIndex(of: name) { return .variable(index) }
      position = start
      let known = variables.isEmpty ? ["d", "min", "max"] : variables + ["min", "max"]
      throw failure(
        "unknown name \(name.quoted) in an expression",
        hint: "an expression may use \(known.joined(separator: ", "))"
      )
    }
  }

  /// What follows `d`.
  private mutating func viewValue() throws(Failure) -> GuideExpression {
    if take(".") {
      let start = position
      let name = identifier()
      switch name {
      case "width": return .width
      case "height": return .height
      default:
        position = start
        throw failure(
          "'d' has no \(name.quoted)",
          hint: "write d.width, d.height or d[.guide]"
        )
      }
    }
    guard take("[") else {
      throw failure("'d' alone has no value", hint: "write d.width, d.height or d[.guide]")
    }
    var isExplicit = false
    skipSpace()
    let start = position
    if identifier() == "explicit" {
      try expect(":")
      isExplicit = true
    } else {
      position = start
    }
    let key = try guideKey()
    try expect("]")
    guard isExplicit else { return .guide(key) }
    guard takeCoalescing() else {
      throw failure(
        "an explicit guide may be missing",
        hint: "add a default, as in d[explicit: .top] ?? 0"
      )
    }
    return .explicit(key, or: try factor())
  }

  private mutating func guideKey() throws(Failure) -> AlignmentKey {
    skipSpace()
    let start = position
    let type = identifier()
    let axis: Axis?
    switch type {
    case "": axis = nil
    case "HorizontalAlignment": axis = .horizontal
    case "VerticalAlignment": axis = .vertical
    default:
      position = start
      throw failure("expected '.' and the name of a guide", hint: "write d[.\(type)]")
    }
    guard take(".") else { throw failure("expected '.' and the name of a guide") }
    let nameStart = position
    let name = identifier()
    switch guide(name, axis) {
    case .success(let key): return key
    case .failure(let problem):
      position = nameStart
      throw failure(problem.message, hint: problem.hint)
    }
  }

  // MARK: Tokens

  private mutating func nested() throws(Failure) {
    depth += 1
    if depth > GuideExpressionParser.maximumDepth {
      throw failure("the expression is nested too deep")
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ token: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: token) else { return false }
    position += 1
    return true
  }

  private mutating func takeOperator(_ symbols: StaticString) -> UInt8? {
    skipSpace()
    guard position < bytes.count else { return nil }
    let found = symbols.withUTF8Buffer { $0.contains(bytes[position]) }
    guard found else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func takeCoalescing() -> Bool {
    skipSpace()
    guard bytes[position...].starts(with: Array("??".utf8)) else { return false }
    position += 2
    return true
  }

  private mutating func expect(_ token: Unicode.Scalar) throws(Failure) {
    guard take(token) else { throw failure("expected '\(token)', not \(rest)") }
  }

  private mutating func identifier() -> String {
    let start = position
    while position < bytes.count, bytes[position].isIdentifierPart { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func number() throws(Failure) -> Double {
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
      throw failure("\(text.quoted) is not a number")
    }
    return value
  }

  /// What is left, for messages.
  private var rest: String {
    position < bytes.count
      ? String(decoding: bytes[position...], as: UTF8.self).quoted : "the end"
  }

  private func failure(_ message: String, hint: String? = nil) -> Failure {
    Failure(message: message, offset: position, hint: hint)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Letters, digits, underscores and everything beyond ASCII.
  fileprivate var isIdentifierPart: Bool {
    isDigit || self == 0x5F || self >= 0x80 || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A)
  }
}
