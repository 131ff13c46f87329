/// The edits that turn one view tree into another.
///
/// Views are paired by their identity: siblings with the same id, and those without by their order,
/// as in SwiftUI's structural identity.
struct ViewTreeDifference {
  /// An edit of the old tree.
  enum Edit {
    /// Changes the content of a node.
    case content(Int, other: Int)
    /// Removes a node.
    case remove(Int)
    /// Inserts nodes of the new tree after a number of a node's children.
    case insert([Int], at: Int, in: Int?)
  }

  /// The edits, in order.
  private(set) var edits: [Edit] = []
  /// For each node of the old tree, the equal one of the new tree, -1 for none.
  private(set) var positions: [Int32]

  private var old: ViewTree
  private let new: ViewTree
  /// The nodes of both, while they are compared: reading one through an array would copy it.
  private var nodes = UnsafeBufferPointer<ViewTree.Node>(start: nil, count: 0)
  private var newNodes = UnsafeBufferPointer<ViewTree.Node>(start: nil, count: 0)
  /// Those around the nodes that are compared, the innermost last; none if they do not matter.
  private var environments: [EnvironmentValues]

  /// Compares two trees.
  ///
  /// - Parameters:
  ///   - old: The old tree.
  ///   - new: The new tree.
  ///   - environment: The environment of both roots.
  /// - Returns: Nil if the trees differ, as far as is known, in custom alignments, or in so much
  ///   that resolving all costs less.
  init?(from old: ViewTree, to new: ViewTree, environment: EnvironmentValues) {
    guard old.alignments.count == new.alignments.count,
      zip(old.alignments, new.alignments).allSatisfy({ $0.isLike($1) })
    else { return nil }
    self.old = old
    self.new = new
    environments = [environment]
    positions = Array(repeating: -1, count: old.nodes.count)
    compareAll(inside: nil)
    // Each edit is looked up among its siblings.
    if edits.count > old.nodes.count / 8 + 16 { return nil }
    forgetOldTree()
  }

  /// Releases the tree that is about to be edited, so that editing it does not copy it.
  private mutating func forgetOldTree() { old = ViewTree() }

  /// Compares the content of a node with another tree, whose every node has its content from there.
  init(inside node: Int, of old: ViewTree, to new: ViewTree) {
    self.old = old
    self.new = new
    environments = []
    positions = Array(repeating: -1, count: old.nodes.count)
    compareAll(inside: node)
    forgetOldTree()
  }

  /// Compares the content of a node of the old tree with all of the new one.
  private mutating func compareAll(inside node: Int?) {
    let (old, new) = (old, new)
    old.nodes.withUnsafeBufferPointer { nodes in
      new.nodes.withUnsafeBufferPointer { newNodes in
        (self.nodes, self.newNodes) = (nodes, newNodes)
        withStackSpace(levels: 2 * (max(old.depth, new.depth) + 2)) {
          compareChildren(of: node, with: nil)
        }
      }
    }
    nodes = UnsafeBufferPointer(start: nil, count: 0)
    newNodes = nodes
  }

  /// Notes the node of the new tree for one inserted into the old tree, with all inside.
  mutating func note(_ node: Int, in tree: ViewTree, is other: Int) {
    for (position, other) in zip(tree.subtree(of: node), new.subtree(of: other)) {
      while positions.count <= position { positions.append(-1) }
      positions[position] = Int32(other)
    }
  }

  // MARK: Nodes

  /// Compares two nodes with the same identity.
  ///
  /// - Returns: Whether the edits can turn one into the other; nothing is noted otherwise.
  private mutating func compare(_ node: Int, with other: Int) -> Bool {
    if let environment = environments.last,
      case .modifier(.environment(let change)) = nodes[node].content,
      case .modifier(.environment(let newChange)) = newNodes[other].content
    {
      return compare(node, change, with: other, newChange, in: environment)
    }
    // The content made for a reader stays until that is placed.
    if case .geometryContent = nodes[node].content,
      case .geometryContent = newNodes[other].content
    {
      edits.append(.content(node, other: other))
      positions[node] = Int32(other)
      return true
    }
    if !nodes[node].content.isLike(newNodes[other].content) {
      guard
        newNodes[other].content.canTake(
          thePlaceOf: nodes[node].content,
          nodes[node].firstChild >= 0,
          newNodes[other].firstChild >= 0
        )
      else { return false }
      edits.append(.content(node, other: other))
    }
    positions[node] = Int32(other)
    compareChildren(of: node, with: other)
    return true
  }

  /// Compares environment changes by their results for the environment around.
  private mutating func compare(
    _ node: Int,
    _ change: EnvironmentChange,
    with other: Int,
    _ newChange: EnvironmentChange,
    in outer: EnvironmentValues
  ) -> Bool {
    var (inner, newInner) = (outer, outer)
    change.apply(to: &inner)
    newChange.apply(to: &newInner)
    guard inner == newInner else { return false }
    environments.append(inner)
    positions[node] = Int32(other)
    compareChildren(of: node, with: other)
    environments.removeLast()
    return true
  }

  // MARK: Siblings

  private mutating func compareChildren(of node: Int?, with other: Int?) {
    if haveSameIdentities(node, other) { return comparePairs(of: node, with: other) }
    let children = Array(old.children(of: node))
    let others = Array(new.children(of: other))
    var partners: [Int?] = Array(repeating: nil, count: others.count)
    var isPaired = Array(repeating: false, count: children.count)
    for (index, otherIndex) in pairs(children, others)
    where compare(children[index], with: others[otherIndex]) {
      partners[otherIndex] = children[index]
      isPaired[index] = true
    }
    for (index, child) in children.enumerated() where !isPaired[index] {
      edits.append(.remove(child))
    }
    var start = 0
    while start < others.count {
      var end = start
      while end < others.count, partners[end] == nil { end += 1 }
      if end > start { edits.append(.insert(Array(others[start..<end]), at: start, in: node)) }
      start = end + 1
    }
  }

  /// Whether the children of two nodes are the same views in the same order, as far as ids tell.
  private func haveSameIdentities(_ node: Int?, _ other: Int?) -> Bool {
    var (child, otherChild) = firstChildren(node, other)
    let areAnonymous = old.identifiers.isEmpty && new.identifiers.isEmpty
    while child >= 0, otherChild >= 0 {
      guard areAnonymous || identity(of: Int(child)) == newIdentity(of: Int(otherChild)) else {
        return false
      }
      (child, otherChild) = (nodes[Int(child)].nextSibling, newNodes[Int(otherChild)].nextSibling)
    }
    return child < 0 && otherChild < 0
  }

  /// Compares children that are the same views in the same order.
  private mutating func comparePairs(of node: Int?, with other: Int?) {
    var index = 0
    var (child, otherChild) = firstChildren(node, other)
    while child >= 0, otherChild >= 0 {
      if !compare(Int(child), with: Int(otherChild)) {
        edits.append(.remove(Int(child)))
        edits.append(.insert([Int(otherChild)], at: index, in: node))
      }
      index += 1
      (child, otherChild) = (nodes[Int(child)].nextSibling, newNodes[Int(otherChild)].nextSibling)
    }
  }

  /// The first nodes inside of two nodes, or at the top; −1 for none.
  private func firstChildren(_ node: Int?, _ other: Int?) -> (Int32, Int32) {
    (
      node.map { nodes[$0].firstChild } ?? old.firstRoot,
      other.map { newNodes[$0].firstChild } ?? new.firstRoot
    )
  }

  private func identity(of node: Int) -> String? { nodes.identity(of: node, old.identifiers) }

  private func newIdentity(of node: Int) -> String? {
    newNodes.identity(of: node, new.identifiers)
  }

  /// The siblings with the same identity that keep their order, by their indices.
  private func pairs(_ children: [Int], _ others: [Int]) -> [(Int, Int)] {
    if children.isEmpty || others.isEmpty { return [] }
    var places: [Identity: Int] = [:]
    for (index, identity) in identities(of: children, identity).enumerated() {
      places[identity] = places[identity] ?? index
    }
    var candidates: [(Int, Int)] = []
    for (index, identity) in identities(of: others, newIdentity).enumerated() {
      if let place = places.removeValue(forKey: identity) { candidates.append((place, index)) }
    }
    return LongestIncreasingSubsequence.indices(of: candidates.map(\.0)).map { candidates[$0] }
  }

  private enum Identity: Hashable {
    case id(String)
    case place(Int)
  }

  private func identities(of siblings: [Int], _ identity: (Int) -> String?) -> [Identity] {
    var place = 0
    return siblings.map { node in
      if let id = identity(node) { return .id(id) }
      defer { place += 1 }
      return .place(place)
    }
  }
}

extension UnsafeBufferPointer<ViewTree.Node> {
  /// The id of a view, which its modifiers share with it; nil if it has none.
  fileprivate func identity(of node: Int, _ identifiers: [String]) -> String? {
    var node = node
    while true {
      let identifier = self[node].identifier
      if identifier >= 0 { return identifiers[Int(identifier)] }
      guard case .modifier = self[node].content, self[node].firstChild >= 0 else { return nil }
      node = Int(self[node].firstChild)
    }
  }
}

extension ViewContent {
  /// Whether a node with other content can get this one, and keep its views.
  fileprivate func canTake(
    thePlaceOf other: ViewContent,
    _ hasChildren: Bool,
    _ willHaveChildren: Bool
  ) -> Bool {
    if case .modifier(let modifier) = self, case .modifier(let other) = other {
      return modifier.bringsViews == other.bringsViews
    }
    guard canBecomeAnotherView, other.canBecomeAnotherView else { return false }
    return typeName == other.typeName || (!hasChildren && !willHaveChildren)
  }

  /// Whether the content of the kind describes all of its views.
  private var canBecomeAnotherView: Bool {
    if case .control = self { return false }
    if case .geometryContent = self { return false }
    return role != .modifier && role != .proxied
  }
}
