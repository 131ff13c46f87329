/// `ScrollView` (L23).
struct ScrollViewNode: UnaryNode {
  let axes: Axis.Set
  /// Position among the table's places of scrolled content.
  let place: Int32

  init(axes: Axis.Set, _ place: ScrolledContentPlace, in table: inout NodeTable) {
    self.axes = axes
    self.place = Int32(table.scrolledPlaces.count)
    table.scrolledPlaces.append(place)
  }

  /// The proposal along the scrolled axes, the content's size across (L23.1).
  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    let proposal = axes.idealProposal(width, height)
    let inner = engine.size(engine.nodes.firstChild(of: node), proposal.width, proposal.height)
    return Size(
      width: axes.contains(Axis.horizontal) ? width.unspecified(or: inner.width) : inner.width,
      height: axes.contains(Axis.vertical) ? height.unspecified(or: inner.height) : inner.height
    )
  }

  func placement(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine)
    -> (proposal: Proposal, origin: Point)
  {
    let inner = axes.idealProposal(proposal.width, proposal.height)
    let content = engine.size(engine.nodes.firstChild(of: node), inner.width, inner.height)
    let place = engine.tree.table.scrolledPlaces[Int(self.place)]
    return (
      inner,
      place.origin(
        along: axes,
        room: Size(width: size.width - content.width, height: size.height - content.height)
      )
    )
  }

  /// It passes no guide on.
  func correct(_ summary: inout NodeSummary, child: LayoutNode, in table: borrowing NodeTable) {
    summary.guides = []
    if axes.contains(Axis.horizontal) { summary.flags.subtract(.knownWidth) }
    if axes.contains(Axis.vertical) { summary.flags.subtract(.knownHeight) }
  }

  func minimum(
    _ axis: Axis,
    child: Double,
    isRigid: Bool,
    in table: borrowing NodeTable
  ) -> Double { axes.contains(axis) ? 0 : child }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 { StandardSpacing.plain.rawValue }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .scrollView(let axes, let position) = content, axes == self.axes else { return nil }
    table.scrolledPlaces[Int(place)].position = position
    return .scrollView(self)
  }
}
