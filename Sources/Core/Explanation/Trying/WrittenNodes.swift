package import LayoutCore

/// The nodes of a view tree that a screen's source has, in preorder.
///
/// The rest is what controls are made of, which no line of the source says.
package struct WrittenNodes: Sendable {
  /// The positions in the tree.
  package let positions: [Int]
  private let ordinals: [Int: Int]

  /// Takes the nodes whose places are known; modifiers as well where those of none are.
  package init(_ tree: ViewTree, at places: some Collection<Int>) {
    let known = Set(places)
    func isModifier(_ node: Int) -> Bool {
      if case .modifier = tree.nodes[node].content { true } else { false }
    }
    let made = known.contains(where: isModifier) ? nil : WrittenNodes.made(in: tree)
    self.init(tree) { node in
      known.contains(node) || (isModifier(node) && made?.contains(node) == false)
    }
  }

  /// Takes the nodes that are in no part that a control makes itself.
  package init(_ tree: ViewTree) {
    let made = WrittenNodes.made(in: tree)
    self.init(tree) { node in
      if made.contains(node) { return false }
      if case .slot = tree.nodes[node].content { return false }
      return true
    }
  }

  /// The nodes that controls make.
  private static func made(in tree: ViewTree) -> Set<Int> {
    var made: Set<Int> = []
    for node in tree.subtree(of: nil) {
      guard let parent = tree.parent(of: node) else { continue }
      if case .slot(let part) = tree.nodes[parent].content {
        if !part.isGiven { made.insert(node) }
      } else if case .control = tree.nodes[parent].content {
        made.insert(node)
      } else if made.contains(parent) {
        made.insert(node)
      }
    }
    return made
  }

  private init(_ tree: ViewTree, where isWritten: (Int) -> Bool) {
    var positions: [Int] = []
    var ordinals: [Int: Int] = [:]
    for node in tree.subtree(of: nil) where isWritten(node) {
      ordinals[node] = positions.count
      positions.append(node)
    }
    (self.positions, self.ordinals) = (positions, ordinals)
  }

  /// The place of a node among the others; nil for one that a control makes.
  package func ordinal(of node: Int) -> Int? { ordinals[node] }

  /// Whether other nodes, of another tree, are the same views and modifiers in the same order.
  func isAlike(_ tree: ViewTree, _ other: WrittenNodes, _ otherTree: ViewTree) -> Bool {
    positions.count == other.positions.count
      && zip(positions, other.positions).allSatisfy {
        tree.nodes[$0].content.typeName == otherTree.nodes[$1].content.typeName
      }
  }
}
