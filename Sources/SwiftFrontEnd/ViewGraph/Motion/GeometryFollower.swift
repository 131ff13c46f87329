package import LayoutCore

/// Moves a view into the frame that it shares with another one, `matchedGeometryEffect` (T6.10).
@MainActor
package final class GeometryFollower: GraphObserver {
  private unowned let node: GraphNode
  private var key: MatchedGeometry.Key?
  private var member: MatchedGeometry.Member?
  /// The shared frame, from the top leading corner of the view's place; nil while there is none.
  private var shared: Rect?

  package init(_ node: GraphNode) { self.node = node }

  /// Makes the view a member of a shared frame.
  package func join(_ key: MatchedGeometry.Key, _ member: MatchedGeometry.Member) {
    let matched = node.graph.animations.matched
    if let last = self.key, last != key { matched.leave(last, node) }
    (self.key, self.member) = (key, member)
    matched.join(key, member)
  }

  /// Begins to follow, once the node is in the graph.
  package func begin() { node.graph.observe(self) }

  /// Ends the view's membership.
  package func end() {
    if let key { node.graph.animations.matched.leave(key, node) }
    node.graph.stopObserving(self)
  }

  /// The layout for the view; nil if the view stays in its place, as a source does.
  package var layout: AnyLayout? {
    guard let member, !member.isSource, let shared else { return nil }
    return AnyLayout(MatchedFrameLayout(shared, member))
  }

  // Frames are known once views have been laid out; the view follows in another round.
  package func didLayOut(_ result: LayoutResult) {
    guard let key, let member, !member.isSource else { return }
    guard var frame = node.graph.animations.matched.frame(of: key, in: result),
      let own = node.geometry(in: result)?.frame(in: .global)
    else { return follow(nil) }
    // A layout places from the leading edge.
    let isMirrored = node.layoutDirection(in: result) == .rightToLeft
    frame.origin = Point(
      x: isMirrored ? own.maxX - frame.maxX : frame.minX - own.minX,
      y: frame.minY - own.minY
    )
    follow(frame)
  }

  private func follow(_ frame: Rect?) {
    if let frame, let shared, frame.isNear(shared) { return }
    guard frame != shared else { return }
    shared = frame
    // It is animated as its source is.
    node.graph.follow { node.invalidate() }
  }
}

extension Rect {
  /// Whether no pixel would change.
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
