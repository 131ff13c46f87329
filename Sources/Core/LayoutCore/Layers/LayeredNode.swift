/// `overlay` and `background` (L13): a view, and another one in front of it or behind it.
struct LayeredNode: UnaryNode {
  var alignment: GuidePair

  var isLayoutNeutral: Bool { true }

  /// The content is proposed the view's size and aligned with the view (L13.1).
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

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .modifier(let modifier) = content, let alignment = modifier.layerAlignment else {
      return nil
    }
    return .layered(LayeredNode(alignment: GuidePair(alignment)))
  }
}

extension ModifierContent {
  /// The alignment of an overlay or background; nil for any other modifier.
  fileprivate var layerAlignment: Alignment? {
    if case .overlay(let alignment) = self { return alignment }
    if case .background(let alignment) = self { return alignment }
    if case .mask(let alignment) = self { return alignment }
    return nil
  }
}
