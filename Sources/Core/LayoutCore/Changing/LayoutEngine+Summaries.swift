/// Summing up changed nodes, and the nodes around as far as they change as well: each once, however
/// much has changed inside.
extension LayoutEngine {
  /// Notes that a node has changed, which is summed up before the next layout.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - before: The node before the change.
  ///   - hasOtherChildren: Whether children were inserted or removed.
  func noteChange(of node: Int, from before: LayoutNode, hasOtherChildren: Bool = false) {
    var change = NodeChange(NodeLooks(before))
    change.hasOtherChildren = hasOtherChildren
    deepestChange = max(deepestChange, before.level)
    // The root's status shows that something has changed; the nodes in between follow.
    status[0] = .dirty
    unsummarized.note(change, of: Int32(node))
  }

  /// Sums up the nodes changed since the last layout, those inside others first.
  func summarizeChanges() {
    if unsummarized.isEmpty { return }
    deepestChange = -1
    var changed: Set<Int32> = []
    if let (node, change) = unsummarized.takeOnly() {
      summarize(from: Int(node), change, &changed)
    } else {
      summarizeByLevel(&changed)
    }
    // Those around a node, and bare sizes, whose guides depend on nothing else.
    if !guideCache.isEmpty { guideCache = guideCache.filter { !changed.contains($0.key.node) } }
  }

  /// Sums up the only changed node.
  private func summarize(from node: Int, _ change: NodeChange, _ changed: inout Set<Int32>) {
    var node = node
    var change = change
    while let outer = summarize(node, change, &changed) {
      node = Int(nodes[node].parent)
      change = outer
    }
  }

  private func summarizeByLevel(_ changed: inout Set<Int32>) {
    // The order is always the same, so that results are.
    var rest = unsummarized.byNode.keys.sorted {
      let (first, second) = (nodes[Int($0)].level, nodes[Int($1)].level)
      return first == second ? $0 > $1 : first < second
    }
    /// The nodes around those that were summed up last.
    var outer: [Int32] = []
    while let first = outer.first ?? rest.last {
      var level = outer
      outer.removeAll(keepingCapacity: true)
      while let last = rest.last, nodes[Int(last)].level == nodes[Int(first)].level {
        level.append(rest.removeLast())
      }
      for node in level {
        guard let change = unsummarized.take(node),
          let next = summarize(Int(node), change, &changed)
        else { continue }
        let parent = nodes[Int(node)].parent
        if unsummarized.note(next, of: parent) { outer.append(parent) }
      }
    }
  }

  /// Updates a node whose content is up to date.
  ///
  /// - Parameter changed: Collects the node, if the node around it caches guides.
  /// - Returns: The change as the node around it sees it; nil at the root.
  private func summarize(
    _ node: Int,
    _ change: NodeChange,
    _ changed: inout Set<Int32>
  ) -> NodeChange? {
    status[node] = .dirty
    if case .grid(let grid) = nodes[node].kind {
      gridProposals[Int(grid.position)] = .impossible
    }
    if !guideCache.isEmpty { changed.insert(Int32(node)) }
    if change.isSummedUp {
      if change.hasOtherChildren {
        setGaps(of: node)
      } else if change.hasOtherGaps {
        tree.table.updateGaps(node)
      }
      tree.table.summarize(node, replacing: change.looks)
      forgetSizes(of: node)
      statistics.summaries += 1
    }
    let parent = Int(nodes[node].parent)
    if parent < 0 { return nil }
    var outer = NodeChange(NodeLooks(nodes[parent]))
    let looks = NodeLooks(nodes[node])
    if looks == change.looks {
      outer.isSummedUp = false
      forgetSizes(of: parent, changedIn: node)
    } else {
      outer.hasOtherGaps = looks.spacing != change.looks.spacing
    }
    return outer
  }
}
