internal import AccessibilityCore

extension SpecReader {
  /// The action of a modifier without arguments.
  func action(
    _ kind: AccessibilityAction.Kind,
    _ node: JSONNode,
    _ name: String
  ) -> [AccessibilityAction] {
    flag(node, name) ? [AccessibilityAction(kind)] : []
  }

  /// Reads the action that a modifier adds.
  func actions(_ node: JSONNode) -> [AccessibilityAction] { action(node).map { [$0] } ?? [] }

  private func action(_ node: JSONNode) -> AccessibilityAction? {
    guard check(node, SpecVocabulary.action, of: "'accessibilityAction'") else { return nil }
    let kind = member("kind", of: node)
      .flatMap { choice($0, among: SpecVocabulary.actionKinds, "'kind'") }
      .flatMap { AccessibilityAction.Kind(rawValue: SpecVocabulary.actionKinds[$0]) }
    guard node.value["name"] != nil else { return AccessibilityAction(kind ?? .default) }
    if node.value["kind"] != nil {
      error(
        "an action has either 'kind' or 'name'",
        at: .key(in: node.value, "kind"),
        hint: "use two of them, one after the other"
      )
    }
    return string("name", of: node).map { AccessibilityAction(.named, name: $0) }
  }

  /// Reads the actions that a modifier adds, in the order in which they are listed.
  func namedActions(_ node: JSONNode) -> [AccessibilityAction] {
    var names = node
    var category: String?
    if node.value.kind == .object {
      guard check(node, SpecVocabulary.actions, of: "'accessibilityActions'"),
        let list = member("names", of: node)
      else { return [] }
      names = list
      category = string("category", of: node)
    }
    // The list has them in the reverse order of their declaration (A3.7).
    return (strings(names, "'accessibilityActions'") ?? []).reversed().map {
      AccessibilityAction(.named, name: $0, category: category)
    }
  }
}
