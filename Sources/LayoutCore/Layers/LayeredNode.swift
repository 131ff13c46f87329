/// `overlay` and `background` (L13): a view, and another one in front of it or behind it.
struct LayeredNode: UnaryNode {
  var alignment: GuidePair

  var isLayoutNeutral: Bool { true }

  /// The content is proposed the view's size and lies where both views' guides meet (L13.1).
  func place(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine) {
    let states = engine.states
    let primary = engine.nodes.firstChild(of: node)
    engine.propose(proposal, to: primary)
    states[primary].x = 0
    states[primary].y = 0
    let secondary = engine.nodes.next(after: primary)
    guard secondary >= 0 else { return }
    engine.propose(Proposal(size), to: secondary)
    let (horizontal, vertical) = (alignment.horizontal, alignment.vertical)
    states[secondary].x =
      engine.childGuide(horizontal, of: primary) - engine.childGuide(horizontal, of: secondary)
    states[secondary].y =
      engine.childGuide(vertical, of: primary) - engine.childGuide(vertical, of: secondary)
  }

  @inline(__always)
  func correct(_ summary: inout NodeSummary, child: LayoutNode, in table: borrowing NodeTable) {
    summary.flags.formUnion(child.flags.intersection(.isSpacer))
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    switch content {
    case .modifier(.overlay(let alignment)), .modifier(.background(let alignment)),
      .modifier(.mask(let alignment)):
      .layered(LayeredNode(alignment: GuidePair(alignment)))
    default:
      nil
    }
  }
}
