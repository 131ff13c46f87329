extension ViewGraph {
  /// The node being edited; nil if there is none.
  public var focus: GraphNode? { focusedNode }

  /// Moves the keyboard focus to a node, or removes it.
  ///
  /// Both nodes, and those around them, are notified.
  public func moveFocus(to node: GraphNode?) {
    guard focusedNode !== node else { return }
    let old = focusedNode
    focusedNode = node
    old?.noteFocus(false)
    node?.noteFocus(true)
  }
}

extension GraphNode {
  /// Notifies the node and those around it that it has gained or lost the focus.
  fileprivate func noteFocus(_ hasFocus: Bool) {
    invalidate()
    var next: GraphNode? = self
    while let node = next {
      node.requests?.focus?(hasFocus)
      next = node.parent
    }
  }
}
