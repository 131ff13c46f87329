/// A presented root over the scene, with the part of the scene's safe area that it
/// covers (V10.9).
struct PresentedNode: UnaryNode {
  var makesSafeArea: Bool { true }

  /// The size that the presentation has derived.
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    Size(width: width.unspecified(or: 0), height: height.unspecified(or: 0))
  }

  /// The content is proposed the safe area and centred there, as a root (L2.1).
  func placement(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine)
    -> (proposal: Proposal, origin: Point)
  {
    let insets = insets(node, in: engine)
    let offered = Size(
      width: Padding.childProposal(size.width, insets: insets.horizontal),
      height: Padding.childProposal(size.height, insets: insets.vertical)
    )
    let child = engine.nodes.firstChild(of: node)
    let answer = engine.size(child, offered.width, offered.height)
    let origin = Point(
      x: insets.leading + (offered.width - answer.width) / 2,
      y: insets.top + (offered.height - answer.height) / 2
    )
    return (Proposal(offered), origin)
  }

  /// The part of the scene's insets that it covers, logical.
  private func insets(_ node: Int, in engine: LayoutEngine) -> EdgeInsets {
    guard let frame = engine.safeAreas?.frames[node] else { return EdgeInsets() }
    return engine.scene.insets.reaching(into: frame, of: engine.windowSize)
      .flipped(in: engine.nodes[node].direction)
  }

  func safeAreaInsets(for child: Int, of node: Int, in engine: LayoutEngine) -> EdgeInsets? {
    insets(node, in: engine)
  }

  /// It passes nothing on to the nodes around.
  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    NodeSummary(flags: .mayShrink)
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { .unknown }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 { StandardSpacing.plain.rawValue }

  func explicitGuide(
    _ key: AlignmentKey,
    _ node: Int,
    at proposal: Proposal,
    in engine: LayoutEngine
  ) -> Double { .nan }
}
