/// The changes of nodes that have not been summed up; a single one, the usual case, needs no
/// dictionary.
struct NodeChanges {
  private(set) var only: (node: Int32, change: NodeChange)?
  private(set) var byNode: [Int32: NodeChange] = [:]

  var isEmpty: Bool { only == nil && byNode.isEmpty }

  /// Notes a change of a node.
  ///
  /// - Returns: Whether it is the node's first change.
  @discardableResult
  mutating func note(_ change: NodeChange, of node: Int32) -> Bool {
    if byNode.isEmpty, only == nil {
      only = (node, change)
      return true
    }
    listByNode()
    if byNode[node]?.merge(change) != nil { return false }
    byNode[node] = change
    return true
  }

  /// Takes the only change.
  ///
  /// - Returns: The change; nil if there are others, or none.
  mutating func takeOnly() -> (node: Int32, change: NodeChange)? {
    defer { only = nil }
    return only
  }

  /// Lists all changes by their nodes, the only one as well.
  mutating func listByNode() {
    if let (node, change) = takeOnly() { byNode[node] = change }
  }

  /// Takes the change of a node.
  mutating func take(_ node: Int32) -> NodeChange? {
    listByNode()
    return byNode.removeValue(forKey: node)
  }
}
