internal import AccessibilityCore
internal import LayoutCore

extension SpecReader {
  /// Reads what a property modifier says; nothing if it is switched off or cannot be read.
  func properties(_ name: String, _ node: JSONNode) -> AccessibilityProperties {
    var properties = AccessibilityProperties()
    switch name {
    case "accessibilityLabel": readLabel(node, into: &properties)
    case "accessibilityValue": properties.value = text(node, name)
    case "accessibilityHint", "help": properties.hint = text(node, name)
    case "accessibilityIdentifier": properties.identifier = text(node, name)
    case "accessibilityHidden":
      properties.isHidden = switchable(node, SpecVocabulary.switchableFlag, name) {
        boolean($0, $1)
      }
    case "accessibilityAddTraits": properties.addedTraits = traits(node)
    case "accessibilityRemoveTraits": properties.removedTraits = traits(node)
    case "accessibilitySortPriority": properties.sortPriority = number(node, name.quoted)
    case "accessibilityHeading": properties.headingLevel = headingLevel(node, name.quoted)
    case "accessibilityInputLabels":
      properties.inputLabels = switchable(
        node,
        SpecVocabulary.switchableTexts,
        name,
        read: strings
      )
    case "accessibilityTextContentType":
      properties.textContentType = choice(node, among: SpecVocabulary.contentTypes, name.quoted)
        .map { SpecVocabulary.contentTypes[$0] }
    case "accessibilityRespondsToUserInteraction":
      properties.respondsToUserInteraction = boolean(node, name.quoted)
    case "accessibilityActivationPoint": properties.activationPoint = activationPoint(node)
    case "accessibilityDirectTouch": readDirectTouch(node, into: &properties)
    case "accessibilityFocused": properties.isFocused = boolean(node, name.quoted)
    case "accessibilityChartDescriptor": properties.chart = chart(node, name.quoted)
    case "speechAdjustedPitch":
      properties.speech[name] = number(node, name.quoted).map { "\($0)" }
    case _ where SpecVocabulary.speechFlags.contains(name):
      properties.speech[name] = boolean(node, name.quoted).map { "\($0)" }
    case "accessibilityRotor", "accessibilityRotorEntry", "accessibilityLabeledPair",
      "accessibilityLinkedGroup":
      readTie(name, node, into: &properties)
    case "accessibilityCustomContent": readCustomContent(node, into: &properties)
    default: properties.actions = actions(name, node)
    }
    return properties
  }

  /// What a modifier says that can be switched off: the value itself, or an object that has it
  /// beside `isEnabled` (A3.12).
  private func switchable<Value>(
    _ node: JSONNode,
    _ vocabulary: SpecObject,
    _ name: String,
    read: (JSONNode, String) -> Value?
  ) -> Value? {
    guard node.value.kind == .object else { return read(node, name.quoted) }
    guard check(node, vocabulary, of: name.quoted) else { return nil }
    let value = member("value", of: node).flatMap { read($0, "'value'") }
    return boolean("isEnabled", of: node) ?? true ? value : nil
  }

  // MARK: Words

  private func text(_ node: JSONNode, _ name: String) -> String? {
    switchable(node, SpecVocabulary.switchable, name) { string($0, $1) }
  }

  private func readLabel(_ node: JSONNode, into properties: inout AccessibilityProperties) {
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

  private func readCustomContent(
    _ node: JSONNode,
    into properties: inout AccessibilityProperties
  ) {
    guard check(node, SpecVocabulary.customContent, of: "'accessibilityCustomContent'"),
      let label = string("label", of: node), let value = string("value", of: node)
    else { return }
    let importance = choice(
      AccessibilityCustomContent.Importance.self,
      "importance",
      of: node
    )
    properties.customContent = [
      AccessibilityCustomContent(
        label: label,
        value: value,
        importance: importance ?? .default
      )
    ]
  }

  // MARK: Traits

  private func traits(_ node: JSONNode) -> AccessibilityTraits {
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

  private func readDirectTouch(
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

  private func activationPoint(_ node: JSONNode) -> AccessibilityProperties.ActivationPoint? {
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
