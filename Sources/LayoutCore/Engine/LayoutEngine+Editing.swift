/// Views that come, go, or have to be resolved again, and the engine that goes on without resolving
/// the others.
extension LayoutEngine {
  /// Changes the view tree, and nothing else.
  func editTree<Result>(_ body: (inout ViewTree) -> Result) -> Result {
    // Who else has the tree would make this take a copy.
    tree.setSource(ViewTree())
    for (view, content) in changes { scene.tree.setContent(content, at: view) }
    changes = [:]
    let result = body(&scene.tree)
    tree.setSource(scene.tree)
    return result
  }

  /// Takes another view tree for the one that it has, and changes nothing else.
  func setTree(_ tree: ViewTree) {
    changes = [:]
    scene.tree = tree
    self.tree.setSource(tree)
  }

  /// Resolves views again that have changed in the view tree.
  ///
  /// Where the views are no children of a stack by themselves, what is around them is resolved, too:
  /// a stack of fewer than two views, for example, is none.
  ///
  /// - Parameters:
  ///   - views: Their positions in the view tree as it is now.
  ///   - formerCount: How many nodes of the view tree there were before in their place.
  ///   - parent: The node of the view tree that they belong to; nil for the top level.
  /// - Returns: The engine that goes on; nil if all views have to be resolved anew. This one is good
  ///   for nothing else in either case.
  func resolveAgain(_ views: Range<Int>, formerCount: Int, in parent: Int?) -> LayoutEngine? {
    // What has been replaced takes room until all is resolved anew.
    guard tree.isRepeatable, tree.table.isInOrder,
      tree.replacedNodeCount <= max(nodeCount, 1_000)
    else { return nil }
    let growth = views.count - formerCount
    var views = views
    // What is around the views, the innermost last, and what of it they are in.
    var path = parent.map { scene.tree.ancestors(of: $0) + [$0] } ?? []
    var inner = -1
    while let outer = path.popLast() {
      defer { inner = outer }
      switch scene.tree.nodes[outer].content {
      case .group, .forEach, .conditional, .slot, .gridRow:
        continue
      case .modifier(.environment) where inner == outer + 1 && inner >= 0:
        continue
      case .modifier:
        break
      case let content:
        guard var node = tree.node(of: outer) else { break }
        // What a scroll view holds is in a stack that nobody wrote.
        if case .scrollView = content { node += 1 }
        switch replace(views, growth, in: outer, node: node) {
        case .done(let engine): return engine
        case .failed: return nil
        case .needsMore: break
        }
      }
      views = outer..<scene.tree.nodes[outer].end
    }
    guard case .done(let engine) = replace(views, growth, in: nil, node: 0) else { return nil }
    return engine
  }

  private enum ReplacementOutcome {
    case done(LayoutEngine)
    /// Nothing has changed, and what is around the views has to be resolved with them.
    case needsMore
    case failed
  }

  /// Resolves children of a container again.
  private func replace(_ views: Range<Int>, _ growth: Int, in container: Int?, node: Int)
    -> ReplacementOutcome
  {
    // The tree's nodes move while views are resolved.
    let before = tree.nodes[node]
    var content: ViewContent?
    if before.view >= 0 {
      content = tree.content(of: Int(before.view), proxy: -1)
      switch content {
      case .control, .rows: return .needsMore
      default: break
      }
    }
    let edit = LayoutTree.ViewReplacement(
      container: container,
      node: node,
      views: views,
      formerCount: views.count - growth
    )
    let levels = scene.tree.depth + 2
    let outcome = LayoutCore.withStackSpace(levels: levels) {
      tree.replace(edit, in: scene, measurer: measurer)
    }
    switch outcome {
    case .needsMore: return .needsMore
    case .failed: return .failed
    case .replaced(let replacement):
      if tree.nodes[node].kind.hasGaps,
        !tree.table.setGaps(node, spacing: content?.stackSpacing)
      {
        return .failed
      }
      buffers.follow(replacement, in: tree)
      let engine = LayoutEngine(resuming: self)
      return engine.summarize(from: node, replacing: before) ? .done(engine) : .failed
    }
  }
}
