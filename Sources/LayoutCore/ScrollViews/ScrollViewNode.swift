/// `ScrollView` (L23).
struct ScrollViewNode: UnaryNode {
  var axes: Axis.Set
  /// How far the content has been scrolled.
  var position: ScrollPosition
  /// Where content lies that is smaller; nil for at the start.
  var alignment: UnitPoint?

  /// As long as proposed where it scrolls, across as its content (L23.1).
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
    return (
      inner,
      Point(
        x: origin(
          .horizontal,
          position.x,
          position.fraction?.x,
          alignment?.x,
          room: size.width - content.width
        ),
        y: origin(
          .vertical,
          position.y,
          position.fraction?.y,
          alignment?.y,
          room: size.height - content.height
        )
      )
    )
  }

  private func origin(
    _ axis: Axis,
    _ position: Double,
    _ fraction: Double?,
    _ alignment: Double?,
    room: Double
  ) -> Double {
    guard axes.contains(axis) else { return room / 2 }
    // Content that fits stays at the start; what scrolls both ways in the middle. (Our choice: no
    // source says so.)
    if room >= 0 { return alignment.map { room * $0 } ?? (axes == .both ? room / 2 : 0) }
    if let fraction { return room * min(max(fraction, 0), 1) }
    return -min(max(position, 0), -room)
  }

  /// No guide shows through it.
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
    return .scrollView(ScrollViewNode(axes: axes, position: position, alignment: alignment))
  }
}
