import Controls
import LayoutCore
import TestSupport

extension IncrementalLayout {
  /// Changes something, whatever it may be.
  func edit(_ random: inout SeededGenerator) {
    let tree = scene.tree
    let nodes = Array(tree.subtree(of: nil))
    guard let node = nodes.randomElement(using: &random) else {
      insert(views(random.next()), at: 0, in: nil)
      return
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4:
      let place = place(in: tree, &random)
      insert(views(random.next()), at: place.index, in: place.parent)
    case 4..<6:
      remove(node)
    case 6, 7:
      var rest = tree
      rest.remove(node)
      let place = place(in: rest, &random)
      move(node, to: place.index, in: place.parent)
    case 8:
      let changes = nodes.filter {
        if case .modifier(.environment) = tree.nodes[$0].content { true } else { false }
      }
      guard let node = changes.randomElement(using: &random) else { return }
      let change = SampleGenerator.environmentChange(seed: random.next())
      setContent(.modifier(.environment(change)), at: node)
    case 9:
      for node in nodes {
        guard case .conditional(let isPresent) = tree.nodes[node].content else { continue }
        setContent(.conditional(isPresent: !isPresent), at: node)
      }
    case 10:
      for node in nodes {
        guard case .control(.disclosureGroup(let isExpanded)) = tree.nodes[node].content else {
          continue
        }
        setControl(.disclosureGroup(isExpanded: !isExpanded), at: node)
      }
    default:
      if let content = tree.nodes[node].content.varied(by: &random) {
        setContent(content, at: node)
      } else if !tree.hasChildren(node), !tree.readsProxy(at: node) {
        setContent([.text("another"), .divider, .emptyView][node % 3], at: node)
      }
    }
  }

  /// A place where a view can be put.
  private func place(in tree: ViewTree, _ random: inout SeededGenerator)
    -> (parent: Int?, index: Int)
  {
    let parents = tree.subtree(of: nil).filter { tree.nodes[$0].content.holdsViews }
    let parent =
      Bool.random(using: &random) && tree.nodes.count < 60
      ? parents.randomElement(using: &random) : parents.last
    let count = tree.children(of: parent).reduce(0) { count, _ in count + 1 }
    return (parent, Int.random(in: 0...count, using: &random))
  }

  private func views(_ seed: UInt64) -> ViewTree {
    var builder = ViewTreeBuilder()
    for view in SampleGenerator.views(seed: seed) { view.add(to: &builder) }
    return builder.finish()
  }
}

extension ViewTree {
  /// Whether a node depends on a geometry reader.
  fileprivate func readsProxy(at node: Int) -> Bool {
    if case .proxied = nodes[node].content { true } else { false }
  }
}

extension ViewContent {
  /// Whether any number of views can be inside.
  fileprivate var holdsViews: Bool {
    switch self {
    case .hStack, .vStack, .zStack, .group, .forEach, .conditional, .geometryReader, .lazyHStack,
      .lazyVStack, .scrollView, .rows, .grid, .gridRow, .lazyVGrid, .lazyHGrid, .viewThatFits,
      .layout:
      true
    default: false
    }
  }
}
