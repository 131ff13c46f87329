/// From logical positions in parents to physical frames in the scene: the only place where the
/// layout direction matters (section 17 of the semantics).
extension LayoutEngine {
  /// What was placed, as a result that writes itself down when it is asked for.
  ///
  /// - Parameter omitted: The nodes of views that are not shown, in ascending order.
  func commit(without omitted: [Range<Int>]) -> LayoutResult {
    let geometry = PlacedGeometry()
    latest = geometry
    return LayoutResult(
      engine: self,
      placedScene: scene,
      changes: changes,
      geometry: geometry,
      shown: tree.views.removing(omitted),
      statistics: statistics
    )
  }

  /// Lets the last result, if anyone still has it, write down what is about to change.
  func finishLatest() {
    if !isKnownUniquelyReferenced(&latest) { latest?.write(from: self) }
    latest = nil
  }

  /// The frames of all nodes.
  func physicalFrames() -> ContiguousArray<Rect> {
    var frames = ContiguousArray<Rect>()
    frames.reserveCapacity(nodeCount)
    for index in 0..<nodeCount {
      let state = states[index]
      let parent = Int(nodes[index].parent)
      let outer = parent < 0 ? .zero : frames[parent]
      var x = state.x
      if parent >= 0, nodes[parent].flags.contains(.rightToLeft) {
        // The child's position is flipped within its parent (rule 17.1).
        let flipped = outer.width - (state.x + state.width)
        if !flipped.isNaN { x = flipped }
      }
      // Adding 0 makes 0 of −0.
      frames.append(
        Rect(
          x: outer.minX + x,
          y: outer.minY + state.y,
          width: state.width + 0,
          height: state.height + 0
        )
      )
    }
    extendBackgrounds(&frames)
    return frames
  }

  /// The proposals that all nodes were placed with.
  func placementProposals() -> ContiguousArray<Proposal> {
    var proposals = ContiguousArray<Proposal>()
    proposals.reserveCapacity(nodeCount)
    for index in 0..<nodeCount { proposals.append(states[index].proposal) }
    return proposals
  }

  /// Lets the backgrounds of a style run on to the edge of the screen where their view touches the
  /// safe area (rules 13.3 and 24.3).
  private func extendBackgrounds(_ frames: inout ContiguousArray<Rect>) {
    guard case .size(let host) = scene.host, scene.safeArea != EdgeInsets() else { return }
    let insets = scene.safeArea
    let tolerance = scene.environment.pixelGrid.pixelLength / 2 + 0.001
    func touches(_ edge: Double, _ boundary: Double) -> Bool { abs(edge - boundary) <= tolerance }

    for index in 0..<nodeCount where nodes[index].flags.contains(.extendsThroughSafeArea) {
      let frame = frames[index]
      let left = touches(frame.minX, insets.leading) ? 0 : frame.minX
      let top = touches(frame.minY, insets.top) ? 0 : frame.minY
      let right = touches(frame.maxX, host.width - insets.trailing) ? host.width : frame.maxX
      let bottom = touches(frame.maxY, host.height - insets.bottom) ? host.height : frame.maxY
      frames[index] = Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}
