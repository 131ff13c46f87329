/// The views of a screen and their modifiers, in the order in which they are written.
///
/// A front end builds it with a ``ViewTreeBuilder``; it has no reference to its source. A node
/// keeps its position as long as it is in the tree, whatever is inserted or removed around it:
/// positions are the identity of views for a front end. A builder numbers nodes in preorder. A
/// modifier is the parent of the view it modifies.
public struct ViewTree: Sendable {
  /// A view or modifier.
  public struct Node: Sendable {
    /// The content of the node.
    public var content: ViewContent
    /// The neighbours' positions, −1 for none.
    var parent: Int32
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    /// Its position among ``ViewTree/identifiers``, −1 if it has no id.
    var identifier: Int32 = -1
    /// The position of a control's metrics in the tree's table.
    var metrics: UInt32 = 0

    init(_ content: ViewContent, parent: Int32) {
      self.content = content
      self.parent = parent
    }

    /// The place of a node that was removed.
    static let vacant = Node(.emptyView, parent: -2)

    /// Whether the node is in the tree.
    var isPresent: Bool { parent != -2 }
  }

  /// The nodes by their positions; a removed one leaves a view that is not shown.
  public internal(set) var nodes: [Node] = []
  /// The first of the nodes at the top, −1 for none.
  var firstRoot: Int32 = -1
  /// The free positions.
  var vacancies: [Int32] = []
  /// The ids that front ends gave to views.
  public internal(set) var identifiers: [String] = []
  /// The number of identifiers whose nodes were removed.
  var unusedIdentifierCount = 0
  /// The metrics with which its controls are made.
  var metrics = ControlMetricsTable()
  /// The custom alignments.
  public internal(set) var alignments: [CustomAlignment] = []
  /// For each node the front end's number of its maker, −1 for none; empty if the front end uses
  /// positions alone.
  var owners: [Int32] = []
  /// The number of nodes that depend on the geometry reader around them.
  var dependentCount = 0
  /// The number of nodes on the longest way from the top to a leaf.
  public internal(set) var depth = 0

  /// The deepest tree that can be laid out, modifiers counted.
  public static let maximumDepth = 50_000

  /// The id of a node.
  public func identifier(of node: Int) -> String? {
    let identifier = nodes[node].identifier
    return identifier < 0 ? nil : identifiers[Int(identifier)]
  }

  /// The front end's number of a node's maker; nil if it has none.
  public func owner(of node: Int) -> Int32? {
    owners.indices.contains(node) && owners[node] >= 0 ? owners[node] : nil
  }

  /// Sets the maker of a node; none for -1.
  package mutating func setOwner(_ owner: Int32, of node: Int) {
    if owner < 0, owners.count <= node { return }
    while owners.count <= node { owners.append(-1) }
    owners[node] = owner
  }

  /// Removes the makers of all nodes.
  package mutating func forgetOwners() { owners = [] }

  /// The sizes of parts with which a control was built.
  public func controlMetrics(of node: Int) -> ControlMetrics { metrics[nodes[node].metrics] }

  /// The styles with which a control was built, without a badge.
  package func controlStyles(of node: Int) -> ControlStyles {
    metrics.styles(at: nodes[node].metrics)
  }

  /// The node around a node; nil at the top.
  public func parent(of node: Int) -> Int? {
    let parent = nodes[node].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// The next sibling of a node; nil after the last.
  public func nextSibling(of node: Int) -> Int? {
    let next = nodes[node].nextSibling
    return next < 0 ? nil : Int(next)
  }

  /// Whether a node has nodes inside.
  public func hasChildren(_ node: Int) -> Bool { nodes[node].firstChild >= 0 }

  /// Whether something inside of a node depends on a geometry reader.
  package func readsProxy(inside node: Int) -> Bool {
    dependentCount > 0 && children(of: node).contains { readsProxy(in: $0) }
  }

  /// Whether a node, or something inside of it, depends on a geometry reader.
  func readsProxy(in node: Int) -> Bool {
    dependentCount > 0 && subtree(of: node).contains { nodes[$0].content.readsProxy }
  }

  /// Replaces the content of a node, such as a text's characters or a modifier's value.
  ///
  /// - Precondition: The new content can have the children that the node has, and neither it nor
  ///   the old one depends on a geometry reader, but for another closure of
  ///   `ViewContent.geometryContent`.
  public mutating func setContent(_ content: ViewContent, at node: Int) {
    nodes[node].content = content
  }

  /// The positions of the nodes directly below `node`; of the top level for nil.
  public func children(of node: Int?) -> Children {
    Children(tree: self, position: node.map { nodes[$0].firstChild } ?? firstRoot)
  }

  /// The positions of sibling nodes.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: ViewTree
    var position: Int32

    /// The position of the next child, or `nil` after the last.
    public mutating func next() -> Int? {
      guard position >= 0 else { return nil }
      defer { position = tree.nodes[Int(position)].nextSibling }
      return Int(position)
    }
  }

  /// A node and those inside of it, in preorder; all nodes for nil.
  public func subtree(of node: Int?) -> Subtree {
    Subtree(tree: self, root: node ?? -1, position: node ?? Int(firstRoot))
  }

  /// The positions of nodes in preorder.
  public struct Subtree: Sequence, IteratorProtocol, Sendable {
    let tree: ViewTree
    let root: Int
    var position: Int

    /// The position of the next node, or `nil` after the last.
    public mutating func next() -> Int? {
      guard position >= 0 else { return nil }
      let current = position
      position = tree.following(current, in: root)
      return current
    }
  }

  /// The node after another in preorder, -1 at the end of `root`'s content.
  private func following(_ node: Int, in root: Int) -> Int {
    if nodes[node].firstChild >= 0 { return Int(nodes[node].firstChild) }
    var node = node
    while node >= 0, node != root {
      if nodes[node].nextSibling >= 0 { return Int(nodes[node].nextSibling) }
      node = Int(nodes[node].parent)
    }
    return -1
  }
}
