/// Inserting, removing and moving nodes; all others keep their positions.
extension ViewTree {
  /// Inserts views, which keep their ids.
  ///
  /// - Precondition: The views have no further custom alignments, and there are `index` children or
  ///   more.
  /// - Parameters:
  ///   - views: The views, with all that is inside of them.
  ///   - index: The number of the parent's children before them.
  ///   - parent: The container that they belong to; nil for the top level.
  /// - Returns: The positions of the topmost inserted views.
  @discardableResult
  public mutating func insert(_ views: ViewTree, at index: Int, in parent: Int?) -> [Int] {
    precondition(views.alignments.isEmpty, "the views have custom alignments of their own")
    let parent = Int32(parent ?? -1)
    var before = sibling(before: index, in: parent)
    var roots: [Int] = []
    for root in views.children(of: nil) {
      let position = copy(root, of: views, into: parent)
      link(position, behind: before, in: parent)
      before = position
      roots.append(Int(position))
    }
    dependentCount += views.dependentCount
    depth = max(depth, level(of: parent) + views.depth)
    return roots
  }

  /// Removes a node with all that is inside of it.
  ///
  /// - Returns: The removed subtree.
  @discardableResult
  public mutating func remove(_ node: Int) -> ViewTree {
    var removed = ViewTree()
    let level = level(of: nodes[node].parent)
    unlink(Int32(node))
    let root = removed.copy(node, of: self, into: -1)
    removed.link(root, behind: -1, in: -1)
    removed.depth = removed.depthOfNodes()
    let dependent = dependentCount
    for position in Array(subtree(of: node)) {
      if nodes[position].content.readsProxy { dependentCount -= 1 }
      if nodes[position].identifier >= 0 { unusedIdentifierCount += 1 }
      nodes[position] = .vacant
      setOwner(-1, of: position)
      vacancies.append(Int32(position))
    }
    removed.dependentCount = dependent - dependentCount
    forgetUnusedIdentifiers()
    if level + removed.depth == depth { depth = depthOfNodes() }
    return removed
  }

  /// Moves a node with all that is inside of it.
  ///
  /// - Parameters:
  ///   - node: The node's position, which it keeps.
  ///   - index: The number of the parent's other children before it afterwards.
  ///   - parent: The container that it belongs to afterwards; nil for the top level.
  public mutating func move(_ node: Int, to index: Int, in parent: Int?) {
    detach(node)
    attach(node, at: index, in: parent)
  }

  /// Detaches a node from its parent; it keeps its position.
  mutating func detach(_ node: Int) {
    unlink(Int32(node))
    nodes[node].parent = -1
  }

  /// Attaches a detached node at another place.
  mutating func attach(_ node: Int, at index: Int, in parent: Int?) {
    let parent = Int32(parent ?? -1)
    link(Int32(node), behind: sibling(before: index, in: parent), in: parent)
    depth = depthOfNodes()
  }

  /// Some nodes with all that is inside of them, as a tree.
  func copy(of roots: [Int]) -> ViewTree {
    var tree = ViewTree()
    var before: Int32 = -1
    for root in roots {
      let position = tree.copy(root, of: self, into: -1)
      tree.link(position, behind: before, in: -1)
      before = position
      for node in subtree(of: root) {
        if nodes[node].content.readsProxy { tree.dependentCount += 1 }
      }
    }
    tree.depth = tree.depthOfNodes()
    return tree
  }

  /// The nodes around one, the outermost first.
  func ancestors(of node: Int) -> [Int] {
    var ancestors: [Int] = []
    var position = nodes[node].parent
    while position >= 0 {
      ancestors.append(Int(position))
      position = nodes[Int(position)].parent
    }
    return ancestors.reversed()
  }

  /// Sets or removes the id of a node.
  package mutating func setIdentifier(_ identifier: String?, at node: Int) {
    let current = nodes[node].identifier
    switch identifier {
    case let identifier? where current >= 0: identifiers[Int(current)] = identifier
    case let identifier?:
      nodes[node].identifier = Int32(identifiers.count)
      identifiers.append(identifier)
    case nil where current >= 0:
      nodes[node].identifier = -1
      unusedIdentifierCount += 1
    case nil: break
    }
  }

  // MARK: Links

  /// The child at the end of a number of children, -1 for none.
  private func sibling(before index: Int, in parent: Int32) -> Int32 {
    var before: Int32 = -1
    var position = parent < 0 ? firstRoot : nodes[Int(parent)].firstChild
    for _ in 0..<index {
      precondition(position >= 0, "the parent has fewer children")
      before = position
      position = nodes[Int(position)].nextSibling
    }
    return before
  }

  private mutating func link(_ node: Int32, behind before: Int32, in parent: Int32) {
    nodes[Int(node)].parent = parent
    if before >= 0 {
      nodes[Int(node)].nextSibling = nodes[Int(before)].nextSibling
      nodes[Int(before)].nextSibling = node
    } else if parent >= 0 {
      nodes[Int(node)].nextSibling = nodes[Int(parent)].firstChild
      nodes[Int(parent)].firstChild = node
    } else {
      nodes[Int(node)].nextSibling = firstRoot
      firstRoot = node
    }
  }

  private mutating func unlink(_ node: Int32) {
    let (parent, next) = (nodes[Int(node)].parent, nodes[Int(node)].nextSibling)
    var position = parent < 0 ? firstRoot : nodes[Int(parent)].firstChild
    if position == node {
      if parent < 0 { firstRoot = next } else { nodes[Int(parent)].firstChild = next }
    } else {
      while nodes[Int(position)].nextSibling != node { position = nodes[Int(position)].nextSibling }
      nodes[Int(position)].nextSibling = next
    }
    nodes[Int(node)].nextSibling = -1
  }

  /// Copies a node of another tree with all that is inside of it, without linking it to its parent.
  private mutating func copy(_ root: Int, of other: ViewTree, into parent: Int32) -> Int32 {
    var open: [(node: Int, copy: Int32, last: Int32)] = []
    var copied: Int32 = -1
    for node in other.subtree(of: root) {
      while let outer = open.last, Int(other.nodes[node].parent) != outer.node, node != root {
        open.removeLast()
      }
      var copy = Node(other.nodes[node].content, parent: open.last?.copy ?? parent)
      if case .control = copy.content {
        copy.metrics = metrics.position(
          of: other.controlMetrics(of: node),
          other.controlStyles(of: node)
        )
      }
      let position = add(copy)
      if !other.owners.isEmpty { setOwner(other.owner(of: node) ?? -1, of: Int(position)) }
      if let identifier = other.identifier(of: node) {
        nodes[Int(position)].identifier = Int32(identifiers.count)
        identifiers.append(identifier)
      }
      if let outer = open.last {
        if outer.last < 0 {
          nodes[Int(outer.copy)].firstChild = position
        } else {
          nodes[Int(outer.last)].nextSibling = position
        }
        open[open.count - 1].last = position
      } else {
        copied = position
      }
      open.append((node, position, -1))
    }
    return copied
  }

  private mutating func add(_ node: Node) -> Int32 {
    if let vacant = vacancies.popLast() {
      nodes[Int(vacant)] = node
      return vacant
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  /// The number of nodes around the children of a node.
  private func level(of parent: Int32) -> Int {
    var (level, position) = (0, parent)
    while position >= 0 {
      level += 1
      position = nodes[Int(position)].parent
    }
    return level
  }

  /// The number of nodes on the longest way from the top to a leaf.
  private func depthOfNodes() -> Int {
    var levels = [Int32](repeating: 1, count: nodes.count)
    var depth: Int32 = 0
    for node in subtree(of: nil) {
      let parent = Int(nodes[node].parent)
      if parent >= 0 { levels[node] = levels[parent] + 1 }
      depth = max(depth, levels[node])
    }
    return Int(depth)
  }

  /// Frees the ids of removed nodes, once they are most of all.
  private mutating func forgetUnusedIdentifiers() {
    guard unusedIdentifierCount > 16, unusedIdentifierCount * 2 > identifiers.count else { return }
    var used: [String] = []
    for index in nodes.indices where nodes[index].identifier >= 0 {
      used.append(identifiers[Int(nodes[index].identifier)])
      nodes[index].identifier = Int32(used.count - 1)
    }
    identifiers = used
    unusedIdentifierCount = 0
  }
}
