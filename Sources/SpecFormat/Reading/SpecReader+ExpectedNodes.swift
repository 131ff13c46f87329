extension SpecReader {
  /// Reads the nodes that a spec expects in the accessibility tree, in the order of reading.
  func accessibilityNodes(_ list: JSONNode) -> ProbeValue? {
    guard isShallow(list) else { return nil }
    let nodes = array(list, of: "an array of nodes", "'accessibility'")
    for node in nodes { checkExpectedNode(node) }
    return list.value.kind == .array ? probeValue(list) : nil
  }

  private func checkExpectedNode(_ node: JSONNode) {
    checkForm(node, .object(SpecVocabulary.accessibilityNode), "an expected node")
  }

  /// Complains about what has not the form that the vocabulary gives it.
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
      if let other = forms.first(where: { !$0.mayBeNull }) { checkForm(node, other, name) }
    case .defined("accessibilityNode"): checkExpectedNode(node)
    case .defined("rectangle"): _ = numbers(node, count: 4, name)
    case .object(let object):
      guard check(node, object, of: name) else { return }
      for field in object.fields {
        if let member = member(field.name, of: node) {
          checkForm(member, field.value, field.name.quoted)
        }
      }
    default: break
    }
  }
}
