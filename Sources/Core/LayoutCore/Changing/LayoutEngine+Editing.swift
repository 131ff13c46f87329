/// Inserting, removing and re-resolving views, and the engine that continues with the others.
extension LayoutEngine {
  /// Changes the view tree, and nothing else.
  func editTree<Result>(_ body: (inout ViewTree) -> Result) -> Result {
    for (view, content) in changes { scene.tree.setContent(content, at: view) }
    changes = [:]
    return body(&scene.tree)
  }

  /// Whether something depends on the place of a geometry reader or a container.
  var dependsOnPlaces: Bool { !tree.readers.isEmpty || tree.relatesToHost }

  /// The site of a node's views, with their current counts.
  func editSite(of node: Int) -> EditSite {
    var site = scene.tree.editSite(of: node)
    count(&site)
    return site
  }

  /// The site of views inserted inside of a node, if the node's own views are resolved with
  /// them; nil if only the new ones are.
  func siteInside(of parent: Int) -> EditSite? {
    var site = scene.tree.editSite(of: parent)
    let content = scene.tree.nodes[parent].content
    switch content.role {
    case .group, .absentGroup:
      if site.root == parent { return nil }
    case .modifier:
      if case .modifier(.environment) = content, site.root == parent { return nil }
    case .view, .nothing, .room, .proxied:
      return nil
    }
    count(&site)
    return site
  }

  /// Notes that the nodes of a view and of those inside are those of its old place.
  func forgetNodes(of root: Int) {
    tree.grow(to: scene.tree.nodes.count)
    for view in scene.tree.subtree(of: root) { tree.nodeOfView[view] = -1 }
  }

  /// Whether a view, or one inside of it, has nodes.
  func hasNodes(of root: Int) -> Bool {
    scene.tree.subtree(of: root).contains { tree.nodeOfView[$0] != -1 }
  }

  private func count(_ site: inout EditSite) {
    let around = site.container.flatMap { tree.node(of: $0) }
    scene.tree.count(&site, proxy: around.flatMap { tree.proxy(around: $0) })
  }

  /// Resolves the views at a site again, which have changed in the view tree.
  ///
  /// If they are not a stack's children on their own, the views around are resolved, too: a
  /// stack of fewer than two views, for example, is none.
  ///
  /// - Parameters:
  ///   - site: The site as it was before the change.
  ///   - isEmpty: Whether the root was removed.
  /// - Returns: The engine to continue with; nil if all views have to be resolved anew. This engine
  /// must not be used again in either case.
  func resolveAgain(_ site: EditSite, isEmpty: Bool) -> LayoutEngine? {
    // Freed nodes take room until all is resolved anew.
    if tree.table.freedCount > max(nodeCount, 1_000) { return nil }
    tree.grow(to: scene.tree.nodes.count)
    var site = site
    var isEmpty = isEmpty
    while true {
      if let node = replace(site, isEmpty: isEmpty) {
        let before = tree.nodes[node]
        tree.table.reserveGaps(of: node)
        noteChange(of: node, from: before, hasOtherChildren: true)
        return LayoutEngine(resuming: self)
      }
      // The container itself, which is one view, with its modifiers.
      guard let container = site.container else { return nil }
      site = scene.tree.editSite(of: container)
      count(&site)
      isEmpty = false
    }
  }

  /// Resolves children of a container again.
  ///
  /// - Returns: The container's node; nil if the views around have to be resolved as well.
  private func replace(_ site: EditSite, isEmpty: Bool) -> Int? {
    guard let node = node(holding: site), isEditable(node) else { return nil }
    let traits = isEmpty ? nil : scene.tree.traits(of: site.root)
    if let traits {
      if traits.needsSpacing, !tree.table.needsSpacing { return nil }
      // A reader on which nothing depended so far is resolved with its content.
      if traits.readsProxy, tree.proxy(around: node) == nil { return nil }
      tree.include(traits)
    }
    var previous: Int32 = -1
    var child = tree.nodes[node].firstChild
    for _ in 0..<site.first where child >= 0 {
      previous = child
      child = tree.nodes[Int(child)].nextSibling
    }
    if site.count > 0 { guideCache = [:] }
    for _ in 0..<site.count where child >= 0 {
      let next = tree.nodes[Int(child)].nextSibling
      free(child, after: previous)
      child = next
    }
    if let traits {
      let levels = scene.tree.depth + 2
      LayoutCore.withStackSpace(levels: levels) {
        tree.resolve(
          site,
          in: node,
          after: previous,
          scene: scene,
          traits: traits,
          measurer: measurer,
          subviews: subviews
        )
      }
    }
    return isEditable(node) ? node : nil
  }

  /// The node whose children the views at a site are.
  private func node(holding site: EditSite) -> Int? {
    guard let container = site.container else { return 0 }
    guard let node = tree.node(of: container) else { return nil }
    let content = content(of: container)
    if site.isContent {
      let content = tree.nodes.secondChild(of: node)
      return content < 0 ? nil : content
    }
    if case .control = content { return nil }
    if case .rows = content { return nil }
    if case .scrollView = content { return tree.nodes.firstChild(of: node) }
    return node
  }

  /// Whether children of a node can be inserted and removed; not in a container of fewer than two.
  private func isEditable(_ node: Int) -> Bool {
    let node = tree.nodes + node
    return node.pointee.kind.hasEditableChildren && node.pointee.childCount >= 2
  }

  /// Frees a node with all that is inside of it.
  func free(_ node: Int32, after previous: Int32) {
    var freed: Set<Int32> = []
    let listed = !tree.readers.isEmpty || !tree.customLayouts.isEmpty
    tree.table.free(node, after: previous) { [tree, buffers] node, index in
      buffers.forget(Int(index))
      if !unsummarized.isEmpty { _ = unsummarized.take(index) }
      let view = Int(node.view)
      if view >= 0, view < tree.nodeOfView.count, tree.nodeOfView[view] == index {
        tree.nodeOfView[view] = -1
      }
      if !tree.zIndices.isEmpty { tree.zIndices[index] = nil }
      if !tree.layoutValues.isEmpty { tree.layoutValues[index] = nil }
      if listed { freed.insert(index) }
    }
    if listed {
      tree.readers.removeAll { freed.contains($0.node) }
      tree.customLayouts.removeAll { freed.contains($0) }
    }
  }

  /// Updates the gaps of a container whose children have changed.
  func setGaps(of node: Int) {
    guard case .stack = tree.nodes[node].kind else { return }
    let view = Int(tree.nodes[node].view)
    let spacing = view < 0 ? nil : stackSpacing(of: view, at: node)
    tree.table.setGaps(of: node, spacing: spacing)
  }

  private func stackSpacing(of view: Int, at node: Int) -> Double? {
    let content = content(of: view)
    guard case .proxied(let make) = content else { return content.stackSpacing }
    return make.value(tree.proxy(around: node) ?? .zero).stackSpacing
  }

  /// Adopts another view tree, in which nodes have other positions.
  func adopt(_ tree: ViewTree, _ positions: [Int32]) {
    finishLatest()
    changes = [:]
    scene.tree = tree
    self.tree.nodeOfView = Array(repeating: -1, count: tree.nodes.count)
    self.tree.forEachNode { node in
      let view = Int(self.tree.nodes[node].view)
      if view < 0 { return }
      let position = positions[view]
      self.tree.nodes[node].view = position
      let known = self.tree.nodeOfView[Int(position)]
      self.tree.nodeOfView[Int(position)] = known == -1 ? Int32(node) : -2
    }
    for reader in self.tree.readers.indices {
      let view = self.tree.readers[reader].view
      self.tree.readers[reader].view = Int(positions[view])
    }
  }
}
