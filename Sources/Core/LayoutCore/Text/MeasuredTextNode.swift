/// A text that was measured elsewhere.
struct MeasuredTextNode: LeafNode {
  /// Position among the measured texts.
  var text: Int32

  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    engine.tree.table.measuredTexts[Int(text)]
      .recording(for: Proposal(width: width, height: height)).recording.size
  }

  /// The baselines of a text are always explicit (L16.9).
  func explicitGuide(
    _ key: AlignmentKey,
    _ node: Int,
    at proposal: Proposal,
    in engine: LayoutEngine
  ) -> Double {
    let text = engine.tree.table.measuredTexts[Int(text)]
    let recording = text.recording(for: proposal).recording
    return key == .firstTextBaseline
      ? min(text.firstBaseline, recording.lastBaseline) : recording.lastBaseline
  }

  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    NodeSummary(flags: .endlessIsNil, guides: .textBaselines)
  }
}
