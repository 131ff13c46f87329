import LayoutCore

/// A modifier without which every view of a screen is where it is, in all variants (E1.2).
package struct InactiveModifier: Sendable {
  /// The modifier, by its node in the tree of the usual variant.
  package let node: Int
  /// The view that it belongs to, by its node.
  package let view: Int
  /// The modifier or view as it is written.
  package let text: String
  /// In how many variants it was left out.
  package let variants: Int

  /// Finds the inactive modifiers of a screen, in the order of its source.
  ///
  /// - Parameter nodes: Which nodes are looked at; nil for all.
  package static func all(
    in screen: ExplainedScreen,
    among nodes: Set<Int>? = nil
  ) -> [InactiveModifier] {
    let tree = screen.tree
    let shown = shownNodes(of: screen)
    var alike: [String: [InactiveModifier]] = [:]
    var texts: [String] = []
    for node in screen.written.positions where isLookedAt(node, tree) {
      let view = tree.modifiedView(of: node)
      guard shown.contains(view) else { continue }
      let text = tree.nodes[node].content.sourceText
      if alike[text] == nil { texts.append(text) }
      alike[text, default: []].append(
        InactiveModifier(node: node, view: view, text: text, variants: screen.variants.count)
      )
    }
    let search = InactivitySearch(screen)
    return texts.flatMap { text -> [InactiveModifier] in
      let group = alike[text] ?? []
      let asked = group.filter { nodes?.contains($0.node) ?? true }
      return asked.isEmpty ? [] : search.inactive(asked, among: group)
    }.sorted {
      screen.written.ordinal(of: $0.node) ?? 0 < screen.written.ordinal(of: $1.node) ?? 0
    }
  }

  private static func isLookedAt(_ node: Int, _ tree: ViewTree) -> Bool {
    if case .modifier(let modifier) = tree.nodes[node].content { return modifier.isForPlacesAlone }
    if case .spacer = tree.nodes[node].content { return true }
    return false
  }

  /// The nodes that make something that is shown: of what is not, nothing can be said.
  private static func shownNodes(of screen: ExplainedScreen) -> Set<Int> {
    var shown: Set<Int> = []
    for view in screen.states[0].views {
      var next: Int? = view.source
      while let node = next, shown.insert(node).inserted { next = screen.tree.parent(of: node) }
    }
    return shown
  }
}
