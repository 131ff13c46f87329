/// Lays a scene out as SwiftUI does.
///
/// | step | where |
/// | --- | --- |
/// | resolve the view tree into compact nodes | `Resolving/` |
/// | negotiate sizes: proposal down, size up, cached by node | `Negotiating/` and each kind of node |
/// | derive explicit alignment guides | `LayoutEngine+Guides`, `+Closures` |
/// | place every node in its parent, from the root on | `Placing/` and each kind of node |
/// | turn logical positions into physical frames | `LayoutEngine+Commit` |
///
/// Measuring and placing are separate passes, and the second may propose other sizes than the first
/// (L1.8); a child may thus end up with another size than its parent has measured. Everything up to
/// the last step works in leading-based coordinates.
public final class LayoutEngine {
  /// The scene but for ``changes``.
  @exclusivity(unchecked) package internal(set) var scene: LayoutScene
  let tree: LayoutTree
  let measurer: any TextMeasurer
  /// The views that a tree of one container arranges for another engine.
  let subviews: LayoutSubviews?
  let nodes: BufferView<LayoutNode>
  let nodeCount: Int
  let buffers: EngineBuffers
  /// The proposal, size and place of each node in the current pass.
  let states: BufferView<NodeState>
  /// The change status of each node since its children were placed.
  let status: BufferView<NodeStatus>
  /// The cached sizes of nodes.
  let containers: BufferView<ContainerCache>
  let modifiers: BufferView<ModifierCache>
  var overflows = GrowableBuffer<SizeEntry>()
  /// The children of each stack in their order of service.
  let order: BufferView<Int32>
  /// The gap after each child of a stack.
  let gaps: BufferView<Double>
  let frames: BufferView<FlexibleFrame>
  let insets: BufferView<EdgeInsets>
  let texts: BufferView<MeasurableText>
  var sizings: BufferView<TextSizing>
  /// The cached line breaks of each text, and the index of the next one.
  let lineBreaks: BufferView<TextEntry>
  let nextLineBreak: BufferView<UInt8>
  /// The columns and rows of each grid, and the proposal for which they are sized.
  let tracks: BufferView<GridTrack>
  let gridProposals: BufferView<Proposal>
  @exclusivity(unchecked) var guideCache: [GuideRequest: Double] = [:]
  /// The content of views that have changed since they were resolved.
  @exclusivity(unchecked) var changes: [Int: ViewContent] = [:]
  /// The changes since nodes were summed up.
  @exclusivity(unchecked) var unsummarized = NodeChanges()
  /// The depth of the innermost of those; −1 for none.
  @exclusivity(unchecked) var deepestChange: Int32 = -1
  /// The geometry of the last result, which the next layout changes.
  @exclusivity(unchecked) var latest: PlacedGeometry?
  /// The number of custom alignments' defaults being evaluated within each other.
  var defaultDepth = 0
  private(set) lazy var layoutHost = LayoutHost(self)
  /// The container whose layout is placing its subviews.
  var placingContainer = -1
  /// The number of layouts of the scene.
  var layoutCount = 0
  /// The lowest address that the stack may reach; 0 outside of a layout.
  var stackFloor: UInt = 0
  var statistics = LayoutStatistics()
  var trace: (any LayoutTrace)?
  /// Whether there is a trace; checked before the trace itself, since every query does it.
  var isTraced = false
  /// The reason of the next query: a stack sets it right before the query.
  var question = LayoutTraceEvent.Reason.measure
  var isPlacing = false
  /// The safe areas around views; nil in a scene without any.
  var safeAreas: SafeAreaMap?
  /// Whether queries with known answers are skipped.
  ///
  /// Without shortcuts, stacks probe as SwiftUI's do, which a trace shows and tests compare with.
  /// The results are the same to the last bit, but trees that nest rows and columns take
  /// exponential time.
  package let usesShortcuts: Bool

  /// Resolves a scene's views.
  ///
  /// - Parameters:
  ///   - scene: The views and the environment in which they are shown.
  ///   - measurer: The source of text measurements.
  public convenience init(_ scene: LayoutScene, measurer: any TextMeasurer = FixedTextMeasurer()) {
    self.init(scene, measurer: measurer, subviews: nil, usesShortcuts: true)
  }

  /// Resolves a scene's views for an engine without shortcuts.
  package convenience init(withoutShortcuts scene: LayoutScene, measurer: any TextMeasurer) {
    self.init(scene, measurer: measurer, subviews: nil, usesShortcuts: false)
  }

  convenience init(
    _ scene: LayoutScene,
    measurer: any TextMeasurer,
    subviews: LayoutSubviews?,
    usesShortcuts: Bool
  ) {
    let levels = scene.tree.depth + 2
    let tree = LayoutCore.withStackSpace(levels: levels) {
      LayoutTree(scene, measurer: measurer, subviews: subviews)
    }
    self.init(
      scene,
      tree: tree,
      measurer: measurer,
      subviews: subviews,
      usesShortcuts: usesShortcuts,
      buffers: EngineBuffers(for: tree)
    )
  }

  init(
    _ scene: LayoutScene,
    tree: LayoutTree,
    measurer: any TextMeasurer,
    subviews: LayoutSubviews?,
    usesShortcuts: Bool,
    buffers: EngineBuffers
  ) {
    self.scene = scene
    self.tree = tree
    self.usesShortcuts = usesShortcuts
    self.measurer = measurer
    self.subviews = subviews
    nodeCount = tree.table.count
    nodes = tree.table.nodes
    gaps = tree.table.gaps
    frames = tree.table.frames.elements
    insets = tree.table.insets.elements
    texts = tree.table.texts.elements
    sizings = tree.table.sizings.elements
    self.buffers = buffers
    states = buffers.states.elements
    status = buffers.status.elements
    containers = buffers.containers.elements
    modifiers = buffers.modifiers.elements
    order = buffers.order.elements
    lineBreaks = buffers.lineBreaks.elements
    nextLineBreak = buffers.nextLineBreak.elements
    tracks = buffers.tracks.elements
    gridProposals = buffers.gridProposals.elements
  }

  /// Negotiates all sizes and places all views.
  ///
  /// - Parameter trace: Called for every query of a view's size, with its answer and the reason.
  ///   Sizes known already, from rules or an earlier layout, are not queried.
  /// - Returns: The frames, in points from the scene's top left corner.
  public func layout(trace: (any LayoutTrace)? = nil) -> LayoutResult {
    // Nodes that depend on places are resolved on the way; then another engine continues.
    let engine = dependsOnPlaces ? LayoutEngine(copying: self) : self
    return engine.layoutOnce(trace: trace)
  }

  /// Lays the scene out; this engine must not be used again if views depend on geometry readers.
  func layoutOnce(trace: (any LayoutTrace)? = nil) -> LayoutResult {
    if trace == nil, let unchanged = unchanged() { return unchanged }
    finishLatest()
    // A geometry reader's size does not depend on its content. So readers whose views
    // depend on them are placed first, and their views are resolved and laid out then: one pass for
    // each level of readers within readers.
    // Frames that relate to containers take one more pass for each level of containers.
    var engine = self
    engine.resetRelativeFrames()
    engine.placeAll(trace)
    for _ in 0..<ViewTree.maximumReaderDepth {
      if let next = engine.resolvingReaders() {
        engine = next
      } else if !engine.resolveRelativeFrames() {
        break
      }
      engine.placeAll(trace)
    }
    return engine.commit()
  }

  private func placeAll(_ trace: (any LayoutTrace)?) {
    self.trace = trace
    isTraced = trace != nil
    defer {
      self.trace = nil
      isTraced = false
    }
    layoutCount += 1
    statistics = LayoutStatistics()
    statistics.nodes = nodeCount
    summarizeChanges()
    withStackSpace(for: 0) {
      askLayoutsForSpacing()
      placeFromRoot()
    }
  }

  /// The value of a guide for a view with all or some of its modifiers, once it has been laid out.
  ///
  /// - Parameters:
  ///   - key: The guide.
  ///   - node: The layout node of the view or modifier.
  ///   - proposal: The proposal with which it was placed.
  /// - Returns: Points from the node's leading or top edge, and whether the value is explicit.
  package func guide(
    _ key: AlignmentKey,
    of node: Int,
    at proposal: Proposal
  ) -> (value: Double, isExplicit: Bool) {
    // Queries for guides may lay views out for other proposals.
    latest?.write(from: self)
    return withStackSpace(for: node) {
      let size = size(node, proposal.width, proposal.height)
      let source = GuideSource(engine: self, node: node, size: size, proposal: proposal)
      if let explicit = source.explicitGuide(key) { return (explicit, true) }
      return (defaultGuide(key, source), false)
    }
  }
}

extension LayoutScene {
  /// Lays the scene out.
  ///
  /// - Parameter measurer: The source of text measurements.
  /// - Returns: The frames, in points from the scene's top left corner.
  public func layout(measurer: any TextMeasurer = FixedTextMeasurer()) -> LayoutResult {
    LayoutEngine(self, measurer: measurer).layoutOnce()
  }
}
