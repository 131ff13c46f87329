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
}
