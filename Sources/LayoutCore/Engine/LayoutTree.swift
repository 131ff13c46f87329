/// A view tree resolved for layout: groups dissolved, environments applied, implicit containers
/// made, everything that does not depend on a proposal computed once.
package final class LayoutTree {
  /// A text to be measured.
  struct MeasurableText {
    var shaped: any ShapedText
    /// Position among the sizings.
    var sizing: Int32
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
  }

  /// A modifier of an instance and the node whose frame it has.
  package struct Modifier: Sendable {
    package var view: Int32
    package var node: Int32
    /// The instances of the views that an overlay or background brings along.
    var content: Range<Int32>
  }

  // Exports read the unchecked ones for every view. They are written to by an engine that is edited,
  // which nobody else holds then.

  @exclusivity(unchecked) package internal(set) var source: ViewTree
  @exclusivity(unchecked) package internal(set) var nodes: UnsafeMutableBufferPointer<LayoutNode>
  var table: NodeTable
  /// Every view that takes part in layout.
  @exclusivity(unchecked) var views: ShownViews
  @exclusivity(unchecked) package internal(set) var environments: [EnvironmentValues]
  /// Where views lie in front of others, by node, if they say so.
  @exclusivity(unchecked) var zIndices: [Int32: Double]
  /// The longest way from the root to a leaf, in nodes.
  var depth: Int
  var texts: GrowableBuffer<MeasurableText>
  /// The rules for the sizes of texts, which many texts share.
  var sizings: GrowableBuffer<TextSizing>
  @exclusivity(unchecked) var measuredTexts: [MeasuredText]
  var guides: [AlignmentGuide]
  var effects: [Effect]
  @exclusivity(unchecked) var grids: [Grid]
  @exclusivity(unchecked) var lazyGrids: [LazyGrid]
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
  var trackCount: Int
  /// Whether anything covers the scene's edges or those of a view.
  let hasSafeAreas: Bool
  /// Whether nodes may be changed and laid out again: not where a layout of the user's decides, or
  /// where views wait for the size of their geometry reader.
  let isRepeatable: Bool
  /// Whether what a view is and where it lies follows from its size and proposal alone: it does not
  /// where others are shown instead or safe areas reach.
  var isStatic: Bool
  /// Whether views relate to the size of the screen or window.
  var relatesToHost: Bool
  /// How many nodes have been replaced since all views were resolved: what they had in other tables
  /// is still there.
  var replacedNodeCount = 0

  /// Resolves the views of a scene.
  init(_ scene: LayoutScene, measurer: any TextMeasurer, known: KnownViews) {
    var resolver = TreeResolver(scene, measurer: measurer, known: known)
    resolver.resolve()
    source = scene.tree
    nodes = UnsafeMutableBufferPointer(start: resolver.nodes, count: resolver.count)
    views = ShownViews(resolver.instances, modifiers: resolver.modifiers, source: scene.tree)
    environments = resolver.environments
    zIndices = resolver.zIndices
    depth = resolver.depth
    measuredTexts = resolver.measuredTexts
    guides = resolver.guides
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
    hasSafeAreas = scene.insets != EdgeInsets() || nodes.contains { $0.kind.makesSafeArea }
    isRepeatable = layouts.isEmpty && unmeasuredReaders.isEmpty
    isStatic = isRepeatable && !hasSafeAreas && !nodes.contains { $0.kind == .viewThatFits }
    relatesToHost = resolver.traits.relatesToHost
    table = resolver.table
    texts = resolver.texts
    sizings = resolver.sizings
  }

  /// The position of rules for the sizes of texts, which are added if they are new.
  func add(_ sizing: TextSizing) -> Int32 {
    if let known = (0..<sizings.count).first(where: { sizings.elements[$0] == sizing }) {
      return Int32(known)
    }
    sizings.append(sizing)
    return Int32(sizings.count - 1)
  }

  /// The rules for a text's size.
  func sizing(of text: Int) -> TextSizing {
    sizings.elements[Int(texts.elements[text].sizing)]
  }

  /// The spacing preferences of nodes.
  package var spacings: [ViewSpacing] { table.spacings }

  /// The same tree, to be changed on its own.
  init(copying other: LayoutTree) {
    source = other.source
    views = other.views
    environments = other.environments
    zIndices = other.zIndices
    depth = other.depth
    texts = other.texts.copy()
    sizings = other.sizings.copy()
    measuredTexts = other.measuredTexts
    guides = other.guides
    effects = other.effects
    grids = other.grids
    lazyGrids = other.lazyGrids
    layouts = other.layouts
    customLayouts = other.customLayouts
    layoutDepth = other.layoutDepth
    layoutValues = other.layoutValues
    proxies = other.proxies
    unmeasuredReaders = other.unmeasuredReaders
    trackCount = other.trackCount
    hasSafeAreas = other.hasSafeAreas
    isRepeatable = other.isRepeatable
    isStatic = other.isStatic
    relatesToHost = other.relatesToHost
    replacedNodeCount = other.replacedNodeCount
    table = other.table.copy()
    nodes = UnsafeMutableBufferPointer(start: table.nodes, count: table.count)
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

  /// The node of a view or modifier; nil if it has none, or if some views are shown several times.
  func node(of view: Int) -> Int? {
    guard table.isInOrder else { return nil }
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      // What nobody wrote belongs to what follows.
      var next = middle
      while next < high, nodes[next].view < 0 { next += 1 }
      if next == high {
        high = middle
      } else if Int(nodes[next].view) == view {
        return next
      } else if Int(nodes[next].view) < view {
        low = next + 1
      } else {
        high = middle
      }
    }
    return nil
  }

  /// The environment of a view that is shown once, by its node.
  func environment(ofViewAt node: Int) -> EnvironmentValues? {
    instance(ofViewAt: node).map { environments[Int(views.instances[$0].environment)] }
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
}
