internal import LayoutCore

// Modifiers that choose how controls look. Controls are made of views while they are read, so a
// view's styles hold before its modifiers are taken up; the modifiers report their mistakes.

extension SpecReader {
  /// How controls look within a view: what its own modifiers state, the inner ones last.
  func controlLook(withinModifiersOf node: JSONNode) -> ControlLook {
    var look = scope.controls
    guard let modifiers = member("modifiers", of: node) else { return look }
    for modifier in elements(of: modifiers).reversed() where modifier.value.kind == .object {
      for (name, _) in modifier.value.members {
        guard let apply = SpecVocabulary.modifier(name)?.look else { continue }
        if let value = member(name, of: modifier) { apply(self, value, &look) }
      }
    }
    return look
  }

  /// Takes over what an object of environment values says of the looks of controls.
  func applyEnvironment(_ node: JSONNode, to look: inout ControlLook) {
    for value in SpecVocabulary.environmentValues {
      guard let apply = value.look, let node = member(value.field.name, of: node) else { continue }
      apply(self, node, &look)
    }
  }

  /// Takes over the metrics of controls that an object states.
  func applyControlMetrics(_ node: JSONNode, to look: inout ControlLook) {
    for (name, path) in ControlMetrics.named {
      guard let length = member(name, of: node)?.value.number else { continue }
      look.metrics[keyPath: path] = length
    }
  }

  /// Notes the mistakes in the metrics of controls.
  func checkControlMetrics(_ node: JSONNode, _ name: String) {
    guard check(node, SpecVocabulary.controlMetrics, of: name.quoted) else { return }
    for (name, _) in ControlMetrics.named { _ = extent(name, of: node) }
  }

  func listRowInsets(_ node: JSONNode) -> ModifierContent? {
    guard check(node, SpecVocabulary.edgeInsets, of: "'listRowInsets'") else { return nil }
    return .listRowInsets(edgeInsets(node, of: "'listRowInsets'"))
  }

  /// Whether a value is a name or a distance between sections.
  func isSectionSpacing(_ node: JSONNode, _ name: String) -> Bool {
    guard node.value.kind == .string else { return extent(node, name.quoted) != nil }
    return choice(node, among: SpecVocabulary.sectionSpacings, name.quoted) != nil
  }
}

extension ControlLook {
  /// Takes over the distance between sections; nothing if it cannot be read.
  mutating func applySectionSpacing(_ value: JSONValue) {
    if let spacing = value.number { styles.sectionSpacing = .custom(max(spacing, 0)) }
    if let name = value.string {
      styles.sectionSpacing = name == "compact" ? .compact : .standard
    }
  }
}
