internal import LayoutCore

// Conditions, of which a view is shown or not:
//
//     condition   = conjunction { "||" conjunction }
//     conjunction = comparison { "&&" comparison }
//     comparison  = expression ("<" | ">" | "<=" | ">=" | "==" | "!=") expression

extension GuideExpressionParser {
  mutating func parseCondition() throws(Failure) -> SpecCondition {
    try checkLength()
    var condition = try conjunction()
    while takeToken("||") { condition = .either(condition, try conjunction()) }
    try expectEnd("'&&' or '||'")
    return condition
  }

  private mutating func conjunction() throws(Failure) -> SpecCondition {
    var condition = try comparison()
    while takeToken("&&") { condition = .both(condition, try comparison()) }
    return condition
  }

  private mutating func comparison() throws(Failure) -> SpecCondition {
    let left = try expression()
    guard let comparison = SpecCondition.Operator.allCases.first(where: { takeToken($0.rawValue) })
    else {
      throw failure("expected a comparison, not \(rest)", hint: "write proxy.size.width > 300")
    }
    let right = try expression()
    return .comparison(
      ProxyExpression(left, quantities),
      comparison,
      ProxyExpression(right, quantities)
    )
  }
}
