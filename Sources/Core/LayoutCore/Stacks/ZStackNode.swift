/// `ZStack` (L12): overlapping children with an alignment.
struct ZStackNode: ContainerNode {
  var alignment: GuidePair

  var isPassthroughAroundOneChild: Bool { true }
  var hasEditableChildren: Bool { true }

  /// Per axis the largest extent before the guide plus the largest after it, of the children with
  /// the highest priority only (L12.1, the choice of L28.2).
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    let reach = reaches(node, Proposal(width: width, height: height), in: engine)
    return Size(width: reach.horizontal.length, height: reach.vertical.length)
  }

  private func reaches(_ node: Int, _ proposal: Proposal, in engine: LayoutEngine)
    -> (horizontal: GuideScope, vertical: GuideScope)
  {
    let (nodes, states) = (engine.nodes, engine.states)
    let highest = nodes.highestPriority(inside: node)
    var horizontal = GuideScope()
    var vertical = GuideScope()
    var child = nodes.firstChild(of: node)
    while child >= 0 {
      if nodes[child].priority == highest {
        engine.propose(proposal, to: child)
        let size = states[child].size
        horizontal.include(
          guide: size.width == .infinity ? 0 : engine.childGuide(alignment.horizontal, of: child),
          length: size.width
        )
        vertical.include(
          guide: size.height == .infinity ? 0 : engine.childGuide(alignment.vertical, of: child),
          length: size.height
        )
      }
      child = nodes.next(after: child)
    }
    return (horizontal, vertical)
  }

  /// Each child is proposed the stack's size, whatever its priority, and aligned with the line of
  /// the highest-priority children (L12.2 and L31.5).
  func place(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine) {
    let (nodes, states) = (engine.nodes, engine.states)
    let proposal = Proposal(size)
    let (horizontal, vertical) = reaches(node, proposal, in: engine)
    var child = nodes.firstChild(of: node)
    while child >= 0 {
      engine.propose(proposal, to: child)
      states[child].x = horizontal.before - engine.childGuide(alignment.horizontal, of: child)
      states[child].y = vertical.before - engine.childGuide(alignment.vertical, of: child)
      child = nodes.next(after: child)
    }
  }

  // MARK: Summing up

  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    let nodes = table.nodes
    var flags = LayoutNode.Flags.fixed
    var mayShrink: LayoutNode.Flags = []
    var guides: GuideMask = []
    for child in nodes.children(of: node) {
      flags.formIntersection(nodes[child].flags)
      mayShrink.formUnion(nodes[child].flags.intersection(.mayShrink))
      guides.formUnion(nodes[child].guides)
    }
    if alignment.mayBeExplicit(in: guides) {
      flags = []
      mayShrink = .mayShrink
    }
    return NodeSummary(
      flags: flags.union(mayShrink),
      guides: guides.subtracting(.confinedToView)
    )
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size {
    Size(
      width: minimum(node, .horizontal, alignment.horizontal, in: table),
      height: minimum(node, .vertical, alignment.vertical, in: table)
    )
  }

  /// The extent of the minimums, if no child sets the guide of the alignment.
  private func minimum(
    _ node: Int,
    _ axis: Axis,
    _ key: AlignmentKey,
    in table: borrowing NodeTable
  ) -> Double {
    let nodes = table.nodes
    var before = -Double.infinity
    var after = -Double.infinity
    let highest = nodes.highestPriority(inside: node)
    var child = nodes.firstChild(of: node)
    while child >= 0 {
      if nodes[child].priority == highest {
        let minimum = nodes[child].minimum[axis]
        guard minimum.isFinite, let guide = table.defaultGuide(key, of: child, length: minimum)
        else { return .nan }
        before = max(before, guide)
        after = max(after, minimum - guide)
      }
      child = nodes.next(after: child)
    }
    return before + after
  }

  /// The union of the spacing of the children with the highest priority, at all edges (L12.5).
  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 {
    let children = table.childSpacings(of: node, onlyHighest: true)
    return table.add(ViewSpacing(unionOf: children.map { table.spacings[$0] }))
  }

  // MARK: Changing

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .zStack(let alignment) = content else { return nil }
    return .zStack(ZStackNode(alignment: GuidePair(alignment)))
  }
}
