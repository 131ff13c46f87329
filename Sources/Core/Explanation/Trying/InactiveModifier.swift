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
    func text(of node: Int) -> String { tree.nodes[node].content.sourceText }
    let texts = nodes.map { Set($0.filter { isLookedAt($0, tree) }.map(text)) }
    var inactive: [String: [InactiveModifier]] = [:]
    for node in screen.written.positions where isLookedAt(node, tree) {
      let text = text(of: node)
      guard texts?.contains(text) ?? true else { continue }
      let view = tree.modifiedView(of: node)
      guard isShown(view, in: screen), isInactive(node, of: view, in: screen) else { continue }
      inactive[text, default: []].append(
        InactiveModifier(node: node, view: view, text: text, variants: screen.variants.count)
      )
    }
    // Of several alike, each may be inactive because the others are there.
    let together = inactive.values.filter { $0.count == 1 || changeNothing($0, in: screen) }
    return together.joined().filter { nodes?.contains($0.node) ?? true }.sorted {
      screen.written.ordinal(of: $0.node) ?? 0 < screen.written.ordinal(of: $1.node) ?? 0
    }
  }

  private static func isLookedAt(_ node: Int, _ tree: ViewTree) -> Bool {
    if case .modifier(let modifier) = tree.nodes[node].content { return modifier.isForPlacesAlone }
    if case .spacer = tree.nodes[node].content { return true }
    return false
  }

  private static func isInactive(_ node: Int, of view: Int, in screen: ExplainedScreen) -> Bool {
    if case .spacer(let length) = screen.tree.nodes[node].content {
      return neverGrows(node, beyond: length, in: screen)
    }
    return changeNothing(
      [InactiveModifier(node: node, view: view, text: "", variants: 0)],
      in: screen
    )
  }

  /// Whether anything that the node makes is shown: of what is not, nothing can be said.
  private static func isShown(_ view: Int, in screen: ExplainedScreen) -> Bool {
    let inside = Set(screen.tree.subtree(of: view))
    return screen.states[0].views.contains { inside.contains($0.source) }
  }

  /// Whether everything is where it is without some modifiers; spacers, which stay, are not asked.
  private static func changeNothing(
    _ modifiers: [InactiveModifier],
    in screen: ExplainedScreen
  ) -> Bool {
    let changes = modifiers.compactMap { modifier -> LayoutChange? in
      guard case .modifier = screen.tree.nodes[modifier.node].content else { return nil }
      return LayoutChange(.removal, at: modifier.node, of: modifier.view)
    }
    return screen.variants.indices.allSatisfy { variant in
      let nodes = changes.compactMap { screen.node($0.node, in: variant) }
      guard let state = screen.state(variant, with: changes) else { return false }
      return state.isSame(as: screen.states[variant], without: Set(nodes))
    }
  }

  private static func neverGrows(
    _ spacer: Int,
    beyond length: Double?,
    in screen: ExplainedScreen
  ) -> Bool {
    screen.variants.indices.allSatisfy { variant in
      let least = SpacerNode(minLength: length, axis: nil).minLength
      guard let node = screen.node(spacer, in: variant) else { return false }
      return screen.states[variant].views.allSatisfy { view in
        view.source != node || max(view.frame.width, view.frame.height) <= least + 0.01
      }
    }
  }
}
