/// The presented place of a view: its frame under all effects, also those in flight (T9.8).
public struct ShownPlace: Sendable {
  /// Its frame before effects, in points from the scene's top left corner.
  public let frame: Rect
  /// The projection from there to the scene.
  private let projection: Projection?

  init(frame: Rect, projection: Projection?) {
    self.frame = frame
    self.projection = projection
  }

  /// Converts a point in points from the view's top left corner to the scene, as it is presented.
  package func scenePoint(_ point: Point) -> Point {
    let own = Point(x: frame.minX + point.x, y: frame.minY + point.y)
    return projection.map { $0.apply(to: own) ?? own } ?? own
  }

  /// The bounding box in the scene, as it is presented; the frame where effects leave nothing to be seen.
  package var bounds: Rect { projection.map { $0.boundingBox(of: frame) ?? frame } ?? frame }

  /// Converts a point of the scene to the view, in points from its top left corner.
  ///
  /// An edge-on view has no such point: its place without effects counts.
  package func viewPoint(_ point: Point) -> Point {
    let own = projection.map { $0.inverted?.apply(to: point) ?? point } ?? point
    return Point(x: own.x - frame.minX, y: own.y - frame.minY)
  }
}

extension LayoutResult {
  /// The presented place of a view or modifier; nil if it has no single place in the layout.
  ///
  /// - Parameter position: Its position in the view tree.
  package func shownPlace(at position: Int) -> ShownPlace? {
    guard engine.tree.nodeOfView.indices.contains(position) else { return nil }
    let node = Int(engine.tree.nodeOfView[position])
    return node < 0 ? nil : shownPlace(ofNode: node)
  }

  fileprivate func shownPlace(ofNode index: Int) -> ShownPlace {
    let tree = engine.tree
    let transitions = effectsOfTransitions
    var projection: Projection?
    func add(_ effect: Projection) {
      projection = projection?.concatenating(effect) ?? effect
    }
    var node = index
    while node >= 0 {
      // An effect applies to the content inside of it, not to its node.
      if node != index, let effect = shownEffect(of: node) { add(effect) }
      // A transition's effects are around all of the view's modifiers, the outermost first.
      for effect in transitions[node, default: []].reversed() {
        if let own = effect.projection(frames[node], tree.nodes[node].direction) { add(own) }
      }
      if tree.coversScene(node) { break }
      node = Int(tree.nodes[node].parent)
    }
    return ShownPlace(frame: frames[index], projection: projection)
  }

  /// The presented effect of a node.
  private func shownEffect(of node: Int) -> Projection? {
    let tree = engine.tree
    let view = Int(tree.nodes[node].view)
    if view >= 0, case .modifier(let shown)? = motion?.values.contents[view], shown.role == .effect
    {
      return shown.projection(frames[node], tree.nodes[node].direction)
    }
    return tree.effectProjection(of: node, frame: frames[node])
      ?? tree.effectTransform(of: node, frame: frames[node]).map { Projection($0) }
  }

  /// The effects of transitions, by the outermost nodes of their views.
  private var effectsOfTransitions: [Int: [ModifierContent]] {
    guard let effects = motion?.values.effects, !effects.isEmpty else { return [:] }
    var byNode: [Int: [ModifierContent]] = [:]
    for (index, own) in effects {
      let view = PlacedView(result: self, index: index)
      byNode[view.modifiers.last?.node ?? view.node] = own
    }
    return byNode
  }
}

extension ModifierContent {
  /// The projection of a frame by an effect; nil for other modifiers.
  fileprivate func projection(_ frame: Rect, _ direction: LayoutDirection) -> Projection? {
    effect(on: frame, direction: direction).map { $0.projection ?? Projection($0.transform) }
  }
}

extension PlacedView {
  /// The presented place of the view.
  public var shownPlace: ShownPlace { result.shownPlace(ofNode: node) }
}
