/// The change status of a node's children since they were placed.
enum NodeStatus: UInt8 {
  /// Something inside may have moved; so may the content of the nodes around.
  case dirty
  /// Everything inside is placed as the node's size and proposal demand.
  case clean
  /// The node is not shown: a `ViewThatFits` has chosen another one.
  case omitted
}
