extension ViewGraph {
  /// The node that has the keyboard; nil if none has.
  public var focus: GraphNode? { focusedNode }

  /// Gives the keyboard to a node, or takes it from the one that has it.
  ///
  /// Both nodes, and those around them, hear of it.
  public func moveFocus(to node: GraphNode?) {
    guard focusedNode !== node else { return }
    let old = focusedNode
    focusedNode = node
    old?.noteFocus(false)
    node?.noteFocus(true)
  }
}

extension GraphNode {
  /// Tells the node and those around it that it has got or lost the keyboard.
  fileprivate func noteFocus(_ hasFocus: Bool) {
    invalidate()
    var next: GraphNode? = self
    while let node = next {
      node.requests?.focus?(hasFocus)
      next = node.parent
    }
  }
}
