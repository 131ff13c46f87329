/// Scroll views (section 23 of the semantics).
extension LayoutEngine {
  /// What a scroll view proposes to its content, and where it puts it.
  func scrolledPlacement(
    _ index: Int,
    _ proposal: Proposal,
    size: Size
  ) -> (proposal: Proposal, origin: Point) {
    let node = nodes[index]
    let inner = fixedSizeProposal(index, proposal.width, proposal.height)
    let content = self.size(index + 1, inner.width, inner.height)
    let scrollsBoth = node.option == Axis.Set.both.rawValue
    func origin(_ axis: Axis, bit: UInt8, position: Double) -> Double {
      let room = size[axis] - content[axis]
      guard node.option & bit != 0 else { return room / 2 }
      // Content that fits stays at the start; what scrolls both ways in the middle. (Our choice:
      // no source says so.)
      if room >= 0 { return scrollsBoth ? room / 2 : 0 }
      return -min(max(position, 0), -room)
    }
    return (
      inner,
      Point(
        x: origin(.horizontal, bit: 1, position: node.a),
        y: origin(.vertical, bit: 2, position: node.b)
      )
    )
  }
}
