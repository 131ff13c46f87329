/// The views of a scene resolved for layout: groups dissolved, environments applied, implicit
/// containers made, everything that does not depend on a proposal computed once.
final class LayoutTree {
  // Only the engine that holds the tree alone writes to these.

  @exclusivity(unchecked) var table: NodeTable
  @exclusivity(unchecked) var environments: [EnvironmentValues]
  /// The z indices of views, by node, where they are set.
  @exclusivity(unchecked) var zIndices: [Int32: Double]
  /// The layout values of views, by node, the innermost first.
  @exclusivity(unchecked) var layoutValues: [Int32: [LayoutValue]]
  /// The node of each view by its position in the view tree, −1 for none, −2 for several.
  @exclusivity(unchecked) var nodeOfView: [Int32]
  /// The nodes of the layouts, those inside others first.
  @exclusivity(unchecked) var customLayouts: [Int32]
  /// The geometry readers whose views depend on their size, those around others first.
  @exclusivity(unchecked) var readers: [ReaderContent]
  /// The longest way from the root to a leaf, in nodes.
  var depth: Int
  /// Whether anything covers the scene's edges or those of a view.
  var hasSafeAreas: Bool
  /// Whether views relate to the size of the screen or window.
  var relatesToHost: Bool
  /// Whether some view is a named coordinate space.
  var hasCoordinateSpaces: Bool

  /// Resolves the views of a scene.
  init(_ scene: LayoutScene, measurer: any TextMeasurer, subviews: LayoutSubviews?) {
    let traits = scene.tree.nodes.withUnsafeBufferPointer { TreeTraits($0) }
    var resolver = TreeResolver(scene, traits: traits, measurer: measurer, subviews: subviews)
    resolver.resolve()
    environments = resolver.environments
    zIndices = resolver.zIndices
    layoutValues = resolver.layoutValues
    nodeOfView = resolver.nodeOfView
    customLayouts = resolver.customLayouts
    readers = resolver.readers
    depth = resolver.depth
    hasSafeAreas = scene.insets != EdgeInsets() || traits.hasSafeAreas
    relatesToHost = traits.relatesToHost
    hasCoordinateSpaces = traits.hasCoordinateSpaces
    table = resolver.table
  }

  /// Creates an independent copy of a tree.
  init(copying other: LayoutTree) {
    environments = other.environments
    zIndices = other.zIndices
    layoutValues = other.layoutValues
    nodeOfView = other.nodeOfView
    customLayouts = other.customLayouts
    readers = other.readers
    depth = other.depth
    hasSafeAreas = other.hasSafeAreas
    relatesToHost = other.relatesToHost
    hasCoordinateSpaces = other.hasCoordinateSpaces
    table = other.table.copy()
  }

  /// Merges the traits of inserted views.
  func include(_ traits: TreeTraits) {
    hasSafeAreas = hasSafeAreas || traits.hasSafeAreas
    relatesToHost = relatesToHost || traits.relatesToHost
    hasCoordinateSpaces = hasCoordinateSpaces || traits.hasCoordinateSpaces
  }

  @inline(__always)
  var nodes: BufferView<LayoutNode> { table.nodes }

  /// The only node of a view or modifier; nil if it has none or several.
  func node(of view: Int) -> Int? {
    let node = nodeOfView[view]
    return node < 0 ? nil : Int(node)
  }

  /// The proxy of the geometry reader around a node; nil outside of readers whose proxy is read.
  func proxy(around node: Int) -> GeometryProxy? { reader(around: node)?.proxy }

  /// The geometry reader around a node that is read.
  func reader(around node: Int) -> ReaderContent? {
    if readers.isEmpty { return nil }
    var node = Int32(node)
    while node >= 0 {
      if let reader = readers.first(where: { $0.node == node }) { return reader }
      node = nodes[Int(node)].parent
    }
    return nil
  }

  /// The transform of a node's own effect, in the coordinates in which its frame is; nil for other
  /// nodes.
  func effectTransform(of node: Int, frame: Rect) -> AffineTransform? {
    guard case .effect(let effect) = nodes[node].kind else { return nil }
    let own = table.effects[Int(effect.effect)].transform(
      size: frame.size,
      direction: nodes[node].direction
    )
    return AffineTransform(tx: -frame.minX, ty: -frame.minY)
      .concatenating(own)
      .concatenating(AffineTransform(tx: frame.minX, ty: frame.minY))
  }

  /// The projection of a node's effect in space, in the coordinates in which its frame is; nil
  /// for one that is a transform of the plane, and for other nodes.
  func effectProjection(of node: Int, frame: Rect) -> Projection? {
    guard case .effect(let effect) = nodes[node].kind else { return nil }
    return table.effects[Int(effect.effect)]
      .projection(size: frame.size, direction: nodes[node].direction)?.about(frame.origin)
  }

  /// Whether a node is a presentation, which effects around the view do not reach.
  func coversScene(_ node: Int) -> Bool {
    if case .presented = nodes[node].kind { true } else { false }
  }

  /// Calls `body` with every node, a parent before its children.
  func forEachNode(_ body: (Int) -> Void) {
    if table.isInPreorder {
      for node in 0..<table.count { body(node) }
      return
    }
    var node = 0
    while node >= 0 {
      body(node)
      let child = nodes.firstChild(of: node)
      node = child >= 0 ? child : nodes.nextSkippingInside(of: node)
    }
  }
}
