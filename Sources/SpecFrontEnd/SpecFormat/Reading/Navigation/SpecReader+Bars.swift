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
    let builder = readBuilder(in: inner) { self.views(content) }
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
    let bars = bars(of: node) ?? []
    return visibility.map { .toolbarVisibility(isHidden: $0 == .hidden, bars) }
  }

  /// The bars that a modifier is for; nil if it names none.
  private func bars(of node: JSONNode) -> [BarKind]? {
    guard let member = member("for", of: node) else { return nil }
    let nodes = member.value.kind == .array ? elements(of: member) : [member]
    return nodes.compactMap { choice(BarKind.self, $0, "'for'") }
  }

  /// The style of the background of bars; of the one at the top, if none is named (D9.14).
  func toolbarBackground(_ node: JSONNode) -> ContentPreference? {
    guard check(node, SpecVocabulary.toolbarBackground, of: "'toolbarBackground'") else {
      return nil
    }
    let bars = bars(of: node) ?? [.navigationBar]
    return style(of: node).map { .toolbarBackground(BarBackground(style: $0), bars) }
  }

  /// Whether bars have their background (D9.14).
  func toolbarBackgroundVisibility(_ node: JSONNode, _ name: String) -> ContentPreference? {
    guard check(node, SpecVocabulary.toolbarVisibility, of: name.quoted) else { return nil }
    let bars = bars(of: node) ?? []
    return choice(Visibility.self, "visibility", of: node).map { visibility in
      let isVisible: Bool? =
        switch visibility {
        case .automatic: nil
        case .visible: true
        case .hidden: false
        }
      return .toolbarBackground(BarBackground(isVisible: isVisible), bars)
    }
  }

  /// The size of the title, by the name that toolbars have for it.
  func toolbarTitleDisplayMode(_ node: JSONNode, _ name: String) -> ReadModifier? {
    guard let index = choice(node, among: SpecVocabulary.toolbarTitleModes, name.quoted) else {
      return nil
    }
    let modes: [NavigationTitleDisplayMode] = [.automatic, .large, .inline, .inline]
    return ReadModifier(
      preferring: [.navigationBarTitleDisplayMode(modes[index])],
      name: "navigationBarTitleDisplayMode"
    )
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
