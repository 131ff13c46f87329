/// `alignmentGuide(_:computeValue:)` (L16).
struct AlignmentGuideNode: UnaryNode {
  var key: AlignmentKey
  /// Position among the guides.
  var guide: Int32

  /// Explicit even if the closure returns the default; the closure sees the inner view, so the
  /// outermost modifier wins (L16.2).
  func explicitGuide(
    _ key: AlignmentKey,
    _ node: Int,
    at proposal: Proposal,
    in engine: LayoutEngine
  ) -> Double {
    let child = engine.nodes.firstChild(of: node)
    guard key == self.key else { return engine.explicitGuide(key, of: child, at: proposal) }
    let size = engine.size(child, proposal.width, proposal.height)
    let source = GuideSource(engine: engine, node: child, size: size, proposal: proposal)
    engine.tree.table.guides[Int(guide)].wasAsked = true
    return engine.value(engine.tree.table.guides[Int(guide)].value, of: source)
  }

  func correct(_ summary: inout NodeSummary, child: LayoutNode, in table: borrowing NodeTable) {
    summary.priority = child.priority
    summary.guides.formUnion(key.mask)
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .modifier(.alignmentGuide(let key, let guide)) = content else { return nil }
    table.guides[Int(self.guide)].value = guide.value
    return .alignmentGuide(AlignmentGuideNode(key: key, guide: self.guide))
  }
}

/// An explicit alignment guide of a view, not yet evaluated.
struct SetGuide {
  var value: AlignmentGuide
  /// Whether its closure has been called, which may have side effects: it is called no more often
  /// than SwiftUI calls it (L16.3).
  var wasAsked = false
}
