/// From logical positions in parents to physical frames in the scene: the only place where the
/// layout direction matters (L17).
extension LayoutEngine {
  /// Returns the placed scene as a result that writes its frames down when it is asked for them.
  func commit() -> LayoutResult {
    let geometry = PlacedGeometry()
    latest = geometry
    return LayoutResult(self, geometry)
  }

  /// The last result with the current content of views; nil if anything has to be placed again.
  ///
  /// Changes of controls' states and of drawing do not concern the layout.
  func unchanged() -> LayoutResult? {
    guard let latest, status[0] == .clean, tree.customLayouts.isEmpty, !dependsOnPlaces else {
      return nil
    }
    statistics = LayoutStatistics()
    statistics.nodes = nodeCount
    return LayoutResult(self, latest)
  }

  /// Lets the last result, if it is still in use, write down the data that are about to change.
  func finishLatest() {
    if !isKnownUniquelyReferenced(&latest) { latest?.write(from: self) }
    latest = nil
  }

  /// The proposals with which all nodes were placed.
  func placementProposals() -> ContiguousArray<Proposal> {
    var proposals = ContiguousArray<Proposal>()
    proposals.reserveCapacity(nodeCount)
    for index in 0..<nodeCount { proposals.append(states[index].proposal) }
    return proposals
  }

  /// The frames of all nodes.
  func physicalFrames() -> ContiguousArray<Rect> {
    if let safeAreas { return safeAreas.frames }
    var frames = ContiguousArray(repeating: Rect.zero, count: nodeCount)
    tree.forEachNode { node in
      let parent = Int(nodes[node].parent)
      frames[node] = physicalFrame(node, in: parent < 0 ? .zero : frames[parent])
    }
    return frames
  }

  /// The frames of a node that has been placed and of those around it, the outermost first.
  func physicalFrames(around node: Int) -> [(node: Int, frame: Rect)] {
    var path: [(node: Int, frame: Rect)] = []
    var next = node
    while next >= 0 {
      path.append((next, .zero))
      next = Int(nodes[next].parent)
    }
    path.reverse()
    var outer = Rect.zero
    for index in path.indices {
      let node = path[index].node
      outer = safeAreas?.frames[node] ?? physicalFrame(node, in: outer)
      path[index].frame = outer
    }
    return path
  }

  /// The frame of a node that has been placed, given its parent's.
  @inline(__always)
  func physicalFrame(_ index: Int, in outer: Rect) -> Rect {
    let state = states[index]
    let parent = Int(nodes[index].parent)
    var x = state.x
    if parent >= 0, nodes[parent].flags.contains(.rightToLeft) {
      // The child's position is flipped within its parent (L17.1).
      let flipped = outer.width - (state.x + state.width)
      if !flipped.isNaN { x = flipped }
    }
    // Adding 0 turns −0 into 0. If lengths overflow, a number may be NaN, as ∞ − ∞ is: a node
    // without a position is at its parent's, one without a size takes no room.
    return Rect(
      x: (outer.minX + x).orIfNaN(outer.minX),
      y: (outer.minY + state.y).orIfNaN(outer.minY),
      width: (state.width + 0).orIfNaN(0),
      height: (state.height + 0).orIfNaN(0)
    )
  }
}
