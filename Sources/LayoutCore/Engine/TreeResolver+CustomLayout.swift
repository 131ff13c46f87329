// Containers that follow a `Layout`, and the subviews that one of them hands on.
extension TreeResolver {
  /// The node of a layout's container.
  mutating func customLayout(_ layout: AnyLayout, view: Int) -> LayoutNode {
    var node = LayoutNode(.customLayout, view: view, parent: -1)
    node.extra = Int32(layouts.count)
    layouts.append(layout)
    // Its node is the next one.
    customLayouts.append(Int32(nodes.count))
    return node
  }

  /// The spacing of a layout: what it said to an earlier engine, or what the protocol's default makes
  /// of its subviews.
  mutating func customLayoutSpacing(of index: Int) -> Int32 {
    let position = Int(nodes[index].extra)
    guard position < known.layoutSpacings.count else {
      return add(ViewSpacing(unionOf: childSpacings(of: index).map { spacings[$0] }))
    }
    return add(known.layoutSpacings[position])
  }

  /// Notes what the next view hands to the layout around it.
  mutating func addLayoutValues(_ modifiers: some Collection<Int>) {
    guard hasLayoutValues else { return }
    var values: [LayoutValue] = []
    for view in modifiers {
      if case .modifier(.layoutValue(let value)) = content(of: view) { values.append(value) }
    }
    // Of several the innermost counts, which is written last.
    if !values.isEmpty { layoutValues[nodes.count] = values.reversed() }
  }

  /// A subview of a layout in another engine, with all that is known of it there.
  mutating func subviewLeaf(_ position: Int, view: Int) {
    var node = LayoutNode(.layoutSubview, view: view, parent: -1)
    node.extra = Int32(position)
    var minimum = Size(width: .nan, height: .nan)
    if let subviews = known.subviews, let engine = subviews.host.engine {
      let outer = subviews[subviews.startIndex + position].node
      node.flags = engine.nodes[outer].flags.intersection(.knownToParents)
      node.guides = engine.nodes[outer].guides
      node.priority = engine.nodes[outer].priority
      node.spacing = add(engine.tree.spacings[Int(engine.nodes[outer].spacing)])
      minimum = engine.tree.minimums[outer]
    }
    leaf(node)
    minimums[nodes.count - 1] = minimum
  }
}
