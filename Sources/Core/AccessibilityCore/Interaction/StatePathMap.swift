internal import LayoutCore

/// The paths of views with state, controls and scroll views, to find them again in another version
/// of a view tree.
///
/// A path leads through the tree, skips modifiers and begins anew at a view with an id. Equal paths
/// in several trees have the same number.
struct StatePathMap {
  private enum Name: Hashable {
    case id(String)
    case child(Int)
    /// Content of a modifier: the number of such modifiers around it on the same view, and its
    /// position.
    case content(level: Int, Int)
  }

  private struct Step: Hashable {
    var parent: Int
    var name: Name
  }

  private struct Open {
    /// The node, −1 for the root of the topmost ones.
    var node: Int
    var path: Int
    var isModifier: Bool
    /// The number of modifiers with content around the view that a modifier modifies.
    var level = 0
    var children = 0
  }

  private var numbers: [Step: Int] = [:]

  /// The position of the view at each place.
  mutating func views(in tree: ViewTree) -> [Int: Int] {
    var views: [Int: Int] = [:]
    var open = [Open(node: -1, path: -1, isModifier: false)]
    for index in tree.subtree(of: nil) {
      let outer = tree.parent(of: index) ?? -1
      while open[open.count - 1].node != outer { open.removeLast() }
      let parent = open[open.count - 1]
      open[open.count - 1].children += 1
      let path = path(of: tree.identifier(of: index), in: parent)
      if tree.nodes[index].content.hasState { views[path] = index }
      guard let child = tree.children(of: index).first(where: { _ in true }) else { continue }
      var next = Open(node: index, path: path, isModifier: false)
      if case .modifier = tree.nodes[index].content {
        next.isModifier = true
        let hasContent = tree.nextSibling(of: child) != nil
        let outer = parent.isModifier && parent.children == 0 ? parent.level : 0
        next.level = outer + (hasContent ? 1 : 0)
      }
      open.append(next)
    }
    return views
  }

  private mutating func path(of id: String?, in parent: Open) -> Int {
    if let id { return number(Step(parent: -1, name: .id(id))) }
    guard parent.isModifier else {
      return number(Step(parent: parent.path, name: .child(parent.children)))
    }
    return parent.children == 0
      ? parent.path
      : number(
        Step(parent: parent.path, name: .content(level: parent.level, parent.children))
      )
  }

  private mutating func number(_ step: Step) -> Int {
    if let known = numbers[step] { return known }
    numbers[step] = numbers.count
    return numbers.count - 1
  }
}

extension ViewContent {
  /// Whether the view has a state that its user can change.
  fileprivate var hasState: Bool {
    if case .control = self { return true }
    return if case .scrollView = self { true } else { false }
  }
}
