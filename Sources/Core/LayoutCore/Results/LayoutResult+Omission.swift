extension LayoutResult {
  /// Whether a view or modifier is left out of a container that shows one of its children; nil if
  /// it has no single place in the layout.
  ///
  /// - Parameters:
  ///   - position: Its position in the view tree.
  ///   - container: That of the container.
  package func isOmitted(at position: Int, from container: Int) -> Bool? {
    let nodes = engine.tree.nodeOfView
    guard nodes.indices.contains(position), nodes.indices.contains(container) else { return nil }
    let end = Int(nodes[container])
    var node = Int(nodes[position])
    if node < 0 || end < 0 { return nil }
    while node >= 0, node != end {
      if engine.status[node] == .omitted { return true }
      node = Int(engine.nodes[node].parent)
    }
    return false
  }
}
