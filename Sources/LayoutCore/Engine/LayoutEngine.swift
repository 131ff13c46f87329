/// Lays a scene out as SwiftUI does.
///
/// | step | where |
/// | --- | --- |
/// | resolve the view tree into compact nodes | ``TreeResolver`` |
/// | negotiate sizes: proposal down, size up, remembered per node | `LayoutEngine+Sizing`, `+Stacks`, `+StackOrder`, `+ZStack`, `+Grid`, `+Text` |
/// | derive explicit alignment guides | `LayoutEngine+Guides`, `+Closures` |
/// | place every node in its parent, from the root on | `LayoutEngine+Placement` |
/// | turn logical positions into physical frames | `LayoutEngine+Commit` |
///
/// Measuring and placing are separate passes, and the second may propose other sizes than the first
/// (rule 1.8); a child may thus end up with another size than its parent reckoned with. Everything
/// up to the last step works in leading-based coordinates.
public final class LayoutEngine {
  /// The scene but for ``changes``.
  package internal(set) var scene: Scene
  package let tree: LayoutTree
  let measurer: any TextMeasurer
  /// What was known before the views were resolved.
  let known: KnownViews
  let nodes: UnsafeMutablePointer<LayoutNode>
  let nodeCount: Int
  /// What the current pass knows about each node.
  let states: UnsafeMutablePointer<NodeState>
  /// How many sizes each node remembers, and where the next one goes.
  let memory: UnsafeMutablePointer<SizeMemoryState>
  /// The sizes themselves.
  let cache: UnsafeMutablePointer<Double>
  /// The children of each stack in their order of service.
  let order: UnsafeMutablePointer<Int32>
  /// The gap behind each child of a stack.
  let gaps: UnsafeMutablePointer<Double>
  let textMemory: UnsafeMutablePointer<TextMemory>
  /// The columns and rows of each grid, and the proposal that they are laid out for.
  let tracks: UnsafeMutablePointer<GridTrack>
  let gridProposals: UnsafeMutablePointer<Proposal>
  var guideMemory: [GuideRequest: Double] = [:]
  /// What views are that have changed since they were resolved.
  var changes: [Int: ViewContent] = [:]
  /// How often one has.
  var revision = 0
  /// What the last result shows, which the next layout changes.
  var latest: PlacedGeometry?
  /// How many custom defaults are being evaluated within each other.
  var defaultDepth = 0
  /// The tree's layouts and their caches.
  let customLayouts: [CustomLayout]
  private(set) lazy var layoutHost = LayoutHost(self)
  /// The container whose layout is placing its subviews.
  var placingContainer = -1
  /// How many times the scene was laid out.
  var layoutCount = 0
  /// The lowest address that the stack may reach; 0 while nothing runs.
  var stackFloor: UInt = 0
  var statistics = LayoutStatistics()
  var trace: (any LayoutTrace)?
  /// Whether someone listens; told apart from who, since every question looks here first.
  var isTraced = false
  /// Why the next size is asked for: a stack says so right before it asks.
  var question = LayoutTraceEvent.Reason.measure
  var isPlacing = false
  /// Where views lie among safe areas; nil in a scene without any.
  var safeAreas: SafeAreaMap?
  /// Whether questions whose answers are known are spared.
  ///
  /// Off, stacks probe as SwiftUI's do, which a trace shows and tests compare with. The results are
  /// the same to the last bit, but trees that nest rows and columns take exponential time.
  package var usesShortcuts = true

  /// Resolves a scene's views.
  ///
  /// - Parameters:
  ///   - scene: The views and the place they are shown in.
  ///   - measurer: The source of text measurements.
  public convenience init(_ scene: Scene, measurer: any TextMeasurer = FixedTextMeasurer()) {
    self.init(scene, measurer: measurer, known: KnownViews())
  }

  init(_ scene: Scene, measurer: any TextMeasurer, known: KnownViews) {
    self.scene = scene
    self.measurer = measurer
    self.known = known
    let levels = scene.tree.depth + 2
    tree = LayoutCore.withStackSpace(levels: levels) {
      LayoutTree(scene, measurer: measurer, known: known)
    }
    customLayouts = tree.layouts.map { CustomLayout($0) }
    nodeCount = tree.nodes.count
    // An empty buffer has no address; there is always the implicit root.
    nodes = tree.nodes.baseAddress ?? .allocate(capacity: 0)
    states = .allocate(capacity: nodeCount)
    states.initialize(repeating: NodeState(), count: nodeCount)
    memory = .allocate(capacity: nodeCount)
    memory.initialize(repeating: SizeMemoryState(), count: nodeCount)
    cache = .allocate(capacity: max(1, tree.cacheLength))
    cache.initialize(repeating: .nan, count: max(1, tree.cacheLength))
    order = .allocate(capacity: max(1, tree.gaps.count))
    order.initialize(repeating: -1, count: max(1, tree.gaps.count))
    gaps = .allocate(capacity: max(1, tree.gaps.count))
    for (index, gap) in tree.gaps.enumerated() { (gaps + index).initialize(to: gap) }
    textMemory = .allocate(capacity: max(1, tree.texts.count))
    textMemory.initialize(repeating: TextMemory(), count: max(1, tree.texts.count))
    tracks = .allocate(capacity: max(1, tree.trackCount))
    tracks.initialize(repeating: GridTrack(), count: max(1, tree.trackCount))
    gridProposals = .allocate(capacity: max(1, tree.grids.count))
    gridProposals.initialize(repeating: .impossible, count: max(1, tree.grids.count))
  }

  deinit {
    states.deallocate()
    memory.deallocate()
    cache.deallocate()
    order.deallocate()
    gaps.deallocate()
    textMemory.deallocate()
    tracks.deallocate()
    gridProposals.deallocate()
  }

  /// Negotiates all sizes and places all views.
  ///
  /// - Parameter trace: Hears every question that a view is asked, its answer and the reason. What
  ///   the engine knows already, from rules or an earlier layout, it does not ask.
  /// - Returns: The frames, in points from the scene's top left corner.
  public func layout(trace: (any LayoutTrace)? = nil) -> LayoutResult {
    finishLatest()
    // A geometry reader's size does not depend on what is inside of it. So those whose views depend
    // on them are laid out empty at first, and once more with their views: one layout for each
    // level of readers within readers. Trees without such views take one.
    var result = withPreferredSpacings().layoutOnce(trace)
    while let next = result.engine.withMeasuredReaders(of: result) {
      result = next.withPreferredSpacings().layoutOnce(trace)
    }
    return result
  }

  private func layoutOnce(_ trace: (any LayoutTrace)?) -> LayoutResult {
    self.trace = trace
    isTraced = trace != nil
    defer {
      self.trace = nil
      isTraced = false
    }
    return withStackSpace(for: 0) { layoutFromRoot() }
  }

  /// An engine that knows the geometry readers just measured; nil if none was.
  private func withMeasuredReaders(of result: LayoutResult) -> LayoutEngine? {
    // Readers in views that are not shown have no place.
    let shown = tree.unmeasuredReaders.filter { result.isShown(node: $0.node) }
    if shown.isEmpty { return nil }
    var readers = known.readers
    for (key, node) in shown {
      readers[key] = GeometryProxy(globalFrame: result.frames[node])
    }
    return knowing(KnownViews(readers: readers))
  }

  /// An engine with the gaps that the tree's layouts prefer, which can only be asked once there is
  /// an engine: this one, unless a layout prefers anything but the usual.
  private func withPreferredSpacings() -> LayoutEngine {
    var engine = self
    // What a layout prefers may depend on those inside of it.
    for _ in 0..<tree.layoutDepth {
      let spacings = engine.withStackSpace(for: 0) { engine.preferredSpacings() }
      if engine.tree.hasSpacings(spacings) { break }
      engine = knowing(KnownViews(readers: known.readers, layoutSpacings: spacings))
    }
    return engine
  }

  /// An engine for the same scene that knows more.
  private func knowing(_ known: KnownViews) -> LayoutEngine {
    let engine = LayoutEngine(scene, measurer: measurer, known: known)
    engine.usesShortcuts = usesShortcuts
    return engine
  }

  /// The value of a guide for a view with all or some of its modifiers, once it has been laid out.
  ///
  /// - Parameters:
  ///   - key: The guide.
  ///   - node: The layout node of the view or modifier.
  ///   - proposal: The proposal it was placed with.
  /// - Returns: Points from the node's leading or top edge, and whether the value is explicit.
  package func guide(
    _ key: AlignmentKey,
    of node: Int,
    at proposal: Proposal
  ) -> (value: Double, isExplicit: Bool) {
    // Asking for guides may lay views out for other proposals.
    latest?.write(from: self)
    return withStackSpace(for: node) {
      let size = size(node, proposal.width, proposal.height)
      let source = GuideSource(engine: self, node: node, size: size, proposal: proposal)
      if let explicit = source.explicitGuide(key) { return (explicit, true) }
      return (defaultGuide(key, source), false)
    }
  }
}

extension Scene {
  /// Lays the scene out.
  ///
  /// - Parameter measurer: The source of text measurements.
  /// - Returns: The frames, in points from the scene's top left corner.
  public func layout(measurer: any TextMeasurer = FixedTextMeasurer()) -> LayoutResult {
    LayoutEngine(self, measurer: measurer).layout()
  }
}
