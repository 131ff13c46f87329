import LayoutCore

/// Tries changes of a screen against the faults of one of its views.
struct Trials {
  /// The most pairs of changes that are tried where none alone mends everything.
  private static let mostPairs = 60

  let screen: ExplainedScreen
  let view: Int
  /// The faults of the view in each variant.
  let faults: [LayoutFaults]
  private let others: Set<Int>

  init(_ screen: ExplainedScreen, view: Int) {
    self.screen = screen
    self.view = view
    faults = screen.variants.indices.map { variant in
      screen.node(view, in: variant).map { screen.states[variant].faults(of: $0) } ?? []
    }
    // Views around it grow with it, and those inside go where it goes.
    var related = Set(screen.tree.subtree(of: view))
    var around = screen.tree.parent(of: view)
    while let node = around {
      related.insert(node)
      around = screen.tree.parent(of: node)
    }
    others = Set(screen.written.positions).subtracting(related)
  }

  /// The variants in which something is wrong with the view.
  var faulty: [Int] { faults.indices.filter { !faults[$0].isEmpty } }

  /// The changes that mend the view in one variant at least, the best first.
  func all() -> [Trial] {
    guard let first = faulty.first, let last = faulty.last else { return [] }
    let probes = first == last ? [first] : [first, last]
    // Views that are too large are found by leaving them out, here and elsewhere.
    let proposals = ChangeProposals(screen, view: view) { nodes in
      let absent = nodes.map {
        LayoutChange(.replacement(.conditional(isPresent: false)), at: $0, of: $0)
      }
      return probes.contains { mends(absent, in: $0) }
    }.changes
    var trials: [Trial] = []
    for change in proposals {
      guard probes.contains(where: { mends([change], in: $0) }) else { continue }
      trials.append(trial([change]))
    }
    trials = trials.filter { !$0.mended.isEmpty }
    trials.sort { $0.precedes($1) }
    if trials.first?.remaining.isEmpty != true {
      trials += pairs(of: proposals, atLeast: trials.first?.mended.count ?? 0)
      trials.sort { $0.precedes($1) }
    }
    return trials
  }

  /// Two changes that mend together what none does alone.
  private func pairs(of proposals: [LayoutChange], atLeast count: Int) -> [Trial] {
    guard let last = faulty.last else { return [] }
    let simple = proposals.filter { !$0.changesLooks }
    var pairs: [Trial] = []
    var tried = 0
    for (index, one) in simple.enumerated() {
      for two in simple[(index + 1)...] where one.node != two.node {
        if tried == Trials.mostPairs { return pairs }
        tried += 1
        guard mends([one, two], in: last) else { continue }
        let trial = trial([one, two])
        if trial.mended.count > count { pairs.append(trial) }
      }
    }
    return pairs
  }

  /// Whether changes leave the view without faults in a variant.
  func mends(_ changes: [LayoutChange], in variant: Int) -> Bool {
    guard let state = screen.state(variant, with: changes),
      let node = screen.node(view, in: variant),
      state.views.contains(where: { $0.source == node })
    else { return false }
    return state.faults(of: node).isEmpty
  }

  /// Tries changes in all variants.
  func trial(_ changes: [LayoutChange]) -> Trial {
    var trial = Trial(changes: changes)
    for variant in screen.variants.indices {
      guard let node = screen.node(view, in: variant),
        let state = screen.state(variant, with: changes)
      else { continue }
      let before = screen.states[variant]
      let isThere = state.views.contains { $0.source == node }
      let isWhole = isThere && state.faults(of: node).isEmpty
      if !isWhole {
        trial.remaining.append(variant)
      } else if !faults[variant].isEmpty {
        trial.mended.append(variant)
      }
      let all = state.moved(since: before)
      let moved = known(all, in: variant)
      trial.moved.formUnion(moved)
      trial.moves += all.count
      if faults[variant].isEmpty { trial.needless += moved.count }
      trial.broken.formUnion(known(state.broken(since: before), in: variant))
      trial.healed += known(before.broken(since: state), in: variant).count
    }
    return trial
  }

  /// The other written views of some nodes of a variant, by their places in the usual one.
  private func known(_ nodes: Set<Int>, in variant: Int) -> Set<Int> {
    Set(
      nodes.compactMap { node in
        screen.usualNode(node, in: variant).flatMap { others.contains($0) ? $0 : nil }
      }
    )
  }
}
