/// `fixedSize(horizontal:vertical:)` (L8).
struct FixedSizeNode: UnaryNode {
  /// The axes along which the view takes its ideal length.
  var axes: Axis.Set

  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    let proposal = axes.idealProposal(width, height)
    return engine.size(engine.nodes.firstChild(of: node), proposal.width, proposal.height)
  }

  func placement(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine)
    -> (proposal: Proposal, origin: Point)
  {
    (axes.idealProposal(proposal.width, proposal.height), .zero)
  }

  @inline(__always)
  func correct(_ summary: inout NodeSummary, child: LayoutNode, in table: borrowing NodeTable) {
    summary.priority = child.priority
    if axes.contains(Axis.horizontal) { summary.flags.formUnion(.ignores(.horizontal)) }
    if axes.contains(Axis.vertical) { summary.flags.formUnion(.ignores(.vertical)) }
    // A length for a nil proposal may be less for more room across.
    if axes != .both, !child.flags.contains(.rigid) { summary.flags.insert(.mayShrink) }
  }

  @inline(__always)
  func minimum(
    _ axis: Axis,
    child: Double,
    isRigid: Bool,
    in table: borrowing NodeTable
  ) -> Double { !axes.contains(axis) || isRigid ? child : .nan }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .modifier(.fixedSize(let horizontal, let vertical)) = content else { return nil }
    return .fixedSize(FixedSizeNode(horizontal: horizontal, vertical: vertical))
  }
}

extension FixedSizeNode {
  init(horizontal: Bool, vertical: Bool) {
    axes = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
  }
}

extension Axis.Set {
  /// Nil on these axes, the proposal on the others (L8.1 and L23.1).
  @inline(__always)
  func idealProposal(_ width: Double, _ height: Double) -> Proposal {
    Proposal(
      width: contains(Axis.horizontal) ? .nan : width,
      height: contains(Axis.vertical) ? .nan : height
    )
  }
}
