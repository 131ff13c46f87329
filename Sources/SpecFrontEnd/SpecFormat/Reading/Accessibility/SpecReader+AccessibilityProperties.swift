internal import AccessibilityCore
internal import LayoutCore

extension SpecReader {
  /// Reads a value that can be switched off: the value itself, or an object that has it beside
  /// `isEnabled` (A3.12).
  func switchable<Value>(
    _ node: JSONNode,
    _ vocabulary: SpecObject,
    _ name: String,
    read: (SpecReader, JSONNode, String) -> Value?
  ) -> Value? {
    guard node.value.kind == .object else { return read(self, node, name.quoted) }
    guard check(node, vocabulary, of: name.quoted) else { return nil }
    let value = member("value", of: node).flatMap { read(self, $0, "'value'") }
    return boolean("isEnabled", of: node) ?? true ? value : nil
  }

  // MARK: Words

  func text(_ node: JSONNode, _ name: String) -> String? {
    switchable(node, SpecVocabulary.switchable, name) { $0.string($1, $2) }
  }

  func readLabel(_ node: JSONNode, into properties: inout AccessibilityProperties) {
    guard node.value.kind == .object else {
      properties.label = string(node, "'accessibilityLabel'")
      return
    }
    guard check(node, SpecVocabulary.labelText, of: "'accessibilityLabel'") else { return }
    let text = string("text", of: node)
    let placement = choice(
      AccessibilityProperties.LabelPlacement.self,
      "placement",
      of: node
    )
    guard boolean("isEnabled", of: node) ?? true else { return }
    properties.label = text
    if text != nil { properties.labelPlacement = placement ?? .assign }
  }

  func strings(_ node: JSONNode, _ name: String) -> [String]? {
    guard node.value.kind == .array else {
      wrongType(node, "an array of strings", of: name)
      return nil
    }
    return elements(of: node).compactMap { string($0, "an element of \(name)") }
  }

  func readCustomContent(
    _ node: JSONNode,
    into properties: inout AccessibilityProperties
  ) {
    guard check(node, SpecVocabulary.customContent, of: "'accessibilityCustomContent'") else {
      return
    }
    let (label, value) = (string("label", of: node), string("value", of: node))
    let importance = choice(
      AccessibilityCustomContent.Importance.self,
      "importance",
      of: node
    )
    guard let label, let value else { return }
    properties.customContent = [
      AccessibilityCustomContent(
        label: label,
        value: value,
        importance: importance ?? .default
      )
    ]
  }

  // MARK: Traits

  func traits(_ node: JSONNode) -> AccessibilityTraits {
    let nodes = node.value.kind == .array ? elements(of: node) : [node]
    return nodes.reduce(into: []) { traits, node in
      if let index = choice(node, among: SpecVocabulary.traits, "a trait") {
        traits.formUnion(SpecVocabulary.traitNames[index].trait)
      }
    }
  }

  /// 0 for `unspecified`, 1 – 6 for the levels.
  func headingLevel(_ node: JSONNode, _ name: String) -> Int? {
    choice(node, among: SpecVocabulary.headingLevels, name)
  }

  // MARK: Touches

  func readDirectTouch(
    _ node: JSONNode,
    into properties: inout AccessibilityProperties
  ) {
    guard node.value.kind == .object else {
      properties.directTouch = boolean(node, "'accessibilityDirectTouch'")
      return
    }
    guard check(node, SpecVocabulary.directTouch, of: "'accessibilityDirectTouch'") else { return }
    let options = member("options", of: node).map { list in
      array(list, of: "an array of options", "'options'").compactMap { option in
        choice(AccessibilityProperties.DirectTouchOption.self, option, "an option")
      }
    }
    properties.directTouch = boolean("value", of: node)
    properties.directTouchOptions = properties.directTouch == true ? Set(options ?? []) : []
  }

  func activationPoint(_ node: JSONNode) -> AccessibilityProperties.ActivationPoint? {
    if node.value.kind == .string {
      return choice(node, among: UnitPoint.named.map(\.name), "'accessibilityActivationPoint'")
        .map { .unit(UnitPoint.named[$0].point) }
    }
    guard check(node, SpecVocabulary.activationPoint, of: "'accessibilityActivationPoint'") else {
      return nil
    }
    var point: AccessibilityProperties.ActivationPoint?
    if let unit = member("unit", of: node) {
      if let key = ["x", "y"].first(where: { node.value[$0] != nil }) {
        error(
          "an activation point has either 'unit' or \(key.quoted)",
          at: .key(in: node.value, key),
          hint: "'unit' is relative to the element's size, 'x' and 'y' are points"
        )
      }
      point = numbers(unit, count: 2, "'unit'").map { .unit(UnitPoint(x: $0[0], y: $0[1])) }
    } else {
      point = .point(Point(x: number("x", of: node) ?? 0, y: number("y", of: node) ?? 0))
    }
    return boolean("isEnabled", of: node) ?? true ? point : nil
  }
}
