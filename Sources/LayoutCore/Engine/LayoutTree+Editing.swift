/// Trees in which some views are resolved again.
extension LayoutTree {
  /// Views that have taken the place of others, children of one container.
  struct ViewReplacement {
    /// The container's view; nil at the top.
    var container: Int?
    /// The container's node.
    var node: Int
    /// What is there now, in the view tree as it is now.
    var views: Range<Int>
    /// How many nodes of the view tree were there before.
    var formerCount: Int
  }

  /// What became of an attempt to resolve some views again.
  enum ReplacementOutcome {
    case replaced(NodeReplacement)
    /// Nothing has changed: the container is another one, or none, with these views.
    case needsMore
    /// The whole tree has to be resolved.
    case failed
  }

  /// Resolves some views again.
  ///
  /// - Parameters:
  ///   - edit: The views.
  ///   - scene: The scene with them.
  func replace(_ edit: ViewReplacement, in scene: LayoutScene, measurer: any TextMeasurer)
    -> ReplacementOutcome
  {
    let container = nodes[edit.node]
    guard container.kind.hasGaps || container.kind == .zStack, container.childCount >= 2 else {
      return .needsMore
    }
    let formerViews = edit.views.lowerBound..<edit.views.lowerBound + edit.formerCount
    guard let removed = table.children(of: edit.node, madeOf: formerViews) else {
      return .needsMore
    }
    // The size of the geometry reader around is not known here.
    if scene.tree.readsProxy(in: edit.views) { return .failed }
    // A container that nobody wrote is in the view that holds its children.
    let host = container.view < 0 ? Int(container.parent) : edit.node
    let instance = host < 0 ? -1 : instance(ofViewAt: host)
    guard let instance else { return .failed }

    var resolver = TreeResolver(scene, part: edit.views, measurer: measurer)
    if resolver.traits.needsSpacing, !table.needsSpacing { return .failed }
    resolver.exchange(with: self)
    (resolver.instances, resolver.modifiers) = takeViews()
    let mark = resolver.table.begin(in: edit.node, from: edit.views.lowerBound)
    let instanceCount = resolver.instances.count
    let recordCount = resolver.modifiers.count
    let gridCount = resolver.grids.count
    resolver.appendPart(of: edit.container, inside: edit.node, instance: instance)
    resolver.exchange(with: self)
    var (instances, records) = resolver.takeViews()
    // A layout of the user's has a say in the whole tree.
    guard resolver.layouts.isEmpty else { return .failed }
    guard table.isInOrder,
      table.nodes[edit.node].childCount - table.siblingCount(in: removed) >= 2
    else {
      table.removeEnd(from: mark)
      nodes = UnsafeMutableBufferPointer(start: table.nodes, count: table.count)
      instances.removeSubrange(instanceCount...)
      records.removeSubrange(recordCount...)
      views = ShownViews(instances, modifiers: records, source: source)
      zIndices = zIndices.filter { $0.key < mark.count }
      replacedNodeCount += edit.views.count
      return .needsMore
    }
    let replaced = NodeMove(removed: removed, appended: mark.count..<table.count)
    let changed = [removed, mark.count..<table.count].joined()
    if changed.contains(where: { table.nodes[$0].kind.makesSafeArea }) { return .failed }
    let move = InstanceMove(
      nodes: replaced,
      start: instanceCount,
      firstRecord: recordCount,
      container: instance,
      firstView: Int32(formerViews.upperBound),
      viewShift: Int32(edit.views.count - edit.formerCount)
    )
    move.apply(to: &instances, &records)
    views = ShownViews(instances, modifiers: records, source: source)
    for index in grids.indices {
      let isNew = index >= gridCount
      guard isNew || grids[index].cells.contains(where: { $0.node >= removed.upperBound }) else {
        continue
      }
      grids[index] = Grid(grids[index]) { replaced.moved($0) }
    }
    if !zIndices.isEmpty {
      var moved: [Int32: Double] = [:]
      for (node, zIndex) in zIndices where !removed.contains(Int(node)) {
        moved[replaced.moved(node)] = zIndex
      }
      zIndices = moved
    }
    let replacement = table.moveEnd(
      from: mark,
      replacing: removed,
      viewShift: edit.views.count - edit.formerCount
    )
    nodes = UnsafeMutableBufferPointer(start: table.nodes, count: table.count)
    replacedNodeCount += removed.count
    relatesToHost = relatesToHost || resolver.traits.relatesToHost
    let inserted = removed.lowerBound..<removed.lowerBound + replacement.insertedCount
    if nodes[inserted].contains(where: { $0.kind == .viewThatFits }) { isStatic = false }
    return .replaced(replacement)
  }

  /// Makes another view tree the source.
  func setSource(_ tree: ViewTree) {
    source = tree
    let (instances, modifiers) = takeViews()
    views = ShownViews(instances, modifiers: modifiers, source: tree)
  }

  /// Takes the views out of the tree, so that changing them takes no copy.
  private func takeViews() -> (instances: [Instance], modifiers: [Modifier]) {
    let taken = (views.instances, views.modifiers)
    views = ShownViews([], modifiers: [], source: source)
    return taken
  }

  /// The instance of a view that is shown once, by its node.
  func instance(ofViewAt node: Int) -> Int? {
    let instance = views.instances.first(from: node, before: views.instances.count)
    guard instance < views.instances.count, Int(views.instances[instance].node) == node else {
      return nil
    }
    return instance
  }
}

extension [LayoutTree.Instance] {
  /// The first one of which the node is no earlier than another.
  func first(from node: Int, before end: Int) -> Int {
    var (low, high) = (0, end)
    while low < high {
      let middle = (low + high) / 2
      if Int(self[middle].node) < node { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
