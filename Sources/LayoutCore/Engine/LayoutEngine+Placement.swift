/// The second pass: every node places its children, given its own size and proposal.
extension LayoutEngine {
  func layoutFromRoot() -> LayoutResult {
    layoutCount += 1
    statistics = LayoutStatistics()
    statistics.nodes = nodeCount
    let insets = scene.insets
    switch scene.host {
    case .proposal(let proposal):
      ask(0, Proposal(proposal))
      states[0].x = 0
      states[0].y = 0
    case .size(let host):
      // The root is offered what the insets leave and centred there, however large it is
      // (L2.1 and L2.2). Insets and position are physical (L2.5).
      let offered = Size(
        width: Padding.childProposal(host.width, insets: insets.horizontal),
        height: Padding.childProposal(host.height, insets: insets.vertical)
      )
      ask(0, Proposal(offered))
      states[0].x = insets.leading + (offered.width - states[0].width) / 2
      states[0].y = insets.top + (offered.height - states[0].height) / 2
    }
    isPlacing = true
    safeAreas = tree.hasSafeAreas ? SafeAreaMap(scene, nodeCount: nodeCount) : nil
    let omitted = placeAll()
    isPlacing = false
    return commit(without: omitted)
  }

  /// Lays out the children of every node that is shown; parents come before their children, so each
  /// node finds its own state ready.
  ///
  /// - Returns: The nodes that are not shown, in ascending order.
  private func placeAll() -> [Range<Int>] {
    var omitted: [Range<Int>] = []
    // What lies ahead of the current node and is not shown, the next on top.
    var ahead: [Range<Int>] = []
    var index = 0
    let canSkip = canSkipSettled
    let canSkipAll = canSkip && tree.isStatic
    let (nodes, isSettled) = (nodes, isSettled)
    while true {
      if canSkipAll {
        while index < nodeCount, isSettled[index] { index = Int(nodes[index].end) }
      }
      if index >= nodeCount { break }
      if let next = ahead.last, next.lowerBound == index {
        omitted.append(ahead.removeLast())
        if safeAreas != nil { next.forEach { locate($0) } }
        index = next.upperBound
        continue
      }
      if safeAreas != nil { locate(index) }
      let kind = nodes[index].kind
      if kind == .viewThatFits {
        let child = placeFittingChild(index, states[index].proposal)
        let (childEnd, end) = (Int(nodes[child].end), Int(nodes[index].end))
        if childEnd < end { ahead.append(childEnd..<end) }
        if child > index + 1 { ahead.append(index + 1..<child) }
      } else if nodes[index].end > index + 1,
        // What safe areas a view sees depends on where it lies.
        !canSkip || !isSettled[index] || kind == .ignoresSafeArea
      {
        layoutChildren(index, states[index].proposal, size: states[index].size)
      }
      isSettled[index] = true
      index += 1
    }
    return omitted
  }

  /// Proposes sizes to a node's children for their place, and positions them.
  func layoutChildren(_ index: Int, _ proposal: Proposal, size: Size) {
    switch nodes[index].kind {
    case .hStack:
      // The same proposal again, but across the stack nil becomes the stack's own length
      // (L10.9 and L31.5).
      ensureStackLayout(
        index,
        proposal.width,
        proposal.height.unspecified(or: size.height),
        .horizontal
      )
    case .vStack:
      ensureStackLayout(
        index,
        proposal.width.unspecified(or: size.width),
        proposal.height,
        .vertical
      )
    case .zStack:
      placeZStack(index, size: size)
    case .grid:
      placeGrid(index, proposal)
    case .lazyGrid:
      placeLazyGrid(index, size: size)
    case .customLayout:
      placeCustomLayout(index, proposal, size: size)
    case .geometryReader:
      placeAtOrigin(index, Proposal(size))
    case .layered:
      ask(index + 1, proposal)
      states[index + 1].x = 0
      states[index + 1].y = 0
      placeSecondary(index, size: size)
    case .safeAreaInset:
      placeInset(index, proposal, size: size)
    default:
      let placement = unaryPlacement(index, proposal, size: size)
      ask(index + 1, placement.proposal)
      states[index + 1].x = placement.origin.x
      states[index + 1].y = placement.origin.y
    }
  }

  private func placeAtOrigin(_ index: Int, _ proposal: Proposal) {
    var child = index + 1
    while child < nodes[index].end {
      ask(child, proposal)
      states[child].x = 0
      states[child].y = 0
      child = Int(nodes[child].end)
    }
  }

  /// Places the content of an overlay or background: it is proposed the view's size and lies where
  /// both views' guides meet (L13.1).
  private func placeSecondary(_ index: Int, size: Size) {
    let primary = index + 1
    let secondary = Int(nodes[primary].end)
    guard secondary < nodes[index].end else { return }
    ask(secondary, Proposal(size))
    let (horizontal, vertical) = (nodes[index].horizontal, nodes[index].vertical)
    states[secondary].x =
      childGuide(horizontal, of: primary) - childGuide(horizontal, of: secondary)
    states[secondary].y = childGuide(vertical, of: primary) - childGuide(vertical, of: secondary)
  }

  /// What a modifier proposes to its view for its place, and where it puts it.
  func unaryPlacement(
    _ index: Int,
    _ proposal: Proposal,
    size: Size
  ) -> (proposal: Proposal, origin: Point) {
    let node = nodes[index]
    switch node.kind {
    case .padding, .safeAreaPadding:
      let inner = Proposal(
        width: Padding.childProposal(proposal.width, insets: node.a),
        height: Padding.childProposal(proposal.height, insets: node.b)
      )
      let insets = insets[Int(node.extra)]
      return (inner, Point(x: insets.leading, y: insets.top))
    case .frame:
      let inner = Proposal(
        width: node.a.unspecified(or: proposal.width),
        height: node.b.unspecified(or: proposal.height)
      )
      return (inner, originInFrame(index, inner, size: size))
    case .flexibleFrame:
      let frame = frames[Int(node.extra)]
      let inner = Proposal(
        width: frame.horizontal.placementProposal(proposal.width, length: size.width),
        height: frame.vertical.placementProposal(proposal.height, length: size.height)
      )
      return (inner, originInFrame(index, inner, size: size))
    case .fixedSize:
      return (fixedSizeProposal(index, proposal.width, proposal.height), .zero)
    case .aspectRatio:
      return (aspectRatioProposal(index, proposal.width, proposal.height), .zero)
    case .position:
      // The child is proposed the whole size and its middle goes to the point (L14.4, L31.6).
      let inner = Proposal(size)
      let child = self.size(index + 1, inner.width, inner.height)
      return (inner, Point(x: node.a - child.width / 2, y: node.b - child.height / 2))
    case .scrollView:
      return scrolledPlacement(index, proposal, size: size)
    case .ignoresSafeArea:
      return ignoringPlacement(index, proposal)
    case .offset:
      // Positive is towards the trailing edge, so it turns around in a right-to-left layout
      // (L17.3, the choice of L28.7).
      return (proposal, Point(x: node.a, y: node.b))
    default:
      return (proposal, .zero)
    }
  }

  /// Where a frame puts its child: the child's guide on the frame's own, which is always the
  /// guide's default for the frame's size (L6.3 and L31.9).
  private func originInFrame(_ index: Int, _ proposal: Proposal, size: Size) -> Point {
    let child = index + 1
    ask(child, proposal)
    let (horizontal, vertical) = (nodes[index].horizontal, nodes[index].vertical)
    return Point(
      x: frameGuide(horizontal, size) - childGuide(horizontal, of: child),
      y: frameGuide(vertical, size) - childGuide(vertical, of: child)
    )
  }

  /// A guide's default for an area, as frames use it (L6.3).
  func frameGuide(_ key: AlignmentKey, _ size: Size) -> Double {
    defaultGuide(
      key,
      GuideSource(engine: self, node: nil, size: size, proposal: .unspecified)
    )
  }
}
