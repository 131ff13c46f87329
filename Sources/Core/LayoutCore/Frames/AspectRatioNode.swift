/// `aspectRatio(_:contentMode:)` (L9).
struct AspectRatioNode: UnaryNode {
  /// NaN for the shape of the view's ideal size.
  var ratio: Double
  var contentMode: ContentMode

  init(_ ratio: Double?, _ contentMode: ContentMode) {
    self.ratio = ratio ?? .nan
    self.contentMode = contentMode
  }

  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    let proposal = childProposal(node, width, height, in: engine)
    return engine.size(engine.nodes.firstChild(of: node), proposal.width, proposal.height)
  }

  func placement(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine)
    -> (proposal: Proposal, origin: Point)
  {
    (childProposal(node, proposal.width, proposal.height, in: engine), .zero)
  }

  @inline(__always)
  private func childProposal(
    _ node: Int,
    _ width: Double,
    _ height: Double,
    in engine: LayoutEngine
  ) -> Proposal {
    let base =
      ratio.isNaN
      ? engine.size(engine.nodes.firstChild(of: node), .nan, .nan)
      : Size(width: ratio, height: 1)
    return AspectRatio.childProposal(
      Proposal(width: width, height: height),
      base: base,
      contentMode: contentMode
    )
  }

  func correct(_ summary: inout NodeSummary, child: LayoutNode, in table: borrowing NodeTable) {
    if !summary.flags.contains(.ignoresProposal) { summary.flags = .mayShrink }
  }

  func minimum(
    _ axis: Axis,
    child: Double,
    isRigid: Bool,
    in table: borrowing NodeTable
  ) -> Double {
    let fitsRatio = contentMode == .fit && ratio > 0 && ratio.isFinite
    return fitsRatio || isRigid ? child : .nan
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .modifier(.aspectRatio(let ratio, let mode)) = content else { return nil }
    return .aspectRatio(AspectRatioNode(ratio, mode))
  }
}
