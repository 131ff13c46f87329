internal import LayoutCore

extension SpecReader {
  /// Reads the nodes that a spec expects in the accessibility tree, in the order of reading.
  func accessibilityNodes(_ list: JSONNode) -> ProbeValue? {
    guard isShallow(list) else { return nil }
    checkForm(list, .listOrPart(.defined("accessibilityNode")), "'accessibility'")
    return expectedNodes(list)
  }

  /// A list of expected nodes, or of those that it has among others.
  private func expectedNodes(_ node: JSONNode) -> ProbeValue? {
    switch node.value.kind {
    case .array: .list(elements(of: node).map { expectedNode($0) })
    case .object:
      member("contains", of: node).flatMap { expectedNodes($0) }.map { .object(["contains": $0]) }
    case .null, .boolean, .number, .string: nil
    }
  }

  /// The keys that an expected node states; paths and charts in the form that they have in results.
  private func expectedNode(_ node: JSONNode) -> ProbeValue {
    var members: [String: ProbeValue] = [:]
    for (key, member) in namedMembers(of: node) {
      members[key] =
        switch key {
        case _ where member.value.isNull: .null
        case "path": ProbeValue(Path(elements(of: member).compactMap { pathElement($0) }))
        case "chart": chart(member, "'chart'").map { ProbeValue($0) }
        case "children": expectedNodes(member)
        default: probeValue(member)
        }
    }
    return .object(members)
  }

  private func checkExpectedNode(_ node: JSONNode) {
    checkForm(node, .object(SpecVocabulary.accessibilityNode), "an expected node")
  }

  /// Complains about what has not the form that the vocabulary gives it; what is read further,
  /// paths and charts, is complained about there.
  private func checkForm(_ node: JSONNode, _ form: SpecValue, _ name: String) {
    switch form {
    case .string: _ = string(node, name)
    case .number: _ = number(node, name)
    case .count: _ = count(node, name)
    case .oneOf(let names): _ = choice(node, among: names, name)
    case .list(.number, let count?): _ = numbers(node, count: count, name)
    case .list(let element, _):
      for part in array(node, of: "an array", name) {
        checkForm(part, element, "an element of \(name)")
      }
    case .either(let forms):
      if node.value.kind == .null, form.mayBeNull { return }
      let isObject = node.value.kind == .object
      let others = forms.filter { !$0.mayBeNull }
      if let other = others.first(where: { $0.isObject == isObject }) ?? others.first {
        checkForm(node, other, name)
      }
    case .defined("accessibilityNode"): checkExpectedNode(node)
    case .defined("rectangle"): _ = numbers(node, count: 4, name)
    case .object(let object):
      guard check(node, object, of: name) else { return }
      for field in object.fields {
        if let member = member(field.name, of: node) {
          checkForm(member, field.value, field.name.quoted)
        }
      }
    case .proxyExpression, .condition, .positiveNumber, .positiveCount, .boolean, .yes, .null,
      .infinity,
      .negativeInfinity, .map, .defined, .any:
      break
    }
  }
}

extension SpecValue {
  /// Whether it is an object of known keys.
  fileprivate var isObject: Bool {
    switch self {
    case .object, .defined("chart"): true
    default: false
    }
  }
}
