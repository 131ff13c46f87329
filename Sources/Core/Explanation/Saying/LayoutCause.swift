import LayoutCore

/// The cause of a fault, as trying has shown (E2.2).
package enum LayoutCause: Sendable {
  /// A modifier: without it, or with another in its place, the view has no fault.
  ///
  /// The name is that of its view where it is not on the way to the root.
  case modifier(node: Int, text: String, of: String?)
  /// A view in the same stack: were it not there, the view would have none.
  case sibling(node: Int, name: String, shrinks: Bool)
  /// The whole stack leaves too little; no single view in it is to blame.
  case stack(node: Int, name: String)
  /// The window has no more room.
  case window

  /// The name that documents have for it.
  package var kind: String {
    switch self {
    case .modifier: "modifier"
    case .sibling: "sibling"
    case .stack: "stack"
    case .window: "window"
    }
  }

  /// The modifier or view to blame; nil for the window.
  package var node: Int? {
    switch self {
    case .modifier(let node, _, _), .sibling(let node, _, _), .stack(let node, _): node
    case .window: nil
    }
  }
}

/// Finds what a fault comes from.
struct CauseFinder {
  let trials: Trials
  let variant: Int
  let result: LayoutResult
  let paths: ViewPaths

  /// The cause of the fault in one variant, of which the changes that mend it there are known.
  func cause(_ mending: [Trial]) -> LayoutCause {
    let screen = trials.screen
    let tree = screen.tree
    let way = way(in: tree)
    // The best change of a modifier on the way, or of one beside it.
    let best = mending.first { $0.mended.contains(variant) && !$0.changes[0].changesLooks }
    if let change = best?.changes.first, change.restricts {
      let content = tree.nodes[change.node].content
      if way.contains(change.node), !content.limitsLines {
        return .modifier(node: change.node, text: content.sourceText, of: nil)
      }
      if !way.contains(change.node), isBeside(way, change.view, tree),
        let cause = sibling(change.view, tree)
      {
        return cause
      }
      if !way.contains(change.node) {
        let owner = name(of: change.view, tree)
        return .modifier(node: change.node, text: content.sourceText, of: owner)
      }
    }
    for node in way {
      guard let stack = tree.stack(around: node) else { continue }
      let siblings = tree.stackedViews(in: stack).filter { $0 != node }
      let guilty = siblings.filter { wholeWithout([$0]) }
      if let most = guilty.max(by: { length($0, stack) < length($1, stack) }),
        let cause = sibling(most, tree)
      {
        return cause
      }
      if siblings.count > 1, wholeWithout(siblings) {
        return .stack(node: stack, name: name(of: stack, tree))
      }
    }
    // A change that comes after a better one may show the cause all the same.
    for trial in mending where trial.mended.contains(variant) {
      guard let change = trial.changes.first, change.restricts, way.contains(change.node) else {
        continue
      }
      let text = tree.nodes[change.node].content.sourceText
      return .modifier(node: change.node, text: text, of: nil)
    }
    return .window
  }

  /// Whether a view is a child of a stack on the way.
  private func isBeside(_ way: [Int], _ view: Int, _ tree: ViewTree) -> Bool {
    tree.stack(around: view).map { way.contains($0) } ?? false
  }

  /// The nodes from the view to the root.
  private func way(in tree: ViewTree) -> [Int] {
    var way: [Int] = []
    var next: Int? = trials.view
    while let node = next {
      way.append(node)
      next = tree.parent(of: node)
    }
    return way
  }

  private func sibling(_ node: Int, _ tree: ViewTree) -> LayoutCause? {
    guard node != trials.view, !way(in: tree).contains(node) else { return nil }
    return .sibling(node: node, name: name(of: node, tree), shrinks: shrinks(node))
  }

  private func name(of node: Int, _ tree: ViewTree) -> String {
    guard let placed = placed(node) else { return tree.nodes[node].content.typeName }
    return Words.name(placed, paths[placed])
  }

  private func placed(_ node: Int) -> PlacedView? {
    guard let own = trials.screen.node(node, in: variant) else { return nil }
    return result.views.first { $0.source == own }
  }

  private func length(_ node: Int, _ stack: Int) -> Double {
    let axis = trials.screen.tree.nodes[stack].content.stackAxis ?? .horizontal
    return placed(node)?.outerFrame.size[axis] ?? 0
  }

  /// Whether the view has no fault where others are not there.
  private func wholeWithout(_ nodes: [Int]) -> Bool {
    trials.mends(
      nodes.map { LayoutChange(.replacement(.conditional(isPresent: false)), at: $0, of: $0) },
      in: variant
    )
  }

  /// Whether a view takes less where it is offered nothing.
  private func shrinks(_ node: Int) -> Bool {
    let screen = trials.screen
    let axis: Axis =
      screen.tree.stack(around: node).flatMap { screen.tree.nodes[$0].content.stackAxis }
      ?? .horizontal
    let nothing = ModifierContent.frame(
      width: axis == .horizontal ? 0 : nil,
      height: axis == .vertical ? 0 : nil,
      alignment: .center
    )
    let squeezed = LayoutChange(.addition(nothing), at: node, of: node)
    guard let own = screen.node(node, in: variant),
      let scene = screen.scene(variant, with: [squeezed]),
      let before = placed(node)
    else { return true }
    let after = scene.layout(measurer: screen.measurer).views.first { $0.source == own }
    // The frame of no width is the outermost, so what is inside of it is the view's answer.
    let frames = after.map { [$0.frame] + $0.modifiers.dropLast().map(\.frame) } ?? []
    return (frames.last?.size[axis] ?? 0) < before.outerFrame.size[axis] - 0.5
  }
}

extension ViewContent {
  /// Whether the modifier says how many lines a text has: it is to blame only if no view beside is.
  fileprivate var limitsLines: Bool {
    if case .modifier(.environment(let change)) = self { return change.name == "lineLimit" }
    return false
  }
}

extension LayoutChange {
  /// Whether the change takes something away that the source has.
  fileprivate var restricts: Bool {
    switch kind {
    case .removal, .replacement: true
    case .addition: false
    }
  }
}
