/// `frame(minWidth:idealWidth:maxWidth:…)` (L7).
struct FlexibleFrameNode: UnaryNode {
  /// Position among the flexible frames.
  var frame: Int32
  var alignment: GuidePair

  init(_ frame: FlexibleFrame, _ alignment: Alignment, in table: inout NodeTable) {
    self.frame = table.add(frame)
    self.alignment = GuidePair(alignment)
  }

  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    let frame = engine.frames[Int(frame)]
    let inner = engine.size(
      engine.nodes.firstChild(of: node),
      frame.horizontal.childProposal(width),
      frame.vertical.childProposal(height)
    )
    return Size(
      width: frame.horizontal.length(width, child: inner.width),
      height: frame.vertical.length(height, child: inner.height)
    )
  }

  func placement(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine)
    -> (proposal: Proposal, origin: Point)
  {
    let frame = engine.frames[Int(frame)]
    let inner = Proposal(
      width: frame.horizontal.placementProposal(proposal.width, length: size.width),
      height: frame.vertical.placementProposal(proposal.height, length: size.height)
    )
    return (inner, alignment.origin(of: node, inner, in: size, engine))
  }

  @inline(__always)
  func correct(_ summary: inout NodeSummary, child: LayoutNode, in table: borrowing NodeTable) {
    let frame = table.frames.elements + Int(frame)
    if frame.pointee.horizontal.isConstrained { summary.flags.subtract(.knownWidth) }
    if frame.pointee.vertical.isConstrained { summary.flags.subtract(.knownHeight) }
  }

  @inline(__always)
  func minimum(
    _ axis: Axis,
    child: Double,
    isRigid: Bool,
    in table: borrowing NodeTable
  ) -> Double {
    let frame = table.frames.elements + Int(frame)
    let bounds = axis == .horizontal ? frame.pointee.horizontal : frame.pointee.vertical
    // A minimum is proposed to the child instead of 0, and its answer is ignored.
    if !bounds.minimum.isNaN { return bounds.length(0, child: 0) }
    return child.isNaN ? .nan : bounds.length(0, child: child)
  }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 {
    let frame = table.frames.elements[Int(frame)]
    return table.frameSpacing(
      node,
      horizontally: frame.horizontal.isConstrained,
      vertically: frame.vertical.isConstrained
    )
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .modifier(.flexibleFrame(let frame, let alignment)) = content else { return nil }
    table.frames.elements[Int(self.frame)] = frame
    var node = self
    node.alignment = GuidePair(alignment)
    return .flexibleFrame(node)
  }
}
