/// Safe areas (section 24 of the semantics).
///
/// Which insets a view sees depends on where it lies, so nothing of it shows before views are
/// placed: what ignores a safe area answers a proposal as its view does, and gives it more room in
/// its place (L24.4).
extension LayoutEngine {
  /// Notes where a node is that its parent has placed.
  func locate(_ index: Int) {
    let parent = Int(nodes[index].parent)
    let frame = physicalFrame(index, in: parent < 0 ? .zero : safeAreas?.frames[parent] ?? .zero)
    safeAreas?.append(
      frame,
      parent: parent,
      transform: tree.effectTransform(of: index, frame: frame),
      hasEffects: !tree.effects.isEmpty
    )
    guard parent >= 0 else { return }
    let insets: EdgeInsets
    switch nodes[parent].kind {
    case .scrollView:
      // Safe areas inset the content as a whole (L23.3); nothing in it sees them.
      safeAreas?.leaveSpaces()
      return
    case .safeAreaPadding:
      insets = self.insets[Int(nodes[parent].extra)]
    case .safeAreaInset where index == parent + 1:
      // The view's safe area grows by the content and the distance to it (L24.5).
      let edge = nodes[parent].insetEdge
      let content = states[Int(nodes[index].end)].size[edge.axis]
      insets = EdgeInsets(edges: Edge.Set(edge), length: content + nodes[parent].a)
    default:
      return
    }
    safeAreas?.beginSpace(in: parent, insets: insets.flipped(in: nodes[parent].direction))
  }

  /// What a view that ignores safe areas is proposed, and where it lies: as far beyond its place as
  /// it sees insets (L24.4, where the size is the one proposed).
  func ignoringPlacement(
    _ index: Int,
    _ proposal: Proposal
  ) -> (proposal: Proposal, origin: Point) {
    guard let safeAreas else { return (proposal, .zero) }
    let node = nodes[index]
    let insets = safeAreas.insets(of: index, regions: node.ignoredRegions)
      .flipped(in: node.direction)
      .only(node.ignoredEdges)
    let extended = Proposal(
      width: Padding.childProposal(proposal.width, insets: -insets.horizontal),
      height: Padding.childProposal(proposal.height, insets: -insets.vertical)
    )
    return (extended, Point(x: -insets.leading, y: -insets.top))
  }

  // MARK: safeAreaInset

  /// The size of a view with content at one of its edges (L24.5): one after the other along the
  /// edge's axis, the larger one's across.
  func measureInset(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let axis = nodes[index].insetEdge.axis
    let proposals = insetProposals(index, Proposal(width: width, height: height))
    let primary = size(index + 1, proposals.primary.width, proposals.primary.height)
    let content = Int(nodes[index + 1].end)
    let secondary = size(content, proposals.content.width, proposals.content.height)
    let length = secondary[axis] + nodes[index].a + primary[axis]
    let extent = max(secondary[axis.perpendicular], primary[axis.perpendicular])
    return axis == .horizontal
      ? Size(width: length, height: extent) : Size(width: extent, height: length)
  }

  /// What the view and the content at its edge are proposed: the content whatever the view can do
  /// without, the view what the content leaves (L24.5).
  private func insetProposals(
    _ index: Int,
    _ proposal: Proposal
  ) -> (primary: Proposal, content: Proposal) {
    let axis = nodes[index].insetEdge.axis
    let spacing = nodes[index].a
    let length = proposal[axis]
    let cross = proposal[axis.perpendicular]
    if length.isNaN { return (proposal, proposal) }
    let room = max(length - spacing, 0)
    let minimum = minimum(of: index + 1, cross, axis)
    let content = Proposal(main: max(room - minimum, 0), cross: cross, axis: axis)
    let taken = size(Int(nodes[index + 1].end), content.width, content.height)[axis]
    let primary = Proposal(main: max(length - (taken + spacing), 0), cross: cross, axis: axis)
    return (primary, content)
  }

  /// Places a view and the content at its edge: the view at the opposite edge and in the middle
  /// across, the content where both their guides meet.
  func placeInset(_ index: Int, _ proposal: Proposal, size: Size) {
    let edge = nodes[index].insetEdge
    let axis = edge.axis
    let cross = axis.perpendicular
    // As in a stack, nil becomes the view's own length across (L31.5).
    let proposals = insetProposals(
      index,
      Proposal(
        main: proposal[axis],
        cross: proposal[cross].unspecified(or: size[cross]),
        axis: axis
      )
    )
    let primary = index + 1
    let content = Int(nodes[primary].end)
    ask(content, proposals.content)
    ask(primary, proposals.primary)
    let rest = (
      primary: size[axis] - states[primary].size[axis],
      content: size[axis] - states[content].size[axis]
    )
    let middle = (size[cross] - states[primary].size[cross]) / 2
    let key = nodes[index].horizontal
    let offset = childGuide(key, of: primary) - childGuide(key, of: content)
    states[primary].setOrigin(main: edge.isFirst ? rest.primary : 0, cross: middle, axis)
    states[content].setOrigin(main: edge.isFirst ? 0 : rest.content, cross: middle + offset, axis)
  }
}
