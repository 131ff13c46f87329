/// `position(x:y:)` (L14.4).
struct PositionNode: UnaryNode {
  /// The position of the view's centre, in points.
  var point: Point

  /// The proposed size, with the view's length where it is nil (L14.4).
  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    if !width.isNaN, !height.isNaN { return Size(width: width, height: height) }
    let inner = engine.size(engine.nodes.firstChild(of: node), width, height)
    return Size(
      width: width.unspecified(or: inner.width),
      height: height.unspecified(or: inner.height)
    )
  }

  /// The view is proposed the whole size and its centre goes to the point (L14.4 and L31.6).
  func placement(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine)
    -> (proposal: Proposal, origin: Point)
  {
    let child = engine.size(engine.nodes.firstChild(of: node), size.width, size.height)
    return (
      Proposal(size), Point(x: point.x - child.width / 2, y: point.y - child.height / 2)
    )
  }

  func correct(_ summary: inout NodeSummary, child: LayoutNode, in table: borrowing NodeTable) {
    summary.flags = []
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { .zero }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 { StandardSpacing.plain.rawValue }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .modifier(.position(let point)) = content else { return nil }
    return .position(PositionNode(point: point))
  }
}
