/// Reads the format string of a predicate (V18.12).
struct PredicateParser {
  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any>

  /// Reads a whole format; nil if it is not in the language of the rule book.
  static func predicate(_ format: String, _ arguments: [Any]) -> PredicateTerm? {
    guard let tokens = PredicateToken.tokens(of: format) else { return nil }
    var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
    guard let term = parser.alternatives(), parser.tokens.isEmpty else { return nil }
    return term
  }

  // MARK: Terms

  private mutating func alternatives() -> PredicateTerm? {
    guard var terms = conjunction().map({ [$0] }) else { return nil }
    while takeKeyword("OR") || takeSign("||") {
      guard let next = conjunction() else { return nil }
      terms.append(next)
    }
    return terms.count == 1 ? terms[0] : .any(terms)
  }

  private mutating func conjunction() -> PredicateTerm? {
    guard var terms = negation().map({ [$0] }) else { return nil }
    while takeKeyword("AND") || takeSign("&&") {
      guard let next = negation() else { return nil }
      terms.append(next)
    }
    return terms.count == 1 ? terms[0] : .all(terms)
  }

  private mutating func negation() -> PredicateTerm? {
    if takeKeyword("NOT") || takeSign("!") { return negation().map { .not($0) } }
    if takeSign("(") {
      guard let term = alternatives(), takeSign(")") else { return nil }
      return term
    }
    if takeKeyword("TRUEPREDICATE") { return .all([]) }
    if takeKeyword("FALSEPREDICATE") { return .any([]) }
    return comparison()
  }

  private mutating func comparison() -> PredicateTerm? {
    var quantity = PredicateComparison.Quantity.one
    if takeKeyword("ANY") || takeKeyword("SOME") { quantity = .any }
    if takeKeyword("ALL") { quantity = .all }
    if takeKeyword("NONE") { quantity = .none }
    guard let left = operand(), let operation = operation() else { return nil }
    var options = ""
    if case .options(let given) = tokens.first {
      guard given.allSatisfy("cdn".contains) else { return nil }
      options = given
      tokens.removeFirst()
    }
    guard let right = operand() else { return nil }
    return .comparison(
      PredicateComparison(
        left: left,
        operation: operation,
        right: right,
        quantity: quantity,
        options: options
      )
    )
  }

  private mutating func operation() -> PredicateComparison.Operation? {
    guard let token = tokens.popFirst() else { return nil }
    switch token {
    case .sign("="), .sign("=="): return .equals
    case .sign("!="), .sign("<>"): return .differs
    case .sign("<"): return .isLess
    case .sign(">"): return .isGreater
    case .sign("<="), .sign("=<"): return .isAtMost
    case .sign(">="), .sign("=>"): return .isAtLeast
    case .word(let word): return PredicateComparison.Operation(rawValue: word.uppercased())
    case .sign, .text, .number, .argument, .options: return nil
    }
  }

  // MARK: Operands

  private mutating func operand() -> PredicateOperand? {
    guard let token = tokens.popFirst() else { return nil }
    switch token {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .argument("K"):
      guard let path = arguments.popFirst() as? String else { return nil }
      return PredicateOperand(path: path)
    case .argument: return arguments.popFirst().map { .value($0) }
    case .word(let word): return operand(word)
    case .sign("{"): return list()
    case .sign, .options: return nil
    }
  }

  private func operand(_ word: String) -> PredicateOperand? {
    switch word.uppercased() {
    case "SELF": .path([])
    case "TRUE", "YES": .value(true)
    case "FALSE", "NO": .value(false)
    case "NIL", "NULL": .value(nil)
    default: PredicateOperand(path: word)
    }
  }

  private mutating func list() -> PredicateOperand? {
    var elements: [PredicateOperand] = []
    if takeSign("}") { return .list([]) }
    while let element = operand() {
      elements.append(element)
      if takeSign("}") { return .list(elements) }
      if !takeSign(",") { return nil }
    }
    return nil
  }

  // MARK: Tokens

  private mutating func takeSign(_ sign: String) -> Bool {
    guard tokens.first == .sign(sign) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func takeKeyword(_ keyword: String) -> Bool {
    guard case .word(let word) = tokens.first, word.uppercased() == keyword else { return false }
    tokens.removeFirst()
    return true
  }
}
