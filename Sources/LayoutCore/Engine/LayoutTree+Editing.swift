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
  func replace(_ edit: ViewReplacement, in scene: Scene, measurer: any TextMeasurer)
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
    let mark = resolver.table.begin(in: edit.node, from: edit.views.lowerBound)
    let instanceCount = resolver.instances.count
    let recordCount = resolver.modifiers.count
    let gridCount = resolver.grids.count
    resolver.appendPart(of: edit.container, inside: edit.node, instance: instance)
    resolver.exchange(with: self)
    // A layout of the user's has a say in the whole tree.
    guard resolver.layouts.isEmpty else { return .failed }
    guard table.isInOrder,
      table.nodes[edit.node].childCount - table.siblingCount(in: removed) >= 2
    else {
      table.removeEnd(from: mark)
      nodes = UnsafeMutableBufferPointer(start: table.nodes, count: table.count)
      views.instances.removeSubrange(instanceCount...)
      views.modifiers.removeSubrange(recordCount...)
      zIndices = zIndices.filter { $0.key < mark.count }
      replacedNodeCount += edit.views.count
      return .needsMore
    }
    let replaced = NodeRange(removed, appendedFrom: mark.count, count: table.count)
    let changed = [removed, mark.count..<table.count].joined()
    if changed.contains(where: { table.nodes[$0].kind.makesSafeArea }) { return .failed }
    moveInstances(
      from: instanceCount,
      records: recordCount,
      into: instance,
      replaced,
      viewsFrom: formerViews.upperBound,
      viewShift: edit.views.count - edit.formerCount
    )
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

  /// Nodes that take the place of others, and where that moves each.
  struct NodeRange {
    let removed: Range<Int>
    let appended: Range<Int>

    init(_ removed: Range<Int>, appendedFrom start: Int, count: Int) {
      self.removed = removed
      appended = start..<count
    }

    @inline(__always)
    func moved(_ node: Int32) -> Int32 {
      if node >= appended.lowerBound {
        return node + Int32(removed.lowerBound - appended.lowerBound)
      }
      return node >= removed.upperBound ? node + Int32(appended.count - removed.count) : node
    }
  }

  /// Moves instances from the end to the place of those whose nodes are replaced.
  ///
  /// - Parameters:
  ///   - start: Where the new ones begin.
  ///   - records: Where their modifiers begin, which stay there.
  ///   - container: The instance around them, −1 for none.
  ///   - views: The position in the view tree behind the views that are replaced.
  private func moveInstances(
    from start: Int,
    records: Int,
    into container: Int,
    _ replaced: NodeRange,
    viewsFrom firstView: Int,
    viewShift: Int
  ) {
    let first = firstInstance(from: replaced.removed.lowerBound, before: start)
    let behind = firstInstance(from: replaced.removed.upperBound, before: start)
    for instance in views.instances[first..<behind] {
      // Records of what is gone stay, but tell nothing.
      for record in instance.modifiers { views.modifiers[Int(record)].content = 0..<0 }
    }
    let inserted = Array(views.instances[start...])
    views.instances.removeSubrange(start...)
    views.instances.replaceSubrange(first..<behind, with: inserted)
    views.forgetIDs()
    let move = Int32(first - start)
    let shift = Int32(inserted.count - (behind - first))
    let (firstView, viewShift) = (Int32(firstView), Int32(viewShift))
    let firstMoved = Int32(behind)
    views.modifiers.withUnsafeMutableBufferPointer { modifiers in
      views.instances.withUnsafeMutableBufferPointer { instances in
        for index in first..<first + inserted.count {
          instances[index].node = replaced.moved(instances[index].node)
          instances[index].end += move
          if instances[index].parent >= start { instances[index].parent += move }
        }
        for index in records..<modifiers.count {
          modifiers[index].node = replaced.moved(modifiers[index].node)
          let content = modifiers[index].content
          modifiers[index].content = content.lowerBound + move..<content.upperBound + move
        }
        for index in first + inserted.count..<instances.count {
          instances[index].view += viewShift
          instances[index].node = replaced.moved(instances[index].node)
          instances[index].end += shift
          if instances[index].parent >= firstMoved { instances[index].parent += shift }
          if instances[index].hostModifier >= firstView {
            instances[index].hostModifier += viewShift
          }
          for record in instances[index].modifiers {
            let record = Int(record)
            // A modifier of a group may be one of views before these, too.
            if modifiers[record].view >= firstView { modifiers[record].view += viewShift }
            modifiers[record].node = replaced.moved(modifiers[record].node)
            let content = modifiers[record].content
            modifiers[record].content = content.lowerBound + shift..<content.upperBound + shift
          }
        }
        var outer = container
        while outer >= 0 {
          instances[outer].end += shift
          for record in instances[outer].modifiers {
            let content = modifiers[Int(record)].content
            // The content of a modifier is behind these views, around them or before them.
            let lower = content.lowerBound >= firstMoved ? shift : 0
            let upper = content.upperBound >= firstMoved ? shift : 0
            modifiers[Int(record)].content =
              content.lowerBound + lower..<content.upperBound + upper
          }
          outer = Int(instances[outer].parent)
        }
      }
    }
  }

  /// The first instance of which the node is no earlier than one.
  private func firstInstance(from node: Int, before end: Int) -> Int {
    var (low, high) = (0, end)
    while low < high {
      let middle = (low + high) / 2
      if Int(views.instances[middle].node) < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The instance of a view that is shown once, by its node.
  func instance(ofViewAt node: Int) -> Int? {
    let instance = firstInstance(from: node, before: views.instances.count)
    guard instance < views.instances.count, Int(views.instances[instance].node) == node else {
      return nil
    }
    return instance
  }
}
