internal import LayoutCore

extension GraphNode {
  /// Whether the node is made only when it is needed: inside of a list or a lazy container in its
  /// level of navigation.
  public final var isInLazyContainer: Bool {
    var node = self
    while let around = node.parent {
      if around is LayerNode { return false }
      switch around.output {
      case .content(.control(.list)): return true
      case .content(.control(.navigationStack)), .content(.control(.navigationSplitView)):
        return false
      case .content(let content): if content.isLazy { return true }
      case .inPlace: break
      }
      node = around
    }
    return false
  }
}
