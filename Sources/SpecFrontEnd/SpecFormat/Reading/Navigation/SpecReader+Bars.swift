import Controls
internal import LayoutCore

/// Modifiers that configure the bars of the enclosing navigation container.
extension SpecReader {
  /// The items of a toolbar: `ToolbarItem`s or `ToolbarItemGroup`s.
  func toolbar(_ node: JSONNode, _ name: String) -> ReadModifier {
    let nodes = node.value.kind == .array ? elements(of: node) : [node]
    return ReadModifier(preferring: nodes.flatMap { toolbarItem($0) }, name: name)
  }

  /// The views are read where they are written and stand in the bar; where its links lead they say to
  /// the container all the same.
  private func toolbarItem(_ node: JSONNode) -> [ContentPreference] {
    guard check(node, SpecVocabulary.toolbar, of: "'toolbar'") else { return [] }
    let placement = choice(BarItemPlacement.self, "placement", of: node) ?? .automatic
    guard let content = member("content", of: node) else { return [] }
    let inner = scope.ofSymbols.with {
      $0.tableColumns = nil
      // A label in a bar is its icon (V8.7).
      if $0.controls.styles.label == .automatic { $0.controls.styles.label = .iconOnly }
    }
    let builder = readBuilder(in: inner) { self.views(content, of: "'content'") }
    return [.toolbarItem(BarItem(placement, builder))] + builder.linkPreferences
  }

  /// The width of a column: a number, or the ideal one between two bounds.
  func columnWidth(_ node: JSONNode, _ name: String) -> ContentPreference? {
    guard node.value.kind == .object else {
      return positiveNumber(node, name.quoted).map { .navigationSplitViewColumnWidth($0) }
    }
    guard check(node, SpecVocabulary.columnWidth, of: name.quoted) else { return nil }
    for key in ["min", "max"] { _ = positiveNumber(key, of: node) }
    return positiveNumber("ideal", of: node).map { .navigationSplitViewColumnWidth($0) }
  }

  func toolbarVisibility(_ node: JSONNode) -> ContentPreference? {
    guard check(node, SpecVocabulary.toolbarVisibility, of: "'toolbarVisibility'") else {
      return nil
    }
    let visibility = choice(Visibility.self, "visibility", of: node)
    var bars: [BarKind] = []
    if let member = member("for", of: node) {
      let nodes = member.value.kind == .array ? elements(of: member) : [member]
      bars = nodes.compactMap { choice(BarKind.self, $0, "'for'") }
    }
    return visibility.map { .toolbarVisibility(isHidden: $0 == .hidden, bars) }
  }

  func searchable(_ node: JSONNode) -> ContentPreference? {
    guard check(node, SpecVocabulary.searchable, of: "'searchable'") else { return nil }
    return .searchable(
      SearchField(
        text: string("text", of: node) ?? "",
        prompt: string("prompt", of: node),
        placement: choice(SearchField.Placement.self, "placement", of: node) ?? .automatic,
        isEditing: boolean("isEditing", of: node) ?? false
      )
    )
  }
}
