/// `ignoresSafeArea(_:edges:)` (L24.4).
///
/// It answers a proposal as its view does, and gives it more room in its place.
struct IgnoresSafeAreaNode: UnaryNode {
  var regions: SafeAreaRegions
  var edges: Edge.Set

  /// The view's proposal and origin: it extends beyond its place as far as it sees insets (L24.4,
  /// for the proposed size).
  func placement(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine)
    -> (proposal: Proposal, origin: Point)
  {
    guard let safeAreas = engine.safeAreas else { return (proposal, .zero) }
    let insets = safeAreas.insets(of: node, regions: regions)
      .flipped(in: engine.nodes[node].direction)
      .only(edges)
    let extended = Proposal(
      width: Padding.childProposal(proposal.width, insets: -insets.horizontal),
      height: Padding.childProposal(proposal.height, insets: -insets.vertical)
    )
    return (extended, Point(x: -insets.leading, y: -insets.top))
  }

  func explicitGuide(
    _ key: AlignmentKey,
    _ node: Int,
    at proposal: Proposal,
    in engine: LayoutEngine
  ) -> Double {
    engine.explicitGuide(key, of: engine.nodes.firstChild(of: node), at: proposal)
  }
}
