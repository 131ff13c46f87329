/// The views of a screen and their modifiers, in the order in which they are written.
///
/// This is what a front end builds, with a ``ViewTreeBuilder``; nothing in it knows where it came
/// from. The tree is flat: nodes in preorder, each with the end of its subtree, so that it can be
/// of any depth. A modifier is the parent of the view it modifies.
public struct ViewTree: Sendable {
  /// A view or modifier.
  public struct Node: Sendable {
    /// What it is.
    public var content: ViewContent
    /// The position behind the last node of its subtree.
    public var end: Int
    /// Its position among ``ViewTree/identifiers``; nil if it has no id.
    public var identifier: Int?
    /// The position of a control's metrics in the tree's table.
    var metrics: UInt32 = 0
  }

  /// The nodes in preorder.
  ///
  /// The top level may have several.
  public internal(set) var nodes: [Node] = []
  /// The ids that front ends gave to views.
  public internal(set) var identifiers: [String] = []
  /// How many of them belong to nodes that were removed.
  var unusedIdentifierCount = 0
  /// The metrics that its controls are made with.
  var metrics = ControlMetricsTable()
  /// The custom alignments.
  public internal(set) var alignments: [CustomAlignment] = []
  /// The nodes that depend on the geometry reader around them, in ascending order.
  package internal(set) var proxiedNodes: [Int] = []
  /// The number of nodes on the longest way from the top to a leaf.
  public internal(set) var depth = 0

  /// The deepest tree that can be laid out, modifiers counted.
  public static let maximumDepth = 50_000

  /// The id of a node.
  public func identifier(of node: Int) -> String? {
    nodes[node].identifier.map { identifiers[$0] }
  }

  /// The sizes of parts that a control was built with.
  public func controlMetrics(of node: Int) -> ControlMetrics { metrics[nodes[node].metrics] }

  /// Whether something inside of a node depends on a geometry reader.
  package func readsProxy(inside node: Int) -> Bool {
    readsProxy(in: node + 1..<nodes[node].end)
  }

  /// Whether some of the nodes depend on a geometry reader.
  func readsProxy(in nodes: Range<Int>) -> Bool {
    var range = proxiedNodes[...]
    while !range.isEmpty {
      let middle = (range.startIndex + range.endIndex) / 2
      if range[middle] < nodes.lowerBound {
        range = range[(middle + 1)...]
      } else {
        range = range[..<middle]
      }
    }
    return range.startIndex < proxiedNodes.count
      && proxiedNodes[range.startIndex] < nodes.upperBound
  }

  /// Replaces what a node is, such as a text's characters or a modifier's value.
  ///
  /// - Precondition: The new content can have the children that the node has, and neither it nor the
  ///   old one depends on a geometry reader.
  public mutating func setContent(_ content: ViewContent, at node: Int) {
    nodes[node].content = content
  }

  /// The positions of the nodes right below `node`; of the top level for nil.
  public func children(of node: Int?) -> Children {
    Children(
      tree: self,
      position: node.map { $0 + 1 } ?? 0,
      end: node.map { nodes[$0].end } ?? nodes.count
    )
  }

  /// The positions of sibling nodes.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: ViewTree
    var position: Int
    let end: Int

    /// The index of the next child, or `nil` after the last.
    public mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = tree.nodes[position].end }
      return position
    }
  }
}
