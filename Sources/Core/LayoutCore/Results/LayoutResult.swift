/// The places of all views of a scene: the result of a layout.
///
/// Frames are physical, in points from the scene's top left corner, and not rounded.
public struct LayoutResult {
  /// The data shared by all views of a result, so that a view is a reference and a number.
  private final class Storage {
    let engine: LayoutEngine
    let placedScene: LayoutScene
    let changes: [Int: ViewContent]
    let geometry: PlacedGeometry
    let safeAreas: SafeAreaMap?
    let statistics: LayoutStatistics
    let motion: PlacedMotion?
    /// The scene with its changes, made when it is first read: that copies all views.
    private(set) lazy var scene: LayoutScene = {
      var scene = placedScene
      for (view, content) in changes { scene.tree.setContent(content, at: view) }
      return scene
    }()

    init(_ engine: LayoutEngine, _ geometry: PlacedGeometry) {
      self.engine = engine
      self.geometry = geometry
      placedScene = engine.scene
      changes = engine.changes
      safeAreas = engine.safeAreas
      statistics = engine.statistics
      motion = nil
    }

    init(_ other: Storage, shown motion: PlacedMotion) {
      engine = other.engine
      geometry = other.geometry
      placedScene = other.placedScene
      changes = other.changes
      safeAreas = other.safeAreas
      statistics = other.statistics
      self.motion = motion
    }
  }

  private let storage: Storage

  /// Creates the result of an engine's placement.
  init(_ engine: LayoutEngine, _ geometry: PlacedGeometry) {
    storage = Storage(engine, geometry)
  }

  /// Creates a result with presented values during animations.
  init(_ other: LayoutResult, shown motion: PlacedMotion) {
    storage = Storage(other.storage, shown: motion)
  }

  var engine: LayoutEngine { storage.engine }
  /// The measurer that shaped the texts of the result.
  package var measurer: any TextMeasurer { storage.engine.measurer }
  /// The scene but for its changes since the views were resolved, which costs nothing.
  package var placedScene: LayoutScene { storage.placedScene }
  var changes: [Int: ViewContent] { storage.changes }
  var safeAreas: SafeAreaMap? { storage.safeAreas }
  /// The visible views.
  var shown: ShownViews { storage.geometry.shown(of: storage.engine) }
  /// An identity shared by results that differ in the content of some views, not in any place.
  package var places: AnyObject { storage.geometry }
  /// The work that the layout took.
  public var statistics: LayoutStatistics { storage.statistics }

  /// The scene that was laid out.
  public var scene: LayoutScene { storage.scene }

  var motion: PlacedMotion? { storage.motion }
  var frames: ContiguousArray<Rect> {
    storage.motion?.frames ?? storage.geometry.frames(of: storage.engine)
  }
  var proposals: ContiguousArray<Proposal> { storage.geometry.proposals(of: storage.engine) }

  /// The presented content of a view or modifier that has a node.
  func content(of view: Int, at node: Int) -> ViewContent {
    if let shown = storage.motion?.values.contents[view] { return shown }
    let content = storage.changes[view] ?? storage.placedScene.tree.nodes[view].content
    guard case .proxied(let make) = content else { return content }
    return make.value(engine.tree.proxy(around: node) ?? .zero)
  }

  /// The size of the screen or window, in points: the host's, or the root view's for a bare
  /// proposal.
  package var windowSize: Size {
    switch storage.placedScene.host {
    case .size(let size): size
    case .proposal: rootFrame.size
    }
  }

  /// The frame of the root view with all its modifiers; of the implicit stack if there are several.
  public var rootFrame: Rect { frames.first ?? .zero }

  /// Every visible view, in the order of the tree: a view comes before those inside of it.
  public var views: [PlacedView] {
    shown.instances.indices.map { PlacedView(result: self, index: $0) }
  }

  /// The views right inside the root, in the order of the tree.
  public var roots: [PlacedView] { children(of: nil) }

  /// The first view with the given id; nil if none is shown.
  public func view(withID id: String) -> PlacedView? {
    shown.instancesByID[id].map { PlacedView(result: self, index: $0) }
  }

  /// The proxy of a `GeometryReader` in the place of a view or modifier; nil if it has no single
  /// place in the layout.
  ///
  /// During animations it is the presented place, where touches are hit-tested (T9.8).
  ///
  /// - Parameter position: Its position in the view tree.
  package func geometry(at position: Int) -> GeometryProxy? {
    guard engine.tree.nodeOfView.indices.contains(position) else { return nil }
    let node = Int(engine.tree.nodeOfView[position])
    if node < 0 { return nil }
    let proxy = engine.proxy(of: node)
    guard let shown = motion?.frames else { return proxy }
    return proxy.moved(from: storage.geometry.frames(of: engine)[node], to: shown[node])
  }

  /// The layout direction of a node of the view tree; nil if it has no place.
  package func layoutDirection(at position: Int) -> LayoutDirection? {
    guard engine.tree.nodeOfView.indices.contains(position) else { return nil }
    let node = Int(engine.tree.nodeOfView[position])
    return node < 0 ? nil : engine.nodes[node].direction
  }

  /// The id of a view or modifier.
  func identifier(of view: Int) -> String? { storage.placedScene.tree.identifier(of: view) }

  /// Runs queries for the guides of many views on a stack that has room for all the answers.
  ///
  /// Outside, each guide of a deep view would need another stack.
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
