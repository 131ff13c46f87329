/// A view with a presentation.
///
/// The view is laid out as without it. The place of the presentation in the coordinates of its view
/// is known only once that is placed, so it is placed anew in every pass.
struct PresentationNode: UnaryNode {
  /// The position of the placement among the table's.
  var placement: Int32

  init(_ placement: PresentationPlacement, in table: inout NodeTable) {
    table.presentations.append(placement)
    self.placement = Int32(table.presentations.count - 1)
  }

  var isLayoutNeutral: Bool { true }

  func place(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine) {
    let (nodes, states) = (engine.nodes, engine.states)
    let view = nodes.firstChild(of: node)
    engine.propose(proposal, to: view)
    states[view].x = 0
    states[view].y = 0
    let presented = nodes.next(after: view)
    guard presented >= 0 else { return }
    let outer = engine.safeAreas?.frames[node] ?? .zero
    let frame = frame(of: presented, beside: outer, in: engine)
    engine.propose(Proposal(frame.size), to: presented)
    // From the scene to the view, whose leading edge may be the right one.
    let left = frame.minX - outer.minX
    let isFlipped = nodes[node].flags.contains(.rightToLeft)
    states[presented].x = isFlipped ? outer.width - frame.width - left : left
    states[presented].y = frame.minY - outer.minY
  }

  /// The physical frame of the presentation.
  private func frame(of presented: Int, beside view: Rect, in engine: LayoutEngine) -> Rect {
    let placement = engine.tree.table.presentations[Int(placement)]
    let (room, proposal) = placement.offer(in: engine.windowSize, insets: engine.scene.insets)
    let content = engine.nodes.firstChild(of: presented)
    let answer =
      content < 0 ? .zero : engine.size(content, proposal.width, proposal.height)
    return placement.frame(answer, proposal, in: room, beside: view)
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .modifier(.presentation(let presentation)) = content else { return nil }
    table.presentations[Int(placement)] = presentation.placement
    return .presentation(self)
  }
}
