/// `safeAreaInset(edge:alignment:spacing:content:)` (L24.5): a view with content at one of its edges.
struct SafeAreaInsetNode: ContainerNode {
  var edge: Edge
  /// The guide across the edge's axis with which both are aligned.
  var alignment: AlignmentKey
  /// The distance that the modifier states, NaN for the one that the views prefer.
  var statedSpacing: Double
  /// The distance between both.
  var gap = 0.0

  init(edge: Edge, alignment: AlignmentKey, spacing: Double?) {
    self.edge = edge
    self.alignment = alignment
    statedSpacing = spacing ?? .nan
  }

  var makesSafeArea: Bool { true }
  private var axis: Axis { edge.axis }

  /// One after the other along the edge's axis, the larger one's length across.
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    let proposals = proposals(node, Proposal(width: width, height: height), in: engine)
    let first = engine.nodes.firstChild(of: node)
    let primary = engine.size(first, proposals.primary.width, proposals.primary.height)
    let content = engine.nodes.next(after: first)
    let secondary = engine.size(content, proposals.content.width, proposals.content.height)
    let length = secondary[axis] + gap + primary[axis]
    let extent = max(secondary[axis.perpendicular], primary[axis.perpendicular])
    return axis == .horizontal
      ? Size(width: length, height: extent) : Size(width: extent, height: length)
  }

  /// The proposals to the view and to the content at its edge: the content gets as much as the
  /// view can spare, the view the rest (L24.5).
  private func proposals(_ node: Int, _ proposal: Proposal, in engine: LayoutEngine)
    -> (primary: Proposal, content: Proposal)
  {
    let length = proposal[axis]
    let cross = proposal[axis.perpendicular]
    if length.isNaN { return (proposal, proposal) }
    let room = max(length - gap, 0)
    let view = engine.nodes.firstChild(of: node)
    let minimum = engine.minimum(of: view, cross, axis)
    let content = Proposal(main: max(room - minimum, 0), cross: cross, axis: axis)
    let taken = engine.size(engine.nodes.next(after: view), content.width, content.height)[axis]
    let primary = Proposal(main: max(length - (taken + gap), 0), cross: cross, axis: axis)
    return (primary, content)
  }

  /// The view goes to the opposite edge and is centred across, the content is aligned with it.
  func place(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine) {
    let states = engine.states
    let cross = axis.perpendicular
    // As in a stack, nil becomes the view's own length across (L31.5).
    let proposals = proposals(
      node,
      Proposal(
        main: proposal[axis],
        cross: proposal[cross].unspecified(or: size[cross]),
        axis: axis
      ),
      in: engine
    )
    let primary = engine.nodes.firstChild(of: node)
    let content = engine.nodes.next(after: primary)
    engine.propose(proposals.content, to: content)
    engine.propose(proposals.primary, to: primary)
    let rest = (
      primary: size[axis] - states[primary].size[axis],
      content: size[axis] - states[content].size[axis]
    )
    let middle = (size[cross] - states[primary].size[cross]) / 2
    let offset =
      engine.childGuide(alignment, of: primary) - engine.childGuide(alignment, of: content)
    states[primary].setOrigin(main: edge.isFirst ? rest.primary : 0, cross: middle, axis)
    states[content].setOrigin(main: edge.isFirst ? 0 : rest.content, cross: middle + offset, axis)
  }

  /// It has no guides and no priority of its views.
  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    let primary = table.nodes.firstChild(of: node)
    let secondary = table.nodes.next(after: primary)
    let shared: LayoutNode.Flags = [.rigid, .ignoresProposal]
    let flags = table.nodes[primary].flags.intersection(table.nodes[secondary].flags)
    return NodeSummary(flags: flags.isSuperset(of: shared) ? shared : .mayShrink)
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { .unknown }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 { StandardSpacing.plain.rawValue }

  /// The stated distance, or the one that the two prefer, the view first at any edge (L15.8).
  func updateGaps(_ node: Int, in table: inout NodeTable) {
    let nodes = table.nodes
    let primary = nodes.firstChild(of: node)
    let preferred = table.distance(
      from: Int(nodes[primary].spacing),
      to: Int(nodes[nodes.next(after: primary)].spacing),
      along: axis,
      in: nodes[node].direction
    )
    var inset = self
    inset.gap = statedSpacing.unspecified(or: preferred)
    nodes[node].kind = .safeAreaInset(inset)
  }

  /// The view's safe area grows by the content and the distance to it (L24.5).
  func safeAreaInsets(for child: Int, of node: Int, in engine: LayoutEngine) -> EdgeInsets? {
    guard child == engine.nodes.firstChild(of: node) else { return nil }
    let content = engine.states[engine.nodes.next(after: child)].size[axis]
    return EdgeInsets(edges: Edge.Set(edge), length: content + gap)
  }
}
