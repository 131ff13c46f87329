import LayoutCore

/// Finds which of several modifiers that are written alike change nothing (E1.2).
///
/// A screen of a thousand views has hundreds that are alike, and each trial lays all of it out: so
/// they are left out together, and halved where that changes something.
struct InactivitySearch {
  private let screen: ExplainedScreen

  init(_ screen: ExplainedScreen) { self.screen = screen }

  /// The modifiers that are inactive, each by itself and all together.
  ///
  /// - Parameters:
  ///   - asked: Those that are asked for.
  ///   - group: All that are written alike.
  func inactive(_ asked: [InactiveModifier], among group: [InactiveModifier]) -> [InactiveModifier]
  {
    guard let first = asked.first else { return [] }
    if case .spacer(let length) = screen.tree.nodes[first.node].content {
      return asked.filter { neverGrows($0.node, beyond: length) }
    }
    // Few are tried one by one in all variants, as only a few can be on the way to a view.
    let isFew = asked.count <= InactivitySearch.few
    let alone =
      isFew
      ? asked.filter { changeNothing([$0]) }
      : quiet(asked).filter { changeNothing([$0], in: 0..<1) }
    if alone.isEmpty { return [] }
    let known = Set(asked.map(\.node))
    let others = quiet(group.filter { !known.contains($0.node) })
    // Of several alike, each may be inactive because the others are there.
    let together = alone + others
    return together.count == 1 || changeNothing(together) ? alone : []
  }

  /// The number of modifiers that are tried one by one in all variants.
  private static let few = 8

  /// The largest parts of a list without which nothing changes, found by halving.
  private func quiet(_ modifiers: [InactiveModifier]) -> [InactiveModifier] {
    if modifiers.isEmpty { return [] }
    if changeNothing(modifiers) { return modifiers }
    if modifiers.count == 1 { return [] }
    let middle = modifiers.count / 2
    return quiet(Array(modifiers[..<middle])) + quiet(Array(modifiers[middle...]))
  }

  /// Whether everything is where it is without some modifiers.
  private func changeNothing(_ modifiers: [InactiveModifier], in variants: Range<Int>? = nil)
    -> Bool
  {
    let changes = modifiers.map { LayoutChange(.removal, at: $0.node, of: $0.view) }
    return (variants ?? screen.variants.indices).allSatisfy { variant in
      let nodes = changes.compactMap { screen.node($0.node, in: variant) }
      guard let state = screen.state(variant, with: changes) else { return false }
      return state.isSame(as: screen.states[variant], without: Set(nodes))
    }
  }

  private func neverGrows(_ spacer: Int, beyond length: Double?) -> Bool {
    screen.variants.indices.allSatisfy { variant in
      let least = SpacerNode(minLength: length, axis: nil).minLength
      guard let node = screen.node(spacer, in: variant) else { return false }
      return screen.states[variant].views.allSatisfy { view in
        view.source != node || max(view.frame.width, view.frame.height) <= least + 0.01
      }
    }
  }
}
