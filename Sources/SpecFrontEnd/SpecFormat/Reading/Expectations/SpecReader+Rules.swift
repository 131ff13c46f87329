internal import LayoutCore

/// Cases that ask a single rule.
extension SpecReader {
  /// The limit of nesting for a value that is kept in the shape of JSON.
  private static let maximumProbeDepth = 200

  /// Reads the rule that a case tests, and its input.
  func ruleProbe(_ rule: JSONNode, of node: JSONNode) -> RuleProbe? {
    guard let rule = choice(RuleProbe.Rule.self, rule, "'rule'") else { return nil }
    let vocabulary = SpecVocabulary.given(rule)
    guard let given = member("given", of: node) else {
      if !vocabulary.fields.isEmpty {
        error("a case with 'rule' needs 'given'", at: node.place)
      }
      return RuleProbe(rule: rule, given: .object([:]))
    }
    guard isShallow(given) else { return nil }
    validate(given, .object(vocabulary), "'given' of \(rule.rawValue)")
    return RuleProbe(rule: rule, given: probeValue(given))
  }

  /// Notes where a value is not what the vocabulary says.
  ///
  /// Only for values kept in the shape of JSON; everything else is checked where it is read.
  private func validate(_ node: JSONNode, _ value: SpecValue, _ name: String) {
    switch value {
    case .number: _ = number(node, name)
    case .positiveNumber:
      if let value = number(node, name), value <= 0 {
        error("\(name) must be above 0", at: node.place)
      }
    case .oneOf(let names): _ = choice(node, among: names, name)
    case .list(let element, let count):
      let parts =
        count.map { elements(of: node, count: $0, name) ?? [] } ?? array(node, of: "an array", name)
      for part in parts { validate(part, element, "an element of \(name)") }
    case .object(let object):
      guard check(node, object, of: name) else { return }
      for field in object.fields {
        guard let part = member(field.name, of: node) else { continue }
        validate(part, field.value, field.name.quoted)
      }
    case .either: validateNumber(node, value, name)
    case .string, .proxyExpression, .condition, .count, .positiveCount, .boolean, .yes, .null,
      .infinity,
      .negativeInfinity, .map, .defined, .any:
      break
    }
  }

  /// Notes what is not a number, and not null or infinite where it may be.
  private func validateNumber(_ node: JSONNode, _ value: SpecValue, _ name: String) {
    if node.value.number != nil || node.value.isNull && value.mayBeNull { return }
    if value.mayBeInfinite, ["inf", "-inf"].contains(node.value.string) { return }
    let null = value.mayBeNull ? " or null" : ""
    let infinity = value.mayBeInfinite ? ", \"inf\"" : ""
    wrongType(node, "a number" + infinity + null, of: name)
  }

  /// A value in the shape of JSON; `"inf"` and `"-inf"` are numbers.
  func probeValue(_ node: JSONNode) -> ProbeValue {
    switch node.value.kind {
    case .null: return .null
    case .boolean: return .boolean(node.value.boolean ?? false)
    case .number: return .number(node.value.number ?? 0)
    case .string:
      switch node.value.string {
      case "inf": return .number(.infinity)
      case "-inf": return .number(-.infinity)
      case let text: return .string(text ?? "")
      }
    case .array:
      return .list(elements(of: node).map { probeValue($0) })
    case .object:
      var members: [String: ProbeValue] = [:]
      for (key, member) in namedMembers(of: node) { members[key] = probeValue(member) }
      return .object(members)
    }
  }

  /// Whether a value may be kept in the shape of JSON: not if it is nested too deep.
  func isShallow(_ node: JSONNode) -> Bool {
    let limit = SpecReader.maximumProbeDepth
    var pending = [(node, 0)]
    while let (node, depth) = pending.popLast() {
      guard depth <= limit else {
        error("nested deeper than \(limit) levels", at: node.place)
        return false
      }
      switch node.value.kind {
      case .array: pending += elements(of: node).map { ($0, depth + 1) }
      case .object: pending += members(of: node).map { ($0.node, depth + 1) }
      case .null, .boolean, .number, .string: break
      }
    }
    return true
  }
}
