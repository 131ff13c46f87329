/// Where every view of a scene ended up.
///
/// Frames are physical, in points from the scene's top left corner, and not rounded.
public struct LayoutResult {
  let engine: LayoutEngine
  let frames: ContiguousArray<Rect>
  let proposals: ContiguousArray<Proposal>
  /// How much work the layout was.
  public let statistics: LayoutStatistics

  /// The scene that was laid out.
  public var scene: Scene { engine.scene }

  /// The frame of the root view with all its modifiers; of the implicit stack if there are several.
  public var rootFrame: Rect { frames.first ?? .zero }

  /// Every view, in the order of the tree: a view comes before those inside of it.
  public var views: [PlacedView] {
    engine.tree.instances.indices.map { PlacedView(result: self, index: $0) }
  }

  /// The views right inside the root, in the order of the tree.
  public var roots: [PlacedView] { children(of: nil) }

  /// The first view with the given id.
  public func view(withID id: String) -> PlacedView? {
    views.first { $0.id == id }
  }

  func children(of parent: Int?) -> [PlacedView] {
    let instances = engine.tree.instances
    var children: [PlacedView] = []
    var index = parent.map { $0 + 1 } ?? 0
    let end = parent.map { Int(instances[$0].end) } ?? instances.count
    while index < end {
      children.append(PlacedView(result: self, index: index))
      index = Int(instances[index].end)
    }
    return children
  }

  /// What a node's frame becomes under the effects on it and around it: the bounding box of the
  /// transformed rectangle (rule 14.2). Nil if there is no effect.
  func renderedFrame(ofNode index: Int) -> Rect? {
    let tree = engine.tree
    guard !tree.effects.isEmpty else { return nil }
    var transform: AffineTransform?
    var node = index
    while node >= 0 {
      if tree.nodes[node].kind == .passthrough, tree.nodes[node].extra >= 0 {
        let frame = frames[node]
        let own = tree.effects[Int(tree.nodes[node].extra)].transform(
          size: frame.size,
          direction: tree.nodes[node].direction
        )
        let placed = AffineTransform(tx: -frame.minX, ty: -frame.minY)
          .concatenating(own)
          .concatenating(AffineTransform(tx: frame.minX, ty: frame.minY))
        transform = transform?.concatenating(placed) ?? placed
      }
      node = Int(tree.nodes[node].parent)
    }
    return transform?.boundingBox(of: frames[index])
  }
}
