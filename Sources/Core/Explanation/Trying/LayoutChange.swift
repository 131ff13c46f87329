package import LayoutCore

/// A change of one line of a screen's source, to be tried (E1.3).
package struct LayoutChange: Sendable {
  /// The ways in which a screen is changed, the simplest first.
  package enum Kind: Sendable {
    /// The modifier is left out.
    case removal
    /// The view or modifier becomes another of its kind.
    case replacement(ViewContent)
    /// A modifier is written behind all those of the view.
    case addition(ModifierContent)
  }

  package let kind: Kind
  /// The modifier or view that is changed, by its position in the tree of the usual variant.
  package let node: Int
  /// The view that it belongs to.
  package let view: Int
  /// Whether looks suffer: smaller letters, or another order of views.
  var changesLooks = false

  package init(_ kind: Kind, at node: Int, of view: Int, changesLooks: Bool = false) {
    (self.kind, self.node, self.view) = (kind, node, view)
    self.changesLooks = changesLooks
  }

  /// A modifier that does nothing, whose node keeps its place.
  private static let nothing = ViewContent.modifier(
    .environment(EnvironmentChange(name: "none") { _ in })
  )

  /// A measure for how much of the source changes.
  var cost: Int {
    let looks = changesLooks ? 10 : 0
    return switch kind {
    case .removal: looks
    case .replacement: looks + 1
    case .addition: looks + 2
    }
  }

  /// Changes a tree at the node that corresponds to ``node``.
  func apply(to tree: inout ViewTree, at node: Int) {
    switch kind {
    case .removal: tree.setContent(LayoutChange.nothing, at: node)
    case .replacement(let content): tree.setContent(content, at: node)
    case .addition(let modifier):
      tree.wrap(tree.outermost(of: node), in: [modifier])
    }
  }
}

extension ViewTree {
  /// Puts modifiers around a node, the first of them outermost.
  mutating func wrap(_ node: Int, in modifiers: [ModifierContent]) {
    let parent = parent(of: node)
    let index = children(of: parent).prefix { $0 != node }.count
    var builder = ViewTreeBuilder()
    for modifier in modifiers { builder.open(.modifier(modifier)) }
    for _ in modifiers { builder.close() }
    guard var innermost = insert(builder.finish(), at: index, in: parent).first else { return }
    for child in subtree(of: innermost) { innermost = child }
    move(node, to: 0, in: innermost)
  }

  /// The outermost modifier of a view; the view itself if it has none.
  func outermost(of view: Int) -> Int {
    var outermost = view
    while let parent = parent(of: outermost), case .modifier = nodes[parent].content {
      var children = children(of: parent)
      guard children.next() == outermost else { break }
      outermost = parent
    }
    return outermost
  }

  /// The view that a modifier belongs to, or is around the first of; the node itself if it is none.
  package func modifiedView(of node: Int) -> Int {
    var view = node
    while case .modifier = nodes[view].content {
      var children = children(of: view)
      guard let child = children.next() else { break }
      view = child
    }
    return view
  }
}
