internal import AccessibilityCore
internal import LayoutCore

extension SpecReader {
  /// Reads an accessibility modifier; nil if it says nothing or cannot be read.
  func accessibilityModifier(_ name: String, _ node: JSONNode) -> ReadModifier? {
    switch name {
    case "accessibilityElement":
      guard check(node, SpecVocabulary.element, of: name.quoted) else { return nil }
      let behavior = choice(AccessibilityModifier.ChildBehavior.self, "children", of: node)
      let type = choice(AccessibilityModifier.ContainerType.self, "containerType", of: node)
      return annotation(.element(behavior ?? .ignore, type))
    case "accessibilityChildren": return shadow(.children, name, node)
    case "accessibilityRepresentation": return shadow(.representation, name, node)
    case "contentShape":
      guard check(node, SpecVocabulary.contentShape, of: name.quoted),
        let member = member("shape", of: node), let shape = shape(member, "'shape'")
      else { return nil }
      let isInteraction = string("kind", of: node) == "interaction"
      return annotation(.contentShape(shape, isForAccessibility: !isInteraction))
    case "disabled": return boolean(node, name.quoted).flatMap { annotation(.disabled($0)) }
    case "redacted":
      return choice(node, among: ["placeholder"], name.quoted).map { _ in annotation(.redacted) }
    case "badge": return badgeText(node).map { annotation(.badge($0)) }
    case "onTapGesture": return flag(node, name).map { _ in annotation(.gesture) }
    case "drawingGroup", "buttonStyle", "cornerRadius", "labelStyle", "toolbar":
      // They change how a view is drawn; accessibility passes through (section 6).
      return ReadModifier(modifier: .environment(EnvironmentChange(name: name) { _ in }))
    case "alert": return alert(node)
    case "sheet": return sheet(node)
    default:
      var properties = AccessibilityProperties()
      guard read(name, node, into: &properties) else { return nil }
      return annotation(.properties(name: name, properties))
    }
  }

  /// Whether a view's own modifiers make labels show their icon only; nil if they do not say.
  func labelStyle(of node: JSONNode) -> Bool? {
    guard let list = node.value["modifiers"] else { return nil }
    for modifier in list.elements {
      if let style = modifier["labelStyle"]?.string { return style == "iconOnly" }
    }
    return nil
  }

  private func annotation(_ modifier: AccessibilityModifier) -> ReadModifier {
    ReadModifier(modifier: .annotation(modifier, hasShadow: false))
  }

  private func shadow(
    _ modifier: AccessibilityModifier,
    _ name: String,
    _ node: JSONNode
  ) -> ReadModifier? {
    guard check(node, SpecVocabulary.shadowContent, of: name.quoted) else { return nil }
    return ReadModifier(
      modifier: .annotation(modifier, hasShadow: true),
      content: member("content", of: node)
    )
  }

  private func flag(_ node: JSONNode, _ name: String) -> Bool? {
    guard node.value.boolean == true else {
      error(
        "\(name.quoted) takes no arguments",
        at: node.place,
        hint: "write { \"\(name)\": true }"
      )
      return nil
    }
    return true
  }

  // MARK: Presentations

  private func sheet(_ node: JSONNode) -> ReadModifier? {
    guard check(node, SpecVocabulary.sheet, of: "'sheet'"),
      boolean("isPresented", of: node) ?? true
    else { return nil }
    return ReadModifier(
      modifier: .annotation(
        AccessibilityModifier.presentation(name: "sheet"),
        hasShadow: true
      ),
      content: member("content", of: node)
    )
  }

  /// An alert shows its title, its message and its buttons.
  private func alert(_ node: JSONNode) -> ReadModifier? {
    guard check(node, SpecVocabulary.alert, of: "'alert'"),
      boolean("isPresented", of: node) ?? true
    else { return nil }
    let texts = [string("title", of: node), string("message", of: node)].compactMap { $0 }
    return ReadModifier(
      modifier: .annotation(
        AccessibilityModifier.presentation(name: "alert"),
        hasShadow: true
      ),
      content: member("actions", of: node),
      texts: texts
    )
  }

  // MARK: Properties

  /// Reads what a property modifier says; false if it says nothing.
  private func read(
    _ name: String,
    _ node: JSONNode,
    into properties: inout AccessibilityProperties
  ) -> Bool {
    switch name {
    case "accessibilityLabel": return readLabel(node, into: &properties)
    case "accessibilityValue": properties.value = text(node, name)
    case "accessibilityHint", "help": properties.hint = text(node, name)
    case "accessibilityIdentifier": properties.identifier = text(node, name)
    case "accessibilityHidden": properties.isHidden = hidden(node, name)
    case "accessibilityAddTraits": properties.addedTraits = traits(node)
    case "accessibilityRemoveTraits": properties.removedTraits = traits(node)
    case "accessibilitySortPriority": properties.sortPriority = number(node, name.quoted)
    case "accessibilityHeading":
      properties.headingLevel = choice(node, among: SpecVocabulary.headingLevels, name.quoted)
    case "accessibilityInputLabels": properties.inputLabels = strings(node, name)
    case "accessibilityTextContentType":
      properties.textContentType = choice(
        node,
        among: SpecVocabulary.contentTypes,
        name.quoted
      ).map { SpecVocabulary.contentTypes[$0] }
    case "accessibilityRespondsToUserInteraction":
      properties.respondsToUserInteraction = boolean(node, name.quoted)
    case "accessibilityDirectTouch": properties.directTouch = boolean(node, name.quoted)
    case "accessibilityFocused": properties.isFocused = boolean(node, name.quoted)
    case "accessibilityShowsLargeContentViewer": properties.showsLargeContentViewer = true
    default: return readFurther(name, node, into: &properties)
    }
    return !properties.isEmpty
  }

  private func readFurther(
    _ name: String,
    _ node: JSONNode,
    into properties: inout AccessibilityProperties
  ) -> Bool {
    switch name {
    case "accessibilityAction": readAction(node, into: &properties)
    case "accessibilityActions": readActions(node, into: &properties)
    case "accessibilityAdjustableAction", "accessibilityZoomAction", "accessibilityScrollAction":
      let kinds: [String: AccessibilityAction.Kind] = [
        "accessibilityAdjustableAction": .adjustable, "accessibilityZoomAction": .zoom,
      ]
      if flag(node, name) == true {
        properties.actions = [AccessibilityAction(kinds[name] ?? .scroll)]
      }
    case "accessibilityCustomContent": readCustomContent(node, into: &properties)
    case "accessibilityLabeledPair", "accessibilityLinkedGroup", "accessibilityRotorEntry":
      readTie(name, node, into: &properties)
    case "accessibilityRotor": readRotor(node, into: &properties)
    case "accessibilityActivationPoint": properties.activationPoint = activationPoint(node)
    case "accessibilityChartDescriptor":
      if check(node, SpecVocabulary.chart, of: name.quoted) {
        properties.chart = string("title", of: node) ?? ""
      }
    case "speechAdjustedPitch":
      if let pitch = number(node, name.quoted) { properties.speech[name] = "\(pitch)" }
    default:
      if let value = boolean(node, name.quoted) { properties.speech[name] = "\(value)" }
    }
    return !properties.isEmpty
  }

  /// A text, or an object with the text that can be switched off.
  private func text(_ node: JSONNode, _ name: String) -> String? {
    guard node.value.kind == .object else { return string(node, name.quoted) }
    guard check(node, SpecVocabulary.switchable, of: name.quoted),
      boolean("isEnabled", of: node) ?? true
    else { return nil }
    return string("value", of: node)
  }

  private func hidden(_ node: JSONNode, _ name: String) -> Bool? {
    guard node.value.kind == .object else { return boolean(node, name.quoted) }
    guard check(node, SpecVocabulary.switchableFlag, of: name.quoted),
      boolean("isEnabled", of: node) ?? true
    else { return nil }
    return boolean("value", of: node)
  }

  private func readLabel(_ node: JSONNode, into properties: inout AccessibilityProperties) -> Bool {
    guard node.value.kind == .object else {
      properties.label = string(node, "'accessibilityLabel'")
      return properties.label != nil
    }
    guard check(node, SpecVocabulary.labelText, of: "'accessibilityLabel'"),
      boolean("isEnabled", of: node) ?? true
    else { return false }
    properties.label = string("text", of: node)
    properties.labelPlacement =
      choice(AccessibilityProperties.LabelPlacement.self, "placement", of: node) ?? .assign
    return properties.label != nil
  }

  private func traits(_ node: JSONNode) -> AccessibilityTraits {
    let nodes = node.value.kind == .array ? elements(of: node) : [node]
    return nodes.reduce(into: []) { traits, node in
      if let index = choice(node, among: SpecVocabulary.traits, "a trait") {
        traits.formUnion(SpecVocabulary.traitNames[index].trait)
      }
    }
  }

  private func strings(_ node: JSONNode, _ name: String) -> [String]? {
    guard node.value.kind == .array else {
      wrongType(node, "an array of strings", of: name.quoted)
      return nil
    }
    return elements(of: node).compactMap { string($0, "an element of \(name.quoted)") }
  }

  // MARK: Actions, rotors, ties

  private func readAction(_ node: JSONNode, into properties: inout AccessibilityProperties) {
    guard check(node, SpecVocabulary.action, of: "'accessibilityAction'") else { return }
    if let name = string("name", of: node) {
      properties.actions = [AccessibilityAction(.named, name: name)]
    } else {
      properties.actions = [
        AccessibilityAction(choice(AccessibilityAction.Kind.self, "kind", of: node) ?? .default)
      ]
    }
  }

  private func readActions(_ node: JSONNode, into properties: inout AccessibilityProperties) {
    var names = node
    var category: String?
    if node.value.kind == .object {
      guard check(node, SpecVocabulary.actions, of: "'accessibilityActions'"),
        let list = member("names", of: node)
      else { return }
      names = list
      category = string("category", of: node)
    }
    // The list has them in the reverse order of their declaration (rule 3.7).
    properties.actions = (strings(names, "accessibilityActions") ?? []).reversed().map {
      AccessibilityAction(.named, name: $0, category: category)
    }
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

  private func readTie(
    _ name: String,
    _ node: JSONNode,
    into properties: inout AccessibilityProperties
  ) {
    let isPair = name == "accessibilityLabeledPair"
    guard
      check(node, isPair ? SpecVocabulary.labeledPair : SpecVocabulary.tie, of: name.quoted),
      let id = string("id", of: node)
    else { return }
    var kind = AccessibilityProperties.Relation.Kind.rotorEntry
    if name == "accessibilityLinkedGroup" { kind = .linkedGroup }
    if isPair, let member = member("role", of: node) {
      let role = choice(member, among: ["label", "content"], "'role'")
      kind = role == 1 ? .labeledPairContent : .labeledPairLabel
    }
    let relation = AccessibilityProperties.Relation(
      kind,
      id: id,
      namespace: string("namespace", of: node) ?? ""
    )
    if kind == .labeledPairLabel, !pairLabels.insert(relation).inserted {
      error("the pair \(id.quoted) has a label already", at: node.place)
    }
    properties.relations = [relation]
  }

  private func readRotor(_ node: JSONNode, into properties: inout AccessibilityProperties) {
    guard check(node, SpecVocabulary.rotor, of: "'accessibilityRotor'"),
      let name = string("name", of: node)
    else { return }
    let list = member("entries", of: node)
    for entry in list.map({ elements(of: $0) }) ?? [] {
      if let id = entry.value.string { rotorEntries.append((id, entry.place)) }
    }
    let system = member("system", of: node)
      .flatMap { choice($0, among: SpecVocabulary.systemRotors, "'system'") }
    properties.rotors = [
      AccessibilityRotor(
        name: name,
        entries: list.flatMap { strings($0, "entries") } ?? [],
        system: system.map { SpecVocabulary.systemRotors[$0] }
      )
    ]
  }

  /// Entries of rotors lead to views, which are all known only at the end.
  func checkRotorEntries() {
    for (id, place) in rotorEntries where ids[id] == nil {
      error("no view has the id \(id.quoted)", at: place, hint: suggestion(id, ids.keys.sorted()))
    }
  }

  private func activationPoint(
    _ node: JSONNode
  ) -> AccessibilityProperties.ActivationPoint? {
    if node.value.kind == .string {
      return choice(node, among: UnitPoint.named.map(\.name), "'accessibilityActivationPoint'")
        .map { .unit(UnitPoint.named[$0].point) }
    }
    guard check(node, SpecVocabulary.activationPoint, of: "'accessibilityActivationPoint'") else {
      return nil
    }
    if let unit = member("unit", of: node) {
      return numbers(unit, count: 2, "'unit'").map { .unit(UnitPoint(x: $0[0], y: $0[1])) }
    }
    return .point(Point(x: number("x", of: node) ?? 0, y: number("y", of: node) ?? 0))
  }
}
