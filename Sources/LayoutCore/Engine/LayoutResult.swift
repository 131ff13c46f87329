/// Where every view of a scene ended up.
///
/// Frames are physical, in points from the scene's top left corner, and not rounded.
public struct LayoutResult {
  let engine: LayoutEngine
  /// The scene but for its changes since the views were resolved.
  let placedScene: LayoutScene
  let changes: [Int: ViewContent]
  let geometry: PlacedGeometry
  let safeAreas: SafeAreaMap?
  /// The views that are shown.
  let shown: ShownViews
  /// How much work the layout was.
  public let statistics: LayoutStatistics

  /// The scene that was laid out.
  public var scene: LayoutScene {
    var scene = placedScene
    for (view, content) in changes { scene.tree.setContent(content, at: view) }
    return scene
  }

  var frames: ContiguousArray<Rect> { geometry.frames(of: engine) }
  var proposals: ContiguousArray<Proposal> { geometry.proposals(of: engine) }

  /// What a view is, inside of the geometry reader at a position among the proxies.
  func content(of view: Int, proxy: Int32) -> ViewContent {
    changes[view] ?? engine.tree.content(of: view, proxy: proxy)
  }

  /// The frame of the root view with all its modifiers; of the implicit stack if there are several.
  public var rootFrame: Rect { frames.first ?? .zero }

  /// Every view that is shown, in the order of the tree: a view comes before those inside of it.
  public var views: [PlacedView] {
    shown.instances.indices.map { PlacedView(result: self, index: $0) }
  }

  /// The views right inside the root, in the order of the tree.
  public var roots: [PlacedView] { children(of: nil) }

  /// The first view with the given id; nil if none is shown.
  public func view(withID id: String) -> PlacedView? {
    shown.instancesByID[id].map { PlacedView(result: self, index: $0) }
  }

  /// Whether the bare view that a node is of is shown.
  func isShown(node: Int) -> Bool {
    var range = shown.instances[...]
    while let middle = range.isEmpty ? nil : (range.startIndex + range.endIndex) / 2 {
      if range[middle].node == node { return true }
      range = range[middle].node < node ? range[(middle + 1)...] : range[..<middle]
    }
    return false
  }

  /// Runs what asks for the guides of many views on a stack that has room for all the answers.
  ///
  /// Outside, each guide of a deep view would take a stack of its own.
  package func withRoomForGuides<Result>(_ body: () -> Result) -> Result {
    engine.withStackSpace(for: 0, body)
  }

  func children(of parent: Int?) -> [PlacedView] {
    let instances = shown.instances
    guard let parent else { return siblings(in: 0..<Int32(instances.count)) }
    return siblings(in: Int32(parent + 1)..<instances[parent].end)
  }

  /// The views side by side in a range of instances, without those inside of them.
  func siblings(in range: Range<Int32>) -> [PlacedView] {
    var siblings: [PlacedView] = []
    var index = range.lowerBound
    while index < range.upperBound {
      siblings.append(PlacedView(result: self, index: Int(index)))
      index = shown.instances[Int(index)].end
    }
    return siblings
  }
}
