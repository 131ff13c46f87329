/// Calls to layouts, and their effects on subviews.
extension LayoutEngine {
  /// Calls the layout of a node, with enough stack for its code.
  ///
  /// - Parameter proposal: A proposal for which the layout must be sized first; nil for none.
  func call<Result>(
    _ node: CustomLayoutNode,
    _ index: Int,
    sizedAt proposal: Proposal? = nil,
    _ body: (AnyLayout, LayoutSubviews, inout AnyLayout.Cache) -> Result
  ) -> Result {
    let subviews = subviews(of: index)
    let layout = tree.table.layouts[Int(node.layout)]
    return withStackSpace(for: index) {
      if let proposal { layout.prepare(subviews, pass: layoutCount, for: proposal) }
      return layout.call(subviews, pass: layoutCount) { body($0, subviews, &$1) }
    }
  }

  /// The size that the layout of a node answers.
  func size(_ node: CustomLayoutNode, _ index: Int, _ proposal: Proposal) -> Size {
    let subviews = subviews(of: index)
    return withStackSpace(for: index) {
      tree.table.layouts[Int(node.layout)].size(subviews, pass: layoutCount, proposal)
    }
  }

  private func subviews(of index: Int) -> LayoutSubviews {
    LayoutSubviews(
      host: layoutHost,
      nodes: Array(nodes.children(of: index))[...],
      layoutDirection: nodes[index].direction
    )
  }

  // MARK: Placing

  /// Runs a layout's code that places subviews, and centres those that it leaves out (L26.2).
  func placeSubviews(
    _ subviews: ArraySlice<Int>,
    in bounds: Rect,
    _ proposal: Proposal,
    _ body: () -> Void
  ) {
    guard let first = subviews.first else { return body() }
    let outer = placingContainer
    placingContainer = Int(nodes[first].parent)
    for node in subviews { states[node].x = .nan }
    body()
    for node in subviews where states[node].x.isNaN {
      let middle = Point(x: bounds.midX, y: bounds.midY)
      place(node, at: middle, anchor: .center, proposal)
    }
    placingContainer = outer
  }

  /// Places a subview of the layout that is placing its subviews; any other stays in its place.
  func place(_ node: Int, at position: Point, anchor: UnitPoint, _ proposal: Proposal) {
    guard Int(nodes[node].parent) == placingContainer else { return }
    propose(proposal, to: node)
    let x = position.x - anchor.x * states[node].width
    let y = position.y - anchor.y * states[node].height
    states[node].x = x.isFinite ? x : 0
    states[node].y = y.isFinite ? y : 0
  }
}
