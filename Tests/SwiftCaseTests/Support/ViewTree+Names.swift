import LayoutCore

extension ViewTree {
  /// The tree with the ids that the same views have in another; nil if they are not the same.
  ///
  /// Groups, and what sets the environment, are of no account: only one front end may have them.
  func named(like other: ViewTree) -> ViewTree? {
    let nodes = lasting
    let others = other.lasting
    let names = (nodes.map(typeName), others.map(other.typeName))
    guard names.0 == names.1 else { return nil }
    var tree = self
    for (node, stated) in zip(nodes, others) {
      tree.setIdentifier(other.identifier(of: stated), at: node)
    }
    return tree
  }

  private func typeName(_ node: Int) -> String {
    let name = nodes[node].content.typeName
    return name.hasSuffix("StackLayout") ? String(name.dropLast("Layout".count)) : name
  }

  private var lasting: [Int] {
    subtree(of: nil).filter { node in
      switch nodes[node].content {
      case .group, .forEach, .conditional, .emptyView, .modifier(.environment): false
      default: true
      }
    }
  }
}
