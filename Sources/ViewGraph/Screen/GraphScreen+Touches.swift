public import LayoutCore

/// A finger on the screen, whose gestures take time (T9).
extension GraphScreen {
  /// Puts a finger on a view.
  ///
  /// - Parameters:
  ///   - view: The view's position.
  ///   - point: Where, in points of the screen.
  /// - Returns: Whether that may mean anything to anybody.
  public func beginTouch(_ view: Int, at point: Point) -> Bool {
    guard let node = node(at: view)?.reachedByFingers else { return false }
    if let session = touches, session.node !== node || session.touch != nil {
      run { session.cancel() }
      touches = nil
    }
    // Several taps are one gesture.
    guard let session = touches ?? TouchSession(node) else { return false }
    touches = session
    send(.began, at: point)
    return true
  }

  /// Moves the finger to a point, in points of the screen; false if there is none.
  public func moveTouch(to point: Point) -> Bool {
    guard touches?.touch != nil else { return false }
    send(.moved, at: point)
    return true
  }

  /// Lifts the finger; false if there is none.
  public func endTouch() -> Bool {
    guard let touch = touches?.touch else { return false }
    send(.ended, at: touch.globalLocation)
    return true
  }

  /// Where the finger is, in points of the screen; nil if there is none.
  public var touchLocation: Point? { touches?.touch?.globalLocation }

  /// Tells gestures of the time that has come.
  func passTimeToTouches() {
    guard let session = touches, let deadline = graph.clock.deadline,
      deadline <= graph.clock.time + 1e-9
    else { return }
    run { session.receive(time: graph.clock.time) }
    follow(session)
  }

  private func send(_ phase: GestureTouch.Phase, at point: Point) {
    guard let session = touches else { return }
    let clock = graph.clock
    let touch = GestureTouch(
      phase,
      at: point,
      time: clock.time,
      date: clock.start + clock.time
    )
    let result = currentLayout.layout()
    run { session.receive(touch, in: result) }
    follow(session)
  }

  private func follow(_ session: TouchSession) {
    if session.isOver { touches = nil }
    graph.clock.deadline = touches?.deadline(after: graph.clock.time)
  }
}
