/// Views that depend on the geometry reader around them.
extension ViewTree {
  /// The limit of geometry readers within each other whose views depend on them; the content
  /// of further ones is not made.
  public static let maximumReaderDepth = 100

  /// The nodes inside of a geometry reader with views made for it.
  func geometryContents(of reader: Int) -> [Int] {
    if dependentCount == 0 { return [] }
    var contents: [Int] = []
    var open = Array(children(of: reader).reversed())
    while let node = open.popLast() {
      if case .geometryContent = nodes[node].content {
        contents.append(node)
        continue
      }
      // A reader within makes its own.
      if case .geometryReader = nodes[node].content { continue }
      open += children(of: node).reversed()
    }
    return contents
  }

  /// The group with the views made for one of the places of a reader; nil before there are any.
  func group(_ place: Int, of geometryContent: Int) -> Int? {
    var position = nodes[geometryContent].firstChild
    for _ in 0..<place where position >= 0 { position = nodes[Int(position)].nextSibling }
    return position < 0 ? nil : Int(position)
  }

  /// Replaces the views of a reader's place.
  ///
  /// - Returns: The topmost inserted views.
  mutating func setViews(_ views: ViewTree, at place: Int, of geometryContent: Int) -> [Int] {
    var inserted: [Int] = []
    while group(place, of: geometryContent) == nil {
      var builder = ViewTreeBuilder()
      builder.leaf(.group)
      let count = children(of: geometryContent).reduce(0) { count, _ in count + 1 }
      inserted += insert(builder.finish(), at: count, in: geometryContent)
    }
    guard let group = group(place, of: geometryContent) else { return inserted }
    precondition(
      zip(alignments, views.alignments).allSatisfy { $0.key == $1.key && $0.axis == $1.axis },
      "the custom alignments are not those of the tree"
    )
    if views.alignments.count > alignments.count { alignments = views.alignments }
    return inserted + setViews(views, inside: group)
  }

  /// Replaces the content of a node by another tree, of which views with the same identity keep
  /// their positions.
  private mutating func setViews(_ views: ViewTree, inside node: Int) -> [Int] {
    let difference = ViewTreeDifference(inside: node, of: self, to: views)
    var inserted: [Int] = []
    for edit in difference.edits {
      switch edit {
      case .content: break
      case .remove(let node): remove(node)
      case .insert(let others, let index, let parent):
        inserted += insert(views.copy(of: others), at: index, in: parent ?? node)
      }
    }
    // Inserted nodes were not compared.
    for position in Array(subtree(of: node)) where position < difference.positions.count {
      let other = difference.positions[position]
      if other >= 0 { adopt(Int(other), of: views, at: position) }
    }
    return inserted
  }

  /// Replaces a node's content by that of another tree's node, but for the children.
  private mutating func adopt(_ other: Int, of views: ViewTree, at position: Int) {
    nodes[position].content = views.nodes[other].content
    if case .control = nodes[position].content {
      nodes[position].metrics = metrics.position(
        of: views.controlMetrics(of: other),
        views.controlStyles(of: other)
      )
    }
    setIdentifier(views.identifier(of: other), at: position)
    if !views.owners.isEmpty { setOwner(views.owner(of: other) ?? -1, of: position) }
  }
}

extension ViewContent {
  /// Whether the node depends on the geometry reader around it.
  var readsProxy: Bool {
    if case .geometryContent = self { return true }
    return role == .proxied
  }
}
