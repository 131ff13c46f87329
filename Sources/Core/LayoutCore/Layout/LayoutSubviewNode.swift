/// A subview of a layout in another engine, which computes its sizes.
struct LayoutSubviewNode: LeafNode {
  /// Position among the subviews.
  var position: Int32

  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    guard let subview = subview(in: engine), let outer = subview.host.engine else { return .zero }
    return outer.size(subview.node, width, height)
  }

  func explicitGuide(
    _ key: AlignmentKey,
    _ node: Int,
    at proposal: Proposal,
    in engine: LayoutEngine
  ) -> Double {
    guard let subview = subview(in: engine), let outer = subview.host.engine else { return .nan }
    return outer.explicitGuide(key, of: subview.node, at: proposal)
  }

  private func subview(in engine: LayoutEngine) -> LayoutSubview? {
    guard let subviews = engine.subviews else { return nil }
    return subviews[subviews.startIndex + Int(position)]
  }

  /// The subview's minimum is not known here; known sizes are copied when its node is made.
  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { .unknown }
}
