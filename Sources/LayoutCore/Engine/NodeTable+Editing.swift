/// Nodes that have taken the place of others.
struct NodeReplacement {
  /// Places between children of stacks that have gone and come.
  struct Gaps {
    var removed: Range<Int>
    var insertedCount: Int
  }

  /// The container whose children they are.
  var container: Int
  /// The positions of those that are gone.
  var removed: Range<Int>
  var insertedCount: Int
  /// What happened to the gaps, one after the other.
  var gaps: [Gaps] = []

  /// By how much the later nodes have moved.
  var shift: Int { insertedCount - removed.count }
}

/// Nodes that take the place of others.
///
/// New nodes are appended as when a tree is resolved, then moved among the children of their
/// container. Gaps lie in the order in which stacks are closed, so those of some nodes that follow
/// each other follow each other, too.
extension NodeTable {
  /// How much of the table there was before anything was appended.
  struct Mark {
    var count: Int
    var gapCount: Int
    var container: Int
    var childCount: Int32
  }

  /// Makes the table ready for the children of a container.
  ///
  /// - Parameter view: The first view that may have a node.
  mutating func begin(in container: Int, from view: Int) -> Mark {
    lastView = Int32(view) - 1
    let childCount = nodes[container].childCount
    return Mark(count: count, gapCount: gapCount, container: container, childCount: childCount)
  }

  /// Takes back what has been appended.
  mutating func removeEnd(from mark: Mark) {
    buffer.removeEnd(from: mark.count)
    gapBuffer.removeEnd(from: mark.gapCount)
    nodes[mark.container].childCount = mark.childCount
    isInOrder = true
  }

  /// The number of nodes side by side in a range.
  func siblingCount(in range: Range<Int>) -> Int32 {
    var (count, index) = (Int32(0), range.lowerBound)
    while index < range.upperBound {
      count += 1
      index = Int(nodes[index].end)
    }
    return count
  }

  /// The children of a container that are made of some views.
  ///
  /// - Precondition: Every view is shown once at the most.
  /// - Returns: Their nodes; nil if one of those before them holds some of the views, too.
  func children(of container: Int, madeOf views: Range<Int>) -> Range<Int>? {
    let end = Int(nodes[container].end)
    var start = container + 1
    var last = start
    while start < end, nodes[start].view < views.lowerBound {
      last = start
      start = Int(nodes[start].end)
    }
    // What nobody wrote comes with what is before or behind it.
    if last < start, let view = (last..<start).last(where: { nodes[$0].view >= 0 }),
      nodes[view].view >= views.lowerBound
    {
      return nil
    }
    var behind = start
    while behind < end, nodes[behind].view < views.upperBound { behind = Int(nodes[behind].end) }
    return start..<behind
  }

  /// Moves what has been appended to the place of some children of a container.
  ///
  /// - Parameters:
  ///   - removed: The nodes of these children.
  ///   - mark: How much there was before.
  ///   - viewShift: By how much the positions of later views have changed in the view tree.
  mutating func moveEnd(from mark: Mark, replacing removed: Range<Int>, viewShift: Int)
    -> NodeReplacement
  {
    let container = mark.container
    let inserted = removed.lowerBound..<removed.lowerBound + (count - mark.count)
    var replacement = NodeReplacement(
      container: container,
      removed: removed,
      insertedCount: inserted.count
    )
    let removedGaps =
      firstGap(
        from: removed.lowerBound,
        inside: container,
        else: mark.gapCount
      )..<firstGap(from: removed.upperBound, inside: container, else: mark.gapCount)
    let insertedGapCount = gapCount - mark.gapCount
    let gapShift = Int32(insertedGapCount - removedGaps.count)
    gapBuffer.moveEnd(from: mark.gapCount, replacing: removedGaps)
    replacement.gaps = [.init(removed: removedGaps, insertedCount: insertedGapCount)]
    // The gaps of the container itself follow those inside.
    var ownGaps = Int32.max
    var ownGapShift: Int32 = 0
    (nodes + container).pointee.childCount -= siblingCount(in: removed)
    if nodes[container].kind.hasGaps {
      ownGaps = nodes[container].extra
      let childCount = nodes[container].childCount
      ownGapShift = childCount - mark.childCount
      let start = Int(ownGaps + gapShift)
      let old = start..<start + Int(mark.childCount)
      gapBuffer.replace(old, repeating: 0, count: Int(childCount))
      replacement.gaps.append(.init(removed: old, insertedCount: Int(childCount)))
    }

    buffer.moveEnd(from: mark.count, replacing: removed)
    let (nodes, count) = (nodes, count)
    let move = Int32(inserted.lowerBound - mark.count)
    let gapMove = Int32(removedGaps.lowerBound - mark.gapCount)
    for index in inserted {
      let node = nodes + index
      node.pointee.end += move
      if node.pointee.parent >= mark.count { node.pointee.parent += move }
      if node.pointee.kind.hasGaps { node.pointee.extra += gapMove }
    }
    func moveGaps(of node: UnsafeMutablePointer<LayoutNode>) {
      guard node.pointee.kind.hasGaps else { return }
      node.pointee.extra += node.pointee.extra > ownGaps ? gapShift + ownGapShift : gapShift
    }
    let shift = Int32(replacement.shift)
    let (firstMoved, viewShift) = (Int32(removed.upperBound), Int32(viewShift))
    for index in inserted.upperBound..<count {
      let node = nodes + index
      node.pointee.end += shift
      if node.pointee.parent >= firstMoved { node.pointee.parent += shift }
      if node.pointee.view >= 0 { node.pointee.view += viewShift }
      moveGaps(of: node)
    }
    var outer = container
    while outer >= 0 {
      let node = nodes + outer
      node.pointee.end += shift
      moveGaps(of: node)
      outer = Int(node.pointee.parent)
    }
    return replacement
  }

  /// Where the gaps begin of the first stack that is closed behind a position among the children of
  /// a container.
  private func firstGap(from position: Int, inside container: Int, else end: Int) -> Int {
    var (position, container) = (position, container)
    while container >= 0 {
      while position < nodes[container].end {
        let end = Int(nodes[position].end)
        var first = Int32.max
        for index in position..<end where nodes[index].kind.hasGaps {
          first = min(first, nodes[index].extra)
        }
        if first < .max { return Int(first) }
        position = end
      }
      if nodes[container].kind.hasGaps { return Int(nodes[container].extra) }
      container = Int(nodes[container].parent)
    }
    return end
  }
}
