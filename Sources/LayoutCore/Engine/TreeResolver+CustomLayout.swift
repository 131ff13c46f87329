// Containers that follow a `Layout`, and the subviews that one of them hands on.
extension TreeResolver {
  /// The node of a layout's container.
  mutating func customLayout(_ layout: AnyLayout, view: Int) -> LayoutNode {
    var node = LayoutNode(.customLayout, view: view, parent: -1)
    node.extra = Int32(layouts.count)
    layouts.append(layout)
    // Its node is the next one.
    customLayouts.append(Int32(count))
    return node
  }

  /// Notes what the next view hands to the layout around it.
  mutating func addLayoutValues() {
    var values: [LayoutValue] = []
    for wrapper in pendingModifiers {
      if case .layoutValue(let value) = wrapper.modifier { values.append(value) }
    }
    // Of several the innermost counts, which is written last.
    if !values.isEmpty { layoutValues[count] = values.reversed() }
  }

  /// A subview of a layout in another engine, with all that is known of it there.
  mutating func subviewLeaf(_ position: Int, view: Int) {
    var node = LayoutNode(.layoutSubview, view: view, parent: -1)
    node.extra = Int32(position)
    var minimum = Size.unknown
    if let subviews = known.subviews, let engine = subviews.host.engine {
      let outer = subviews[subviews.startIndex + position].node
      node.flags = engine.nodes[outer].flags.intersection(.knownToParents)
      node.guides = engine.nodes[outer].guides
      node.priority = engine.nodes[outer].priority
      node.spacing = table.add(engine.tree.spacings[Int(engine.nodes[outer].spacing)])
      minimum = engine.nodes[outer].minimum
    }
    leaf(node)
    nodes[count - 1].minimum = minimum
  }
}
