extension ViewTree {
  /// Inserts views.
  ///
  /// What comes behind them has moved by as many positions as they have nodes.
  ///
  /// - Precondition: The views have no custom alignments of their own, and there are `index` children
  ///   or more.
  /// - Parameters:
  ///   - views: The views, with all that is inside of them.
  ///   - index: How many children of the parent come before them.
  ///   - parent: The container that they belong to; nil for the top level.
  public mutating func insert(_ views: ViewTree, at index: Int, in parent: Int?) {
    precondition(views.alignments.isEmpty, "the views have custom alignments of their own")
    var part = Part(nodes: views.nodes, proxiedNodes: views.proxiedNodes, depth: views.depth)
    for index in part.nodes.indices {
      guard let identifier = part.nodes[index].identifier else { continue }
      part.nodes[index].identifier = identifier + identifiers.count
    }
    identifiers += views.identifiers
    metrics.adopt(&part.nodes, from: views.metrics)
    paste(part, at: index, in: parent)
  }

  /// Removes a node with all that is inside of it.
  ///
  /// What comes behind it has moved by as many positions as that has nodes.
  ///
  /// - Returns: What was removed.
  @discardableResult
  public mutating func remove(_ node: Int) -> ViewTree {
    let part = cut(node)
    var removed = ViewTree()
    removed.nodes = part.nodes
    removed.proxiedNodes = part.proxiedNodes
    removed.depth = part.depth
    removed.metrics = metrics
    for index in part.nodes.indices {
      guard let identifier = part.nodes[index].identifier else { continue }
      removed.nodes[index].identifier = removed.identifiers.count
      removed.identifiers.append(identifiers[identifier])
    }
    unusedIdentifierCount += removed.identifiers.count
    forgetUnusedIdentifiers()
    return removed
  }

  /// Moves a node with all that is inside of it.
  ///
  /// - Parameters:
  ///   - node: The node's position.
  ///   - index: How many other children of the parent come before it afterwards.
  ///   - parent: The container that it belongs to afterwards, by its position without the node; nil
  ///     for the top level.
  public mutating func move(_ node: Int, to index: Int, in parent: Int?) {
    paste(cut(node), at: index, in: parent)
  }

  /// Replaces siblings by those of a tree that this one becomes step by step.
  ///
  /// - Precondition: Neither tree has nodes that depend on a geometry reader, and they have the same
  ///   custom alignments.
  mutating func replace(_ replacement: ViewTreeDifference.Replacement, of tree: ViewTree) {
    let (views, others) = (replacement.views, replacement.others)
    let ancestors = replacement.parent.map { self.ancestors(of: $0) + [$0] } ?? []
    var nodes = Array(tree.nodes[others])
    for index in nodes.indices {
      nodes[index].end += views.lowerBound - others.lowerBound
      // The ids are those of the other tree.
      nodes[index].identifier = nil
    }
    metrics.adopt(&nodes, from: tree.metrics)
    self.nodes.replaceSubrange(views, with: nodes)
    let end = views.lowerBound + others.count
    move(nodesFrom: end, by: others.count - views.count, inside: ancestors)
    depth = max(depth, tree.depth)
  }

  /// The nodes around one, the outermost first.
  func ancestors(of node: Int) -> [Int] {
    var ancestors: [Int] = []
    var position = 0
    while position < node {
      let end = nodes[position].end
      if end > node { ancestors.append(position) }
      position = end > node ? position + 1 : end
    }
    return ancestors
  }

  /// The position of a child, or where the next one would be.
  func position(ofChild index: Int, in parent: Int?) -> Int {
    var position = parent.map { $0 + 1 } ?? 0
    let end = parent.map { nodes[$0].end } ?? nodes.count
    for _ in 0..<index {
      precondition(position < end, "the parent has fewer children")
      position = nodes[position].end
    }
    return position
  }

  /// Nodes out of a tree, with positions of their own but the identifiers of the tree.
  private struct Part {
    var nodes: [Node]
    var proxiedNodes: [Int]
    var depth: Int
  }

  private mutating func cut(_ node: Int) -> Part {
    let range = node..<nodes[node].end
    let ancestors = self.ancestors(of: node)
    var part = Part(nodes: Array(nodes[range]), proxiedNodes: [], depth: 0)
    for index in part.nodes.indices { part.nodes[index].end -= node }
    part.depth = Self.depth(of: part.nodes)
    nodes.removeSubrange(range)
    move(nodesFrom: node, by: -range.count, inside: ancestors)
    if !proxiedNodes.isEmpty {
      part.proxiedNodes = proxiedNodes.filter { range.contains($0) }.map { $0 - node }
      proxiedNodes.removeAll { range.contains($0) }
      for index in proxiedNodes.indices where proxiedNodes[index] >= node {
        proxiedNodes[index] -= range.count
      }
    }
    if ancestors.count + part.depth == depth { depth = Self.depth(of: nodes, atMost: depth) }
    return part
  }

  private mutating func paste(_ part: Part, at index: Int, in parent: Int?) {
    let position = position(ofChild: index, in: parent)
    let ancestors = parent.map { self.ancestors(of: $0) + [$0] } ?? []
    let count = part.nodes.count
    nodes.insert(contentsOf: part.nodes, at: position)
    for index in position..<position + count { nodes[index].end += position }
    move(nodesFrom: position + count, by: count, inside: ancestors)
    if !proxiedNodes.isEmpty || !part.proxiedNodes.isEmpty {
      for index in proxiedNodes.indices where proxiedNodes[index] >= position {
        proxiedNodes[index] += count
      }
      proxiedNodes += part.proxiedNodes.map { $0 + position }
      proxiedNodes.sort()
    }
    depth = max(depth, ancestors.count + part.depth)
  }

  /// Notes that nodes have moved, and that those around them are longer.
  private mutating func move(nodesFrom position: Int, by count: Int, inside ancestors: [Int]) {
    nodes.withUnsafeMutableBufferPointer { nodes in
      for index in position..<nodes.count { nodes[index].end += count }
      for index in ancestors { nodes[index].end += count }
    }
  }

  /// The number of nodes on the longest way from the top to a leaf; no more than a limit.
  private static func depth(of nodes: [Node], atMost limit: Int = .max) -> Int {
    var ends: [Int] = []
    var depth = 0
    for index in nodes.indices {
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(nodes[index].end)
      depth = max(depth, ends.count)
      if depth == limit { break }
    }
    return depth
  }

  /// Gives back the room of ids whose nodes are gone, once it is most of it.
  private mutating func forgetUnusedIdentifiers() {
    guard unusedIdentifierCount > 16, unusedIdentifierCount * 2 > identifiers.count else { return }
    var used: [String] = []
    for index in nodes.indices {
      guard let identifier = nodes[index].identifier else { continue }
      nodes[index].identifier = used.count
      used.append(identifiers[identifier])
    }
    identifiers = used
    unusedIdentifierCount = 0
  }
}
