/// Views that depend on the geometry reader around them (L19.5, L19.7).
extension LayoutEngine {
  /// Resolves the content of the readers that have been placed, for their current places.
  ///
  /// - Returns: The engine to continue with; nil if nothing depends on a place that has changed.
  func resolvingReaders() -> LayoutEngine? {
    // The engine knows where nodes are until the first of them is freed.
    let changed = tree.readers.compactMap { reader -> ReaderContent? in
      guard isShown(Int(reader.node)) else { return nil }
      var placed = reader
      placed.proxy = proxy(of: Int(reader.node))
      return placed.proxy == reader.proxy ? nil : placed
    }
    if changed.isEmpty { return nil }
    // Views are resolved as they are now.
    editTree { _ in }
    let nodes = Set(changed.map(\.node))
    guideCache = [:]
    // A reader inside of another is resolved with that one's content.
    for reader in changed where !isInside(reader.node, of: nodes) {
      guard let position = tree.readers.firstIndex(where: { $0.node == reader.node }) else {
        continue
      }
      var reader = reader
      if tree.readers[position].proxy == nil { reader.place = vacantPlace(of: reader.view) }
      tree.readers[position] = reader
      resolveInside(of: reader)
    }
    return LayoutEngine(resuming: self)
  }

  /// The proxy of a geometry reader that has been placed; of any other node the same.
  func proxy(of reader: Int) -> GeometryProxy {
    var around = physicalFrames(around: reader)
    let frame = around.removeLast().frame
    var namedFrames: [String: Rect] = [:]
    /// The combined transform of the effects inside of the node.
    var transform: AffineTransform?
    var shown = frame
    for (node, outer) in around.reversed() {
      if let name = coordinateSpace(at: node), namedFrames[name] == nil {
        namedFrames[name] = Rect(
          x: shown.minX - outer.minX,
          y: shown.minY - outer.minY,
          width: shown.width,
          height: shown.height
        )
      }
      guard let effect = tree.effectTransform(of: node, frame: outer) else { continue }
      let combined = transform?.concatenating(effect) ?? effect
      transform = combined
      shown = combined.boundingBox(of: frame)
    }
    return GeometryProxy(
      size: frame.size,
      safeAreaInsets: safeAreaInsets(of: reader),
      globalFrame: shown,
      namedFrames: namedFrames
    )
  }

  private func safeAreaInsets(of reader: Int) -> EdgeInsets {
    guard let insets = safeAreas?.insets(of: reader, regions: .all) else { return EdgeInsets() }
    return insets.flipped(in: nodes[reader].direction)
  }

  /// The name of the coordinate space that a node begins.
  private func coordinateSpace(at node: Int) -> String? {
    guard tree.hasCoordinateSpaces, case .passthrough = nodes[node].kind, nodes[node].view >= 0,
      case .modifier(.coordinateSpace(let name)) = content(of: Int(nodes[node].view))
    else { return nil }
    return name
  }

  /// A number for a place of the reader that no other one has.
  private func vacantPlace(of view: Int) -> Int {
    let places = tree.readers.filter { $0.view == view && $0.proxy != nil }.map(\.place)
    return (0...places.count).first { !places.contains($0) } ?? places.count
  }

  private func isInside(_ node: Int32, of others: Set<Int32>) -> Bool {
    var outer = tree.nodes[Int(node)].parent
    while outer >= 0 {
      if others.contains(outer) { return true }
      outer = tree.nodes[Int(outer)].parent
    }
    return false
  }

  private func resolveInside(of reader: ReaderContent) {
    let node = Int(reader.node)
    var child = tree.nodes[node].firstChild
    while child >= 0 {
      let next = tree.nodes[Int(child)].nextSibling
      free(child, after: -1)
      child = next
    }
    makeContent(of: reader)
    let levels = scene.tree.depth + 2
    LayoutCore.withStackSpace(levels: levels) {
      tree.resolveInside(of: reader, scene: scene, measurer: measurer, subviews: subviews)
    }
    // Those around it are no newer than the buffers.
    var dirty = node
    while dirty >= 0 {
      buffers.status.elements[dirty] = .dirty
      dirty = Int(tree.nodes[dirty].parent)
    }
  }

  /// Makes the views that closures make for a reader.
  private func makeContent(of reader: ReaderContent) {
    guard let proxy = reader.proxy else { return }
    for node in scene.tree.geometryContents(of: reader.view) {
      guard case .geometryContent(let make) = scene.tree.nodes[node].content else { continue }
      let views = make.value(proxy)
      let inserted = editTree { $0.setViews(views, at: reader.place, of: node) }
      for root in inserted { forgetNodes(of: root) }
      tree.include(scene.tree.traits(of: node))
    }
  }

  /// Whether a node is shown: none around it was left out by a `ViewThatFits`.
  private func isShown(_ node: Int) -> Bool {
    var node = node
    while node >= 0 {
      if buffers.status.elements[node] == .omitted { return false }
      node = Int(tree.nodes[node].parent)
    }
    return true
  }
}
