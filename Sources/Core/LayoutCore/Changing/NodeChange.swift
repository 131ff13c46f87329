/// The changes of a node since the node around it was last summed up.
struct NodeChange {
  /// The node's properties at that time.
  let looks: NodeLooks
  /// Whether the node has to be summed up: only sizes inside may have changed otherwise.
  var isSummedUp = true
  /// Whether a child has other spacing.
  var hasOtherGaps = false
  /// Whether children were inserted or removed.
  var hasOtherChildren = false

  /// Creates the change of a node with former properties.
  init(_ looks: NodeLooks) { self.looks = looks }

  /// Merges a later change.
  mutating func merge(_ other: NodeChange) {
    isSummedUp = isSummedUp || other.isSummedUp
    hasOtherGaps = hasOtherGaps || other.hasOtherGaps
    hasOtherChildren = hasOtherChildren || other.hasOtherChildren
  }
}

/// A node's properties as the node around it sees them, but for its size.
struct NodeLooks: Equatable {
  let flags: LayoutNode.Flags
  let guides: GuideMask
  let priority: Double
  let minimum: Size
  let spacing: Int32

  init(_ node: LayoutNode) {
    flags = node.flags
    guides = node.guides
    priority = node.priority
    minimum = node.minimum
    spacing = node.spacing
  }

  /// Whether all known properties are equal; those that are not known count as equal.
  static func == (first: NodeLooks, second: NodeLooks) -> Bool {
    first.flags == second.flags && first.guides == second.guides
      && first.spacing == second.spacing
      && first.priority.bitPattern == second.priority.bitPattern
      && first.minimum.width.bitPattern == second.minimum.width.bitPattern
      && first.minimum.height.bitPattern == second.minimum.height.bitPattern
  }
}
