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
    var inactive: [InactiveModifier] = []
    for node in screen.written.positions where nodes?.contains(node) ?? true {
      let view: Int
      if case .modifier(let modifier) = tree.nodes[node].content, modifier.isForPlacesAlone {
        view = tree.modifiedView(of: node)
        guard isShown(view, in: screen), changesNothing(node, of: view, in: screen) else {
          continue
        }
      } else if case .spacer(let length) = tree.nodes[node].content {
        view = node
        guard isShown(view, in: screen), neverGrows(node, beyond: length, in: screen) else {
          continue
        }
      } else {
        continue
      }
      inactive.append(
        InactiveModifier(
          node: node,
          view: view,
          text: tree.nodes[node].content.sourceText,
          variants: screen.variants.count
        )
      )
    }
    return inactive
  }

  /// Whether anything that the node makes is shown: of what is not, nothing can be said.
  private static func isShown(_ view: Int, in screen: ExplainedScreen) -> Bool {
    let inside = Set(screen.tree.subtree(of: view))
    return screen.states[0].views.contains { inside.contains($0.source) }
  }

  private static func changesNothing(_ node: Int, of view: Int, in screen: ExplainedScreen) -> Bool
  {
    let change = LayoutChange(.removal, at: node, of: view)
    return screen.variants.indices.allSatisfy { variant in
      guard let modifier = screen.node(node, in: variant),
        let state = screen.state(variant, with: [change])
      else { return false }
      return state.isSame(as: screen.states[variant], without: modifier)
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
