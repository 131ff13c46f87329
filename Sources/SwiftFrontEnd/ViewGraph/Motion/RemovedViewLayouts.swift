import LayoutCore

/// The presented layouts of removed views: those that were removed together share one, so that many
/// cost no more than their views.
@MainActor
struct RemovedViewLayouts {
  private var results: [ObjectIdentifier: LayoutResult] = [:]

  /// - Parameter states: The removed views.
  init(_ states: [ViewTransitionState], _ animations: ActiveAnimations, at time: Double) {
    var layouts: [ObjectIdentifier: ViewTransitionState.LastLayout] = [:]
    var values: [ObjectIdentifier: MotionValues] = [:]
    var byNode: [ObjectIdentifier: ViewTransitionState.LastLayout] = [:]
    for state in states {
      guard let last = state.last else { continue }
      let id = ObjectIdentifier(last)
      layouts[id] = last
      byNode[ObjectIdentifier(state.node)] = last
      for (index, views) in state.roots.enumerated() {
        let effects = state.effects(of: index, animations, at: time)
        for view in views { values[id, default: MotionValues()].effects[view] = effects }
      }
      for (node, frame) in state.frames(at: time) {
        values[id, default: MotionValues()].frames[node] = frame
      }
    }
    /// The layouts in which a node is visible.
    func places(of node: GraphNode) -> Set<ObjectIdentifier> {
      var places: Set<ObjectIdentifier> = []
      var next: GraphNode? = node
      while let current = next {
        if let last = byNode[ObjectIdentifier(current)] { places.insert(ObjectIdentifier(last)) }
        next = current.parent
      }
      return places
    }
    animations.forEachContent(of: { $0.isFrozen && $0.position >= 0 }) { node, content, end in
      for id in places(of: node) {
        values[id, default: MotionValues()].contents[Int(node.position)] = content
        values[id, default: MotionValues()].ends[Int(node.position)] = end
      }
    }
    var parts: [ObjectIdentifier: MovingParts] = [:]
    for (nodes, frame) in animations.matched.shown(at: time) {
      for node in nodes where node.isFrozen {
        for id in places(of: node) {
          guard let last = layouts[id] else { continue }
          let own = parts[id] ?? MovingParts(last.result)
          parts[id] = own
          values[id, default: MotionValues()].show(node, in: frame, of: own, last.result)
        }
      }
    }
    for (id, last) in layouts {
      results[id] = values[id].map { last.result.moving($0) } ?? last.result
    }
  }

  /// The layout in which removed views are presented.
  func result(of state: ViewTransitionState) -> LayoutResult? {
    state.last.flatMap { results[ObjectIdentifier($0)] }
  }
}
