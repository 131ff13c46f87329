/// The behaviour of a kind of node.
///
/// Lengths are points; NaN stands for nil in proposals. Nodes are named by their position.
protocol NodeBehavior: Sendable {
  /// The kind of cache that the node's sizes have.
  var sizeCache: SizeCacheKind { get }

  /// Whether the node covers edges of its content.
  var makesSafeArea: Bool { get }

  /// Whether the node lays out as its child does around one static child (L31.1).
  var isPassthroughAroundOneChild: Bool { get }

  /// Whether children can be inserted and removed alone, as long as there are two or more.
  var hasEditableChildren: Bool { get }

  /// The node's size for a proposal.
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size

  /// Proposes sizes to the children for their places, and positions them.
  ///
  /// - Parameters:
  ///   - proposal: The proposal with which the node was placed.
  ///   - size: The node's size.
  func place(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine)

  /// The value of a guide that may be explicit, NaN if it is not.
  func explicitGuide(
    _ key: AlignmentKey,
    _ node: Int,
    at proposal: Proposal,
    in engine: LayoutEngine
  ) -> Double

  /// The properties that the children decide whatever is proposed.
  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary

  /// The answer to 0 on an axis, whatever is proposed on the other; NaN if that is not known.
  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size

  /// The spacing preference, as a position in the table.
  func spacing(_ node: Int, in table: inout NodeTable) -> Int32

  /// Updates the data that depends on the children's spacing preferences.
  func updateGaps(_ node: Int, in table: inout NodeTable)

  /// The safe area that the node makes for a child, logical; nil for none.
  func safeAreaInsets(for child: Int, of node: Int, in engine: LayoutEngine) -> EdgeInsets?

  /// The node for another modifier or view of the same kind; nil if that needs another node.
  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind?
}

/// The number of sizes that a node caches.
enum SizeCacheKind {
  case none
  case modifier
  case container
}

/// The properties that a node's children decide once and for all.
struct NodeSummary {
  var flags: LayoutNode.Flags = []
  var guides: GuideMask = []
  var priority = 0.0
}

extension NodeBehavior {
  var makesSafeArea: Bool { false }
  var isPassthroughAroundOneChild: Bool { false }
  var hasEditableChildren: Bool { false }

  func updateGaps(_ node: Int, in table: inout NodeTable) {}

  func safeAreaInsets(for child: Int, of node: Int, in engine: LayoutEngine) -> EdgeInsets? { nil }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? { nil }
}

/// A node without children.
protocol LeafNode: NodeBehavior {}

extension LeafNode {
  var sizeCache: SizeCacheKind { .none }

  func place(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine) {}

  func explicitGuide(
    _ key: AlignmentKey,
    _ node: Int,
    at proposal: Proposal,
    in engine: LayoutEngine
  ) -> Double { .nan }

  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary { NodeSummary() }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { .zero }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 { table.nodes[node].spacing }
}

/// A node of several children.
protocol ContainerNode: NodeBehavior {}

extension ContainerNode {
  var sizeCache: SizeCacheKind { .container }

  func explicitGuide(
    _ key: AlignmentKey,
    _ node: Int,
    at proposal: Proposal,
    in engine: LayoutEngine
  ) -> Double {
    engine.combinedGuide(key, of: node, at: proposal)
  }
}

/// A modifier: a node of one child.
protocol UnaryNode: NodeBehavior {
  /// The proposal to the view for its place, and its origin.
  func placement(
    _ node: Int,
    _ proposal: Proposal,
    _ size: Size,
    in engine: LayoutEngine
  ) -> (proposal: Proposal, origin: Point)

  /// Whether the node has the guides and priority of its view, and the same bounds: around a spacer
  /// it is one.
  var isLayoutNeutral: Bool { get }

  /// Adjusts the summary of the modifier's view.
  func correct(_ summary: inout NodeSummary, child: LayoutNode, in table: borrowing NodeTable)

  /// The answer to 0 along an axis, given the view's, NaN if not known.
  func minimum(
    _ axis: Axis,
    child: Double,
    isRigid: Bool,
    in table: borrowing NodeTable
  ) -> Double
}

extension UnaryNode {
  var sizeCache: SizeCacheKind { .modifier }
  var isLayoutNeutral: Bool { false }

  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    engine.size(engine.nodes.firstChild(of: node), width, height)
  }

  func placement(
    _ node: Int,
    _ proposal: Proposal,
    _ size: Size,
    in engine: LayoutEngine
  ) -> (proposal: Proposal, origin: Point) { (proposal, .zero) }

  func place(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine) {
    let placement = placement(node, proposal, size, in: engine)
    let child = engine.nodes.firstChild(of: node)
    engine.propose(placement.proposal, to: child)
    engine.states[child].x = placement.origin.x
    engine.states[child].y = placement.origin.y
  }

  /// The view's value, moved by its position (L16.4).
  func explicitGuide(
    _ key: AlignmentKey,
    _ node: Int,
    at proposal: Proposal,
    in engine: LayoutEngine
  ) -> Double {
    let child = engine.nodes.firstChild(of: node)
    if isLayoutNeutral { return engine.explicitGuide(key, of: child, at: proposal) }
    let size = engine.size(node, proposal.width, proposal.height)
    guard size.isFinite else { return .nan }
    let placement = placement(node, proposal, size, in: engine)
    let value = engine.explicitGuide(key, of: child, at: placement.proposal)
    return value + (engine.isHorizontal(key) ? placement.origin.x : placement.origin.y)
  }

  @inline(__always)
  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    let child = table.nodes + table.nodes.firstChild(of: node)
    var summary = NodeSummary(
      flags: child.pointee.flags.intersection(.passedOn),
      guides: child.pointee.guides
    )
    if isLayoutNeutral {
      summary.priority = child.pointee.priority
      summary.flags.formUnion(child.pointee.flags.intersection(.isSpacer))
    }
    correct(&summary, child: child.pointee, in: table)
    if summary.flags.contains(.ignoresProposal) {
      summary.flags.formUnion([.rigid, .endlessIsNil])
    }
    return summary
  }

  @inline(__always)
  func correct(_ summary: inout NodeSummary, child: LayoutNode, in table: borrowing NodeTable) {}

  @inline(__always)
  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size {
    let child = table.nodes + table.nodes.firstChild(of: node)
    let minimum = child.pointee.minimum
    // A rigid view answers the same to any proposal.
    let flags = child.pointee.flags
    return Size(
      width: self.minimum(
        .horizontal,
        child: minimum.width,
        isRigid: flags.contains(.rigidWidth),
        in: table
      ),
      height: self.minimum(
        .vertical,
        child: minimum.height,
        isRigid: flags.contains(.rigidHeight),
        in: table
      )
    )
  }

  @inline(__always)
  func minimum(
    _ axis: Axis,
    child: Double,
    isRigid: Bool,
    in table: borrowing NodeTable
  ) -> Double { child }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 {
    table.nodes[table.nodes.firstChild(of: node)].spacing
  }
}
