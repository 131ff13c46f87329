/// From logical positions in parents to physical frames in the scene: the only place where the
/// layout direction matters (section 17 of the semantics).
extension LayoutEngine {
  /// The frames of what was placed.
  ///
  /// - Parameter omitted: The nodes of views that are not shown, in ascending order.
  func commit(without omitted: [Range<Int>]) -> LayoutResult {
    let frames = safeAreas?.frames ?? physicalFrames()
    var proposals = ContiguousArray<Proposal>()
    proposals.reserveCapacity(nodeCount)
    for index in 0..<nodeCount { proposals.append(states[index].proposal) }
    return LayoutResult(
      engine: self,
      frames: frames,
      proposals: proposals,
      safeAreas: safeAreas,
      shown: tree.views.removing(omitted),
      statistics: statistics
    )
  }

  private func physicalFrames() -> ContiguousArray<Rect> {
    var frames = ContiguousArray<Rect>()
    frames.reserveCapacity(nodeCount)
    for index in 0..<nodeCount {
      let parent = Int(nodes[index].parent)
      frames.append(physicalFrame(index, in: parent < 0 ? .zero : frames[parent]))
    }
    return frames
  }

  /// The frame of a node that has been placed, given its parent's.
  @inline(__always)
  func physicalFrame(_ index: Int, in outer: Rect) -> Rect {
    let state = states[index]
    let parent = Int(nodes[index].parent)
    var x = state.x
    if parent >= 0, nodes[parent].flags.contains(.rightToLeft) {
      // The child's position is flipped within its parent (rule 17.1).
      let flipped = outer.width - (state.x + state.width)
      if !flipped.isNaN { x = flipped }
    }
    // Adding 0 makes 0 of −0.
    return Rect(
      x: outer.minX + x,
      y: outer.minY + state.y,
      width: state.width + 0,
      height: state.height + 0
    )
  }
}
