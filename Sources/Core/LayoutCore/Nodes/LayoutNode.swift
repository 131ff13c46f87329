/// A view or modifier that takes part in layout, resolved and compact: the data of the hot loops.
///
/// A node keeps its position in the table as long as it exists, whatever is inserted or removed
/// around it; its neighbours are linked to it.
struct LayoutNode: Sendable {
  /// The kind of the node, with that kind's data.
  var kind: NodeKind
  var flags: Flags = []
  /// Guides that may be explicit for this node.
  var guides: GuideMask = []
  var priority: Double = 0
  /// The known answer of the node to a proposal of 0; NaN if it is unknown.
  var minimum = Size.unknown
  /// The neighbours' positions, −1 for none.
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  var childCount: Int32 = 0
  /// Position in the view tree, −1 for an implicit container.
  var view: Int32
  /// Position among the environments.
  var environment: Int32
  /// The index of the cached sizes, among those of containers or of modifiers; −1 for none.
  var cache: Int32 = -1
  /// Position among the spacing preferences.
  var spacing: Int32 = 0
  /// The number of nodes around it.
  var level: Int32 = 0

  init(_ kind: NodeKind, view: Int, environment: Int) {
    self.kind = kind
    self.view = Int32(truncatingIfNeeded: view)
    self.environment = Int32(truncatingIfNeeded: environment)
  }

  @inline(__always)
  var direction: LayoutDirection {
    flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
  }

  /// Whether the size along `axis` is the same at every proposal.
  @inline(__always)
  func isRigid(_ axis: Axis) -> Bool {
    flags.contains(axis == .horizontal ? .rigidWidth : .rigidHeight)
  }
}

extension BufferView<LayoutNode> {
  /// The first child, −1 for none.
  @inline(__always)
  func firstChild(of node: Int) -> Int { Int((self + node).pointee.firstChild) }

  /// The sibling after a node, −1 for none.
  @inline(__always)
  func next(after node: Int) -> Int { Int((self + node).pointee.nextSibling) }

  /// The second child of a node, as an overlay's content beside its view; −1 for none.
  @inline(__always)
  func secondChild(of node: Int) -> Int {
    let first = firstChild(of: node)
    return first < 0 ? -1 : next(after: first)
  }

  /// The children of a node.
  func children(of node: Int) -> NodeChildren { NodeChildren(nodes: self, of: node) }

  /// The next node in preorder that is not inside, −1 after the last.
  @inline(__always)
  func nextSkippingInside(of node: Int) -> Int {
    var node = node
    while node >= 0 {
      let next = next(after: node)
      if next >= 0 { return next }
      node = Int((self + node).pointee.parent)
    }
    return -1
  }

  /// The highest priority among a container's children.
  func highestPriority(inside node: Int) -> Double {
    var highest = -Double.infinity
    var child = firstChild(of: node)
    while child >= 0 {
      highest = Swift.max(highest, (self + child).pointee.priority)
      child = next(after: child)
    }
    return highest
  }
}

/// The children of a node, by their positions.
struct NodeChildren: Sequence, IteratorProtocol {
  private let nodes: BufferView<LayoutNode>
  private var position: Int

  init(nodes: BufferView<LayoutNode>, of parent: Int) {
    self.nodes = nodes
    position = nodes.firstChild(of: parent)
  }

  mutating func next() -> Int? {
    guard position >= 0 else { return nil }
    defer { position = nodes.next(after: position) }
    return position
  }
}
