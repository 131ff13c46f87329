internal import LayoutCore

// Modifiers that choose how controls look. Controls are made of views while they are read, so a
// view's styles hold before its modifiers are taken up; the modifiers report their mistakes.

extension SpecReader {
  /// The appearance of controls within a view: its modifiers' statements, the inner ones last.
  func controlScope(withinModifiersOf node: JSONNode) -> ControlScope {
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
  func applyEnvironment(_ node: JSONNode, to look: inout ControlScope) {
    for value in SpecVocabulary.environmentValues {
      guard let apply = value.look, let node = member(value.field.name, of: node) else { continue }
      apply(self, node, &look)
    }
  }

  /// Takes over the metrics of controls that an object states.
  func applyControlMetrics(_ node: JSONNode, to look: inout ControlScope) {
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

  /// Whether a value is a length for edges of what scrolls.
  func isContentMargins(_ node: JSONNode, _ name: String) -> Bool {
    guard node.value.kind == .object else { return extent(node, name.quoted) != nil }
    guard check(node, SpecVocabulary.contentMargins, of: name.quoted) else { return false }
    if let edges = member("edges", of: node) { _ = edgeSet(edges) }
    if let placement = member("for", of: node) {
      _ = choice(placement, among: SpecVocabulary.contentMarginPlacements, "'for'")
    }
    return extent("length", of: node) != nil
  }
}

extension SpecReader {
  /// A scroll view, whose content has the margins that are asked for around it (L23.8).
  func scrollView(_ node: JSONNode, id: String?) {
    let axes = scrollAxes(of: node)
    let content = ViewContent.scrollView(axes: axes, position: scrollPosition(of: node))
    let margins = scope.controls.styles.contentMargins
    guard !margins.edges.isEmpty else { return container(content, id, node) }
    tree.builder.open(content, id: id)
    tree.builder.open(.modifier(.paddingInsets(margins.insets)))
    // The stack that a scroll view makes of its content.
    tree.builder.open(
      axes == .horizontal
        ? .hStack(alignment: .center, spacing: nil) : .vStack(alignment: .center, spacing: nil)
    )
    childViews(of: node)
    for _ in 0..<3 { tree.builder.close() }
  }
}

extension ControlScope {
  /// Takes over margins of what scrolls; those of indicators take no room.
  mutating func applyContentMargins(_ value: JSONValue) {
    if let length = value.number {
      for edge in Edge.allCases { styles.contentMargins[edge] = max(length, 0) }
    }
    guard let length = value["length"]?.number, value["for"]?.string != "scrollIndicators" else {
      return
    }
    let names = value["edges"].map { $0.string.map { [$0] } ?? $0.elements.compactMap(\.string) }
    let edges = names.map { names in
      zip(SpecVocabulary.edgeSets, SpecReader.edgeSets).reduce(into: Edge.Set()) { edges, known in
        if names.contains(known.0) { edges.formUnion(known.1) }
      }
    }
    for edge in Edge.allCases where edges?.contains(Edge.Set(edge)) ?? true {
      styles.contentMargins[edge] = max(length, 0)
    }
  }

  /// Takes over the distance between sections; nothing if it cannot be read.
  mutating func applySectionSpacing(_ value: JSONValue) {
    if let spacing = value.number { styles.sectionSpacing = .custom(max(spacing, 0)) }
    if let name = value.string {
      styles.sectionSpacing = name == "compact" ? .compact : .standard
    }
  }
}
