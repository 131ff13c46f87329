/// `Text` (L18).
struct TextNode: LeafNode {
  /// Position among the texts.
  var text: Int32

  /// Zero for a proposal of 0, else the size of the lines (L18.1 – L18.3).
  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    engine.textSize(Int(text), width, height)
  }

  /// The baselines of a text are always explicit (L16.9).
  func explicitGuide(
    _ key: AlignmentKey,
    _ node: Int,
    at proposal: Proposal,
    in engine: LayoutEngine
  ) -> Double {
    if proposal.width <= 0 || proposal.height <= 0 { return 0 }
    let (sizing, measurement, _) = engine.textLayout(Int(text), proposal.width, proposal.height)
    return key == .firstTextBaseline
      ? sizing.firstBaseline : sizing.lastBaseline(lineCount: measurement.lineCount)
  }

  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    NodeSummary(flags: .endlessIsNil, guides: .textBaselines)
  }
}
