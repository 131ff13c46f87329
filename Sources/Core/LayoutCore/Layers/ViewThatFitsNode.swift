/// `ViewThatFits` (L20): shows one of its children, the others are not laid out.
struct ViewThatFitsNode: ContainerNode {
  /// The axes that are tested.
  var axes: Axis.Set

  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    engine.size(fittingChild(node, width, height, in: engine), width, height)
  }

  /// The child for a proposal: the first whose ideal lengths on the tested axes do not exceed the
  /// proposal, else the last (L20.1).
  ///
  /// Ideal lengths are for nil on the tested axes and for the proposal on the others; for a nil
  /// proposal everything fits. Proved by `Specs/Conformance/ViewThatFits`.
  private func fittingChild(
    _ node: Int,
    _ width: Double,
    _ height: Double,
    in engine: LayoutEngine
  ) -> Int {
    let nodes = engine.nodes
    let ideal = axes.idealProposal(width, height)
    var child = nodes.firstChild(of: node)
    while nodes.next(after: child) >= 0 {
      let size = engine.size(child, ideal.width, ideal.height)
      // Nothing exceeds NaN, which stands for nil.
      let isTooWide = axes.contains(Axis.horizontal) && size.width > width
      let isTooHigh = axes.contains(Axis.vertical) && size.height > height
      if !isTooWide, !isTooHigh { break }
      child = nodes.next(after: child)
    }
    return child
  }

  func place(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine) {
    let fitting = fittingChild(node, proposal.width, proposal.height, in: engine)
    for child in engine.nodes.children(of: node) {
      engine.setOmitted(child != fitting, child)
    }
    engine.propose(proposal, to: fitting)
    engine.states[fitting].x = 0
    engine.states[fitting].y = 0
  }

  func explicitGuide(
    _ key: AlignmentKey,
    _ node: Int,
    at proposal: Proposal,
    in engine: LayoutEngine
  ) -> Double {
    let child = fittingChild(node, proposal.width, proposal.height, in: engine)
    return engine.explicitGuide(key, of: child, at: proposal)
  }

  /// The shown child depends on the proposal, so the size may change with it in any way.
  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    var summary = NodeSummary(flags: .mayShrink)
    for child in table.nodes.children(of: node) {
      summary.guides.formUnion(table.nodes[child].guides)
    }
    return summary
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { .unknown }

  /// The spacing is that of the first child, whichever is shown: gaps are computed once.
  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 {
    table.nodes[table.nodes.firstChild(of: node)].spacing
  }
}
