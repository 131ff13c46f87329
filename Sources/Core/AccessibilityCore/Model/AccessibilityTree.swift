/// The accessibility tree of a laid-out screen.
public struct AccessibilityTree: Sendable {
  /// The largest depth of nested containers: a tree has to be walked on any thread's stack.
  ///
  /// Containers at a greater depth are left out, and noted in ``ignored``; their children stay.
  public static let maximumDepth = 200

  /// The nodes at the top, in the order of the views.
  public var roots: [AccessibilityNode]
  /// The positions of ``roots`` in reading order.
  public var readingOrder: [Int]
  /// Views that are not in the tree although one might expect them, with the reasons.
  public var ignored: [IgnoredView]

  /// A view that is not in the tree.
  public struct IgnoredView: Sendable {
    /// The view's path.
    public var id: String
    /// The name of the view.
    public var role: String
    /// The reason for which it is not in the tree.
    public var reason: String
  }

  /// The nodes at the top in reading order.
  public var rootsInReadingOrder: [AccessibilityNode] { readingOrder.map { roots[$0] } }

  /// All elements, without containers, in reading order.
  public var elements: [AccessibilityNode] {
    var elements: [AccessibilityNode] = []
    func visit(_ node: AccessibilityNode) {
      if node.kind == .element { elements.append(node) }
      node.childrenInReadingOrder.forEach(visit)
    }
    rootsInReadingOrder.forEach(visit)
    return elements
  }

  /// The tree of one node with all inside, or `nil` if no node has the id.
  public func subtree(of id: String) -> AccessibilityTree? {
    var pending = roots
    while let node = pending.popLast() {
      if node.id == id {
        let inside = ignored.filter { $0.id.hasPrefix(id + "/") }
        return AccessibilityTree(roots: [node], readingOrder: [0], ignored: inside)
      }
      pending += node.children
    }
    return nil
  }
}
