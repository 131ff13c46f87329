/// `ViewThatFits` (section 20 of the semantics).
extension LayoutEngine {
  /// The child that is shown for a proposal: the first whose ideal lengths on the tested axes do
  /// not exceed the proposal, else the last (L20.1).
  ///
  /// Ideal means asked with nil on the tested axes and with the proposal on the others; where the
  /// proposal is nil everything fits. Proved by `Specs/Conformance/ViewThatFits`.
  func fittingChild(_ index: Int, _ width: Double, _ height: Double) -> Int {
    let axes = Axis.Set(rawValue: nodes[index].option)
    let idealWidth = axes.contains(Axis.horizontal) ? Double.nan : width
    let idealHeight = axes.contains(Axis.vertical) ? Double.nan : height
    var child = index + 1
    while nodes[child].end < nodes[index].end {
      let ideal = size(child, idealWidth, idealHeight)
      // Nothing exceeds NaN, which stands for nil.
      let isTooWide = axes.contains(Axis.horizontal) && ideal.width > width
      let isTooHigh = axes.contains(Axis.vertical) && ideal.height > height
      if !isTooWide, !isTooHigh { break }
      child = Int(nodes[child].end)
    }
    return child
  }

  /// Places the child that fits; the others are laid out nowhere.
  func placeFittingChild(_ index: Int, _ proposal: Proposal) -> Int {
    let child = fittingChild(index, proposal.width, proposal.height)
    ask(child, proposal)
    states[child].x = 0
    states[child].y = 0
    return child
  }
}
