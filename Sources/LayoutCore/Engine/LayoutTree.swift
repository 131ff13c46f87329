/// A view tree resolved for layout: groups dissolved, environments applied, implicit containers
/// made, everything that does not depend on a proposal computed once.
package final class LayoutTree {
  /// A text to be measured.
  struct MeasurableText {
    var shaped: any ShapedText
    var sizing: TextSizing
    var minimumScaleFactor: Double

    init(_ text: StyledText, environment: EnvironmentValues, measurer: any TextMeasurer) {
      shaped = measurer.shape(text)
      sizing = TextSizing(metrics: shaped.metrics, environment: environment)
      minimumScaleFactor = environment.minimumScaleFactor
    }
  }

  /// A view as it is shown: its own node and those of its modifiers.
  package struct Instance: Sendable {
    /// Position in the view tree.
    package var view: Int32
    package var node: Int32
    /// The instance of the container or host around it, −1 for none.
    package var parent: Int32
    /// The modifier of the host whose content this is, −1 for a child of a container.
    package var hostModifier: Int32
    /// The position behind the last instance inside.
    package var end: Int32 = 0
    /// The modifiers, innermost first.
    package var modifiers: Range<Int32> = 0..<0
    package var environment: Int32
    /// The geometry reader around it, −1 for none, as a position among the proxies.
    var proxy: Int32
    package var zIndex: Double = 0
  }

  /// A modifier of an instance and the node whose frame it has.
  package struct Modifier: Sendable {
    package var view: Int32
    package var node: Int32
    /// The instances of the views that an overlay or background brings along.
    var content: Range<Int32>
  }

  package let source: ViewTree
  package let nodes: UnsafeMutableBufferPointer<LayoutNode>
  /// What the nodes are known to answer to 0, NaN where that is unknown.
  let minimums: [Size]
  /// Every view that takes part in layout.
  let views: ShownViews
  package let environments: [EnvironmentValues]
  /// The longest way from the root to a leaf, in nodes.
  let depth: Int
  /// How many doubles the memory of sizes takes.
  let cacheLength: Int
  let texts: UnsafeMutableBufferPointer<MeasurableText>
  let measuredTexts: [MeasuredText]
  let flexibleFrames: [FlexibleFrame]
  let guides: [AlignmentGuide]
  let gaps: [Double]
  let effects: [Effect]
  let grids: [Grid]
  let lazyGrids: [LazyGrid]
  let layouts: [AnyLayout]
  /// The nodes of the layouts.
  let customLayouts: [Int32]
  /// How many layouts lie within each other at the most.
  let layoutDepth: Int
  /// What views hand to the layouts around them, by node, the innermost first.
  let layoutValues: [Int: [LayoutValue]]
  let proxies: [GeometryProxy]
  /// The geometry readers whose views are left out until their size is known.
  let unmeasuredReaders: [(key: GeometryReaderKey, node: Int)]
  /// How many columns and rows all grids have together.
  let trackCount: Int
  package let spacings: [ViewSpacing]
  /// Whether anything covers the scene's edges or those of a view.
  let hasSafeAreas: Bool
  /// Whether what the root is offered says more than how large it is.
  let relatesToHost: Bool
  /// Whether what a view is and where it lies follows from its size and proposal alone: it does not
  /// where others are shown instead, safe areas reach, or a layout of the user's decides.
  let isStatic: Bool
  /// Whether every view is shown at most once, in the order of the view tree.
  private lazy var isInOrder = zip(views.instances, views.instances.dropFirst())
    .allSatisfy { $0.view < $1.view }

  /// Resolves the views of a scene.
  init(_ scene: Scene, measurer: any TextMeasurer, known: KnownViews) {
    var resolver = TreeResolver(scene, measurer: measurer, known: known)
    resolver.resolve()
    source = scene.tree
    nodes = .allocate(capacity: resolver.nodes.count)
    _ = nodes.initialize(fromContentsOf: resolver.nodes)
    minimums = resolver.minimums
    views = ShownViews(resolver.instances, modifiers: resolver.modifiers, source: scene.tree)
    environments = resolver.environments
    depth = resolver.depth
    cacheLength = resolver.cacheLength
    texts = .allocate(capacity: resolver.texts.count)
    _ = texts.initialize(fromContentsOf: resolver.texts)
    measuredTexts = resolver.measuredTexts
    flexibleFrames = resolver.flexibleFrames
    guides = resolver.guides
    gaps = resolver.gaps
    effects = resolver.effects
    grids = resolver.grids
    lazyGrids = resolver.lazyGrids
    layouts = resolver.layouts
    customLayouts = resolver.customLayouts
    layoutDepth = resolver.deepestLayout
    layoutValues = resolver.layoutValues
    proxies = resolver.proxies
    unmeasuredReaders = resolver.unmeasuredReaders
    trackCount = resolver.trackCount
    spacings = resolver.spacings
    hasSafeAreas =
      scene.insets != EdgeInsets()
      || resolver.nodes.contains { $0.kind == .safeAreaInset || $0.kind == .safeAreaPadding }
    relatesToHost = scene.tree.nodes.contains { node in
      if case .modifier(.containerRelativeFrame) = node.content { true } else { false }
    }
    isStatic =
      !hasSafeAreas && layouts.isEmpty && unmeasuredReaders.isEmpty
      && !resolver.nodes.contains { $0.kind == .viewThatFits }
  }

  /// The transform of a node's own effect, in the coordinates in which its frame is; nil for other
  /// nodes.
  func effectTransform(of node: Int, frame: Rect) -> AffineTransform? {
    guard nodes[node].kind == .passthrough, nodes[node].extra >= 0 else { return nil }
    let own = effects[Int(nodes[node].extra)].transform(
      size: frame.size,
      direction: nodes[node].direction
    )
    return AffineTransform(tx: -frame.minX, ty: -frame.minY)
      .concatenating(own)
      .concatenating(AffineTransform(tx: frame.minX, ty: frame.minY))
  }

  /// The view at a position in the view tree as it is shown; nil if it is not shown, or if some
  /// views are shown several times.
  func instance(of view: Int) -> Instance? {
    guard isInOrder else { return nil }
    var range = views.instances[...]
    while !range.isEmpty {
      let middle = (range.startIndex + range.endIndex) / 2
      if Int(range[middle].view) == view { return range[middle] }
      range = Int(range[middle].view) < view ? range[(middle + 1)...] : range[..<middle]
    }
    return nil
  }

  /// What a view is inside of a geometry reader.
  func content(of view: Int, proxy: Int32) -> ViewContent {
    let content = source.nodes[view].content
    guard case .proxied(let make) = content else { return content }
    return make(proxy < 0 ? .zero : proxies[Int(proxy)])
  }

  /// Whether the layouts have these spacings, in their order.
  func hasSpacings(_ spacings: [ViewSpacing]) -> Bool {
    zip(customLayouts, spacings)
      .allSatisfy { self.spacings[Int(nodes[Int($0)].spacing)] == $1 }
  }

  deinit {
    nodes.deinitialize()
    nodes.deallocate()
    texts.deinitialize()
    texts.deallocate()
  }
}
