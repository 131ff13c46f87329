internal import LayoutCore

/// The places of controls in view trees, to find a control again in another version of a tree.
///
/// A place is a way through the tree that modifiers do not lengthen; it begins anew at a view with
/// an id. The same ways of several trees have the same number.
struct ControlPaths {
  private enum Name: Hashable {
    case id(String)
    case child(Int)
    /// Content of a modifier: how many modifiers with content lie around it on the same view, and
    /// its position.
    case content(level: Int, Int)
  }

  private struct Step: Hashable {
    var parent: Int
    var name: Name
  }

  private struct Open {
    var end: Int
    var path: Int
    var isModifier: Bool
    /// The number of modifiers with content around the view that a modifier modifies.
    var level = 0
    var children = 0
  }

  private var numbers: [Step: Int] = [:]

  /// The position of the control at each place.
  mutating func controls(in tree: ViewTree) -> [Int: Int] {
    var controls: [Int: Int] = [:]
    var open = [Open(end: tree.nodes.count, path: -1, isModifier: false)]
    for (index, node) in tree.nodes.enumerated() {
      while open[open.count - 1].end <= index { open.removeLast() }
      let parent = open[open.count - 1]
      open[open.count - 1].children += 1
      let path = path(of: tree.identifier(of: index), in: parent)
      if case .control = node.content { controls[path] = index }
      guard node.end > index + 1 else { continue }
      var next = Open(end: node.end, path: path, isModifier: false)
      if case .modifier = node.content {
        next.isModifier = true
        let hasContent = tree.nodes[index + 1].end < node.end
        let outer = parent.isModifier && parent.children == 0 ? parent.level : 0
        next.level = outer + (hasContent ? 1 : 0)
      }
      open.append(next)
    }
    return controls
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
