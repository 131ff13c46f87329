package import LayoutCore

/// A touch on the screen, whose gestures take time (T9).
extension GraphSurface {
  /// Begins a touch on a view.
  ///
  /// - Parameters:
  ///   - view: The view's position.
  ///   - point: The point, in points of the screen.
  /// - Returns: `true` if a gesture may handle it.
  package func beginTouch(_ view: Int, at point: Point) -> Bool {
    guard let touched = node(at: view), let seen = touched.seenByFingers else { return false }
    let hits = FingerHits(in: self)
    let met = hits.control(in: seen, at: point) ?? (seen === touched ? seen.onlyViewInside : seen)
    guard let node = met.reachedByFingers else { return false }
    run { graph.willUse(node) }
    if let session = graph.touches, session.node !== node || session.touch != nil {
      run { session.cancel() }
      graph.touches = nil
    }
    // Several taps are one gesture.
    guard let session = graph.touches ?? TouchSession(node, hits) else { return false }
    graph.touches = session
    send(.began, at: point)
    return true
  }

  /// Moves the touch to a point, in points of the screen; false if there is none.
  package func moveTouch(to point: Point) -> Bool {
    guard graph.touches?.touch != nil else { return false }
    send(.moved, at: point)
    return true
  }

  /// Ends the touch; false if there is none.
  package func endTouch() -> Bool {
    guard let touch = graph.touches?.touch else { return false }
    send(.ended, at: touch.globalLocation)
    return true
  }

  /// The location of the touch, in points of the screen; nil if there is none.
  package var touchLocation: Point? { graph.touches?.touch?.globalLocation }

  /// Passes the current time to gestures.
  package func passTimeToTouches() {
    guard let session = graph.touches, let deadline = graph.clock.deadline,
      deadline <= graph.clock.time + 1e-9
    else { return }
    run { session.receive(time: graph.clock.time) }
    follow(session)
  }

  private func send(_ phase: GestureTouch.Phase, at point: Point) {
    guard let session = graph.touches else { return }
    let clock = graph.clock
    let touch = GestureTouch(
      phase,
      at: point,
      time: clock.time,
      date: clock.start + clock.time
    )
    let result = shown(currentLayout.layout())
    run { session.receive(touch) { geometry(of: $0, in: result) } }
    follow(session)
  }

  /// The presented place of a node: of a removed one, in the layout that it was in (T9.8).
  func geometry(
    of node: GraphNode,
    in result: LayoutResult
  ) -> (proxy: GeometryProxy?, place: ShownPlace?) {
    let result = node.isFrozen ? graph.animations.leavingLayout(of: node) : result
    return (
      result.flatMap { node.geometry(in: $0) }, result.flatMap { node.shownPlace(in: $0) }
    )
  }

  // MARK: Presentation

  /// The presented place of a view; nil if it is not shown.
  package func shownPlace(of view: Int) -> ShownPlace? {
    guard view < 0 else {
      if graph.animations.isEmpty { return nil }
      return shown(currentLayout.layout()).views.first { $0.source == view }?.shownPlace
    }
    guard let node = node(at: view) else { return nil }
    return graph.animations.leavingLayout(of: node)?.views.first { view in
      view.source == Int(node.position)
    }?.shownPlace
  }

  /// The removed view with an id that is still presented: a number for ``node(at:)`` below −1.
  package func leavingView(called id: String) -> Int? {
    graph.animations.transitions.leavingNode(called: id).map { Self.position(ofLeaving: $0) }
  }

  /// The number by which a removed view is queried: its position is that of another view.
  private static func position(ofLeaving node: GraphNode) -> Int { -2 - Int(node.number) }

  /// The number of the node for a position below −1.
  package static func number(ofLeaving position: Int) -> Int32? { Int32(exactly: -2 - position) }

  private func follow(_ session: TouchSession) {
    if session.isOver { graph.touches = nil }
    graph.clock.deadline = graph.touches?.deadline(after: graph.clock.time)
  }
}

extension GraphNode {
  /// The innermost of the views in it, as long as there is one: a touch on those around is on that.
  fileprivate var onlyViewInside: GraphNode {
    var node = self
    while node.children.count == 1, !graph.animations.hides(node.children[0]) {
      node = node.children[0]
    }
    return node
  }
}
