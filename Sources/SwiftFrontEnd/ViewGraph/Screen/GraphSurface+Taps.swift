internal import Controls
package import LayoutCore

/// Taps, and hit testing for them.
extension GraphSurface {
  /// Taps a view: the innermost gesture or control that it reaches acts.
  package func tap(_ view: Int, at point: Point?) -> Bool {
    guard let node = node(at: view), let seen = node.seenByFingers else { return false }
    let hits = FingerHits(in: self)
    let place = point.flatMap { hits.scenePoint($0, of: node) }
    let met = place.flatMap { hits.control(in: seen, at: $0) } ?? seen
    guard let reached = met.reachedByFingers else { return false }
    run { graph.willUse(reached) }
    return tap(from: reached, place, hits) { self.tapping($0, at: point ?? .zero, of: node) }
  }

  /// Creates a touch that taps a node.
  ///
  /// - Parameter point: The point, in points from the corner of the view that it is on.
  func tapping(
    _ node: GraphNode,
    at point: Point,
    of view: GraphNode
  ) -> GestureTouch {
    let result = shown(currentLayout.layout())
    let place = geometry(of: view, in: result).place
    let clock = graph.clock
    var touch = GestureTouch(
      .ended,
      at: place?.scenePoint(point) ?? point,
      time: clock.time,
      date: clock.start + clock.time
    )
    if place != nil { (touch.geometry, touch.place) = geometry(of: node, in: result) }
    return touch
  }

  /// - Parameters:
  ///   - place: The point, in points of the screen; nil if that is not known.
  ///   - finger: Makes the touch that taps a node.
  func tap(
    from innermost: GraphNode,
    _ place: Point? = nil,
    _ hits: FingerHits? = nil,
    by finger: @escaping @MainActor (GraphNode) -> GestureTouch
  ) -> Bool {
    var next: GraphNode? = innermost
    while let node = next {
      if let place, let touch = hits?.touch(of: node, at: place) {
        guard let state = touch.tapped else { return true }
        return run { node.setState(state) } != nil
      }
      if place != nil, node.isUsedByScreen { return false }
      if let activation = node.activation(by: finger) {
        if node.requests?.showsPress == true {
          // Its style sees it pressed and released.
          node.press(true)
          graph.update()
          node.press(false)
        }
        run(activation)
        return true
      }
      next = node.parent
    }
    return false
  }
}
