extension ViewTree {
  /// Inserts views.
  ///
  /// - Precondition: The views have no custom alignments of their own, and there are `index` children
  ///   or more.
  /// - Parameters:
  ///   - views: The views, with all that is inside of them.
  ///   - index: How many children of the parent come before them.
  ///   - parent: The container that they belong to; nil for the top level.
  public mutating func insert(_ views: ViewTree, at index: Int, in parent: Int?) {
    precondition(views.alignments.isEmpty, "the views have custom alignments of their own")
    let position = position(ofChild: index, in: parent)
    let count = views.nodes.count
    shift(from: position, by: count, inside: parent)
    nodes.insert(
      contentsOf: views.nodes.map { node in
        var node = node
        node.end += position
        node.identifier = node.identifier.map { $0 + identifiers.count }
        return node
      },
      at: position
    )
    identifiers += views.identifiers
    proxiedNodes += views.proxiedNodes.map { $0 + position }
    proxiedNodes.sort()
    depth = measuredDepth()
  }

  /// Removes a node with all that is inside of it.
  ///
  /// - Returns: What was removed.
  @discardableResult
  public mutating func remove(_ node: Int) -> ViewTree {
    let range = node..<nodes[node].end
    var removed = ViewTree()
    removed.nodes = nodes[range].map { content in
      var content = content
      content.end -= range.lowerBound
      if let identifier = content.identifier {
        content.identifier = removed.identifiers.count
        removed.identifiers.append(identifiers[identifier])
      }
      return content
    }
    removed.proxiedNodes =
      proxiedNodes.filter { range.contains($0) }.map { $0 - range.lowerBound }
    removed.depth = removed.measuredDepth()
    proxiedNodes.removeAll { range.contains($0) }
    nodes.removeSubrange(range)
    // Whatever ended behind the node ends earlier now.
    for index in nodes.indices where nodes[index].end >= range.upperBound {
      nodes[index].end -= range.count
    }
    for index in proxiedNodes.indices where proxiedNodes[index] >= range.upperBound {
      proxiedNodes[index] -= range.count
    }
    depth = measuredDepth()
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
    insert(remove(node), at: index, in: parent)
  }

  /// The position of a child, or where the next one would be.
  private func position(ofChild index: Int, in parent: Int?) -> Int {
    var position = parent.map { $0 + 1 } ?? 0
    let end = parent.map { nodes[$0].end } ?? nodes.count
    for _ in 0..<index {
      precondition(position < end, "the parent has fewer children")
      position = nodes[position].end
    }
    return position
  }

  /// Makes room for nodes at a position inside of a parent.
  private mutating func shift(from position: Int, by count: Int, inside parent: Int?) {
    for index in nodes.indices {
      let isAround = parent.map { index <= $0 && nodes[index].end > $0 } ?? false
      if index >= position || isAround { nodes[index].end += count }
    }
    for index in proxiedNodes.indices where proxiedNodes[index] >= position {
      proxiedNodes[index] += count
    }
  }

  /// The number of nodes on the longest way from the top to a leaf.
  private func measuredDepth() -> Int {
    var ends: [Int] = []
    var depth = 0
    for (index, node) in nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(node.end)
      depth = max(depth, ends.count)
    }
    return depth
  }
}
