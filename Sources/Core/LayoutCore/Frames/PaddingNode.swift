/// `padding(_:_:)`: room around a view (L5).
struct PaddingNode: UnaryNode {
  /// The sums of opposite insets.
  var horizontal: Double
  var vertical: Double
  /// Position among the insets.
  var insets: Int32

  init(_ insets: EdgeInsets, in table: inout NodeTable) {
    horizontal = insets.horizontal
    vertical = insets.vertical
    self.insets = table.add(insets)
  }

  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    let inner = engine.size(
      engine.nodes.firstChild(of: node),
      Padding.childProposal(width, insets: horizontal),
      Padding.childProposal(height, insets: vertical)
    )
    return Size(
      width: Padding.length(child: inner.width, insets: horizontal),
      height: Padding.length(child: inner.height, insets: vertical)
    )
  }

  func placement(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine)
    -> (proposal: Proposal, origin: Point)
  {
    let inner = Proposal(
      width: Padding.childProposal(proposal.width, insets: horizontal),
      height: Padding.childProposal(proposal.height, insets: vertical)
    )
    let insets = engine.insets[Int(insets)]
    return (inner, Point(x: insets.leading, y: insets.top))
  }

  @inline(__always)
  func correct(_ summary: inout NodeSummary, child: LayoutNode, in table: borrowing NodeTable) {
    if !horizontal.isFinite || !vertical.isFinite { summary.flags.subtract(.endlessIsNil) }
  }

  @inline(__always)
  func minimum(
    _ axis: Axis,
    child: Double,
    isRigid: Bool,
    in table: borrowing NodeTable
  ) -> Double {
    let insets = axis == .horizontal ? horizontal : vertical
    if child.isNaN || (insets < 0 && !isRigid) { return .nan }
    return Padding.length(child: child, insets: insets)
  }

  /// Padded edges lose the view's spacing preference (L5.5).
  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 {
    let child = table.nodes[table.nodes.firstChild(of: node)].spacing
    let direction = table.nodes[node].direction
    let insets = table.insets.elements[Int(insets)]
    return table.reset(
      child,
      [
        (PhysicalEdge(.leading, in: direction), insets.leading != 0),
        (PhysicalEdge(.trailing, in: direction), insets.trailing != 0),
        (.top, insets.top != 0), (.bottom, insets.bottom != 0),
      ]
    )
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard let padding = PaddingInsets(content, isSafeArea: false) else { return nil }
    return .padding(with(padding.insets, in: &table))
  }

  /// The node with other insets.
  func with(_ value: EdgeInsets, in table: inout NodeTable) -> PaddingNode {
    var node = self
    (node.horizontal, node.vertical) = (value.horizontal, value.vertical)
    table.insets.elements[Int(insets)] = value
    return node
  }
}
