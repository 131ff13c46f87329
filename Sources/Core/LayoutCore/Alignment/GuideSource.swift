/// The source of the guides of ``ViewDimensions``: an engine's node at a given proposal.
package struct GuideSource {
  package let engine: LayoutEngine
  /// The node, or nil for a bare size whose guides are all default.
  package let node: Int?
  package let size: Size
  package let proposal: Proposal

  package func guide(_ key: AlignmentKey) -> Double {
    explicitGuide(key) ?? engine.defaultGuide(key, self)
  }

  package func explicitGuide(_ key: AlignmentKey) -> Double? {
    guard let node else { return nil }
    let value = engine.explicitGuide(key, of: node, at: proposal)
    return value.isNaN ? nil : value
  }
}
