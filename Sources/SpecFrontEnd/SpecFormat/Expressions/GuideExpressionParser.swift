package import LayoutCore

/// Reads a ``GuideExpression``.
///
/// ```
/// expression = sum [ "??" expression ]
/// sum        = term { ("+" | "-") term }
/// term       = factor { ("*" | "/") factor }
/// factor     = "-" factor | value
/// value      = number | "d" "." ("width" | "height") | "d" "[" [ "explicit" ":" ] guide "]"
///            | ("min" | "max") "(" expression "," expression ")" | "(" expression ")" | variable
/// guide      = [ "HorizontalAlignment" | "VerticalAlignment" ] "." name
/// ```
///
/// As in Swift, `??` binds less than the arithmetic, and what may be missing, `d[explicit: …]`,
/// takes part in no arithmetic before it has a default.
package struct GuideExpressionParser {
  /// A mistake in an expression, with its place in the text (UTF-8 offset).
  package struct Failure: Error {
    package var message: String
    package var offset: Int
    package var hint: String?
  }

  /// The limit of nested parentheses and of operators in a row: evaluating an expression takes
  /// stack by both.
  static let maximumDepth = 100
  /// The greatest length of an expression, in bytes.
  static let maximumLength = 1000

  /// The names of variables; with any, there is no view to ask.
  let variables: [String]
  /// Whether there is a geometry reader to ask, and no view.
  let readsProxy: Bool
  /// Whether there is neither a view nor a geometry reader to ask.
  let isConstant: Bool
  /// Names that stand for numbers.
  let constants: [String: Double]
  /// Those of a geometry reader whose lengths are the variables of what was parsed.
  var quantities: [ProxyQuantity] = []
  /// The guide that a name stands for on an axis, or on the only one that knows it.
  private let guide: (String, Axis?) -> Result<AlignmentKey, GuideNameProblem>
  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  package init(
    _ text: String,
    variables: [String] = [],
    readsProxy: Bool = false,
    isConstant: Bool = false,
    constants: [String: Double] = [:],
    guide: @escaping (String, Axis?) -> Result<AlignmentKey, GuideNameProblem>
  ) {
    bytes = Array(text.utf8)
    self.variables = variables
    self.readsProxy = readsProxy
    self.isConstant = isConstant
    self.constants = constants
    self.guide = guide
  }

  package mutating func parse() throws(Failure) -> GuideExpression {
    try checkLength()
    let expression = try expression()
    try expectEnd("an operator")
    return expression
  }

  func checkLength() throws(Failure) {
    guard bytes.count > GuideExpressionParser.maximumLength else { return }
    throw failure(
      "an expression has at most \(GuideExpressionParser.maximumLength) bytes, not \(bytes.count)"
    )
  }

  // MARK: Grammar

  /// The operand of an operator.
  private enum Operand {
    case value(GuideExpression)
    /// An explicit guide that has no default yet.
    case optional(AlignmentKey, name: String, at: Int)
  }

  mutating func expression() throws(Failure) -> GuideExpression {
    try definite(try coalescing())
  }

  private mutating func coalescing() throws(Failure) -> Operand {
    try nested()
    defer { depth -= 1 }
    let left = try sum()
    skipSpace()
    let start = position
    guard takeToken("??") else { return left }
    guard case .optional(let key, _, _) = left else {
      position = start
      throw failure("only d[explicit: …] can be missing and takes '??'")
    }
    return .value(.explicit(key, or: try definite(try coalescing())))
  }

  private mutating func sum() throws(Failure) -> Operand {
    var left = try term()
    while let symbol = takeOperator("+-") {
      let value = try shallow(try definite(left))
      let sum = symbol == UInt8(ascii: "+") ? GuideExpression.Operator.add : .subtract
      left = .value(.binary(sum, value, try definite(try term())))
    }
    return left
  }

  private mutating func term() throws(Failure) -> Operand {
    var left = try factor()
    while let symbol = takeOperator("*/") {
      let value = try shallow(try definite(left))
      let product = symbol == UInt8(ascii: "*") ? GuideExpression.Operator.multiply : .divide
      skipSpace()
      let start = position
      let operand = try definite(try factor())
      if product == .divide, operand.constant == 0 {
        position = start
        throw failure("the expression divides by zero")
      }
      left = .value(.binary(product, value, operand))
    }
    return left
  }

  private mutating func factor() throws(Failure) -> Operand {
    try nested()
    defer { depth -= 1 }
    guard takeOperator("-") != nil else { return try value() }
    return .value(.negated(try definite(try factor())))
  }

  private mutating func nested() throws(Failure) {
    depth += 1
    if depth > GuideExpressionParser.maximumDepth {
      throw failure("the expression is nested too deep")
    }
  }

  /// An operand of which the next operator may make a larger expression.
  private func shallow(_ operand: GuideExpression) throws(Failure) -> GuideExpression {
    guard operand.height < GuideExpressionParser.maximumDepth else {
      throw failure("the expression has too many operators in a row")
    }
    return operand
  }

  /// The operand as a number, which an explicit guide without a default is not.
  private mutating func definite(_ operand: Operand) throws(Failure) -> GuideExpression {
    switch operand {
    case .value(let value): return value
    case .optional(_, let name, let start):
      position = start
      throw failure(
        "an explicit guide may be missing",
        hint: "give it a default: (d[explicit: \(name)] ?? 0)"
      )
    }
  }

  private mutating func value() throws(Failure) -> Operand {
    skipSpace()
    let start = position
    guard position < bytes.count else { throw failure("the expression ends too soon") }
    if take("(") {
      let inner = try coalescing()
      try expect(")")
      return inner
    }
    if bytes[position].isDigit { return .value(.number(try number())) }
    let name = variableName()
    switch name {
    case "proxy" where readsProxy: return .value(try proxyValue(from: start))
    case "d" where variables.isEmpty && !readsProxy && !isConstant:
      return try viewValue(from: start)
    case "min", "max":
      try expect("(")
      let first = try expression()
      try expect(",")
      let second = try expression()
      if let comma = bytes[position...].first, comma == ASCII.comma {
        throw failure("\(name.quoted) takes two values", hint: "nest it: \(name)(a, \(name)(b, c))")
      }
      try expect(")")
      return .value(.binary(name == "min" ? .min : .max, first, second))
    case "":
      throw failure("expected a value, not \(rest)", hint: hintForValue)
    default:
      if let index = variables.firstIndex(of: name) { return .value(.variable(index)) }
      if let constant = constants[name] { return .value(.number(constant)) }
      let hint = hint(forName: name)
      position = start
      throw failure("unknown name \(name.quoted) in an expression", hint: hint)
    }
  }

  /// Parses the member accesses after a `d` that starts at `start`.
  private mutating func viewValue(from start: Int) throws(Failure) -> Operand {
    if take(".") {
      skipSpace()
      let nameStart = position
      let name = identifier()
      switch name {
      case "width": return .value(.width)
      case "height": return .value(.height)
      default:
        position = nameStart
        throw failure(
          name.isEmpty ? "expected a name after 'd.'" : "'d' has no \(name.quoted)",
          hint: "write d.width, d.height or d[.guide]"
        )
      }
    }
    guard take("[") else {
      position = start
      throw failure("'d' alone has no value", hint: "write d.width, d.height or d[.guide]")
    }
    var isExplicit = false
    skipSpace()
    let guideStart = position
    if identifier() == "explicit" {
      try expect(":")
      isExplicit = true
    } else {
      position = guideStart
    }
    skipSpace()
    let nameStart = position
    let key = try guideKey()
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    try expect("]")
    return isExplicit ? .optional(key, name: name, at: start) : .value(.guide(key))
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
}
