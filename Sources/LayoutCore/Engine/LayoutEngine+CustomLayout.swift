/// Containers that follow a ``Layout`` (section 26 of the semantics).
extension LayoutEngine {
  /// The size that a layout answers; what is not a number counts as 0.
  func measureCustomLayout(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let proposal = Proposal(width: width, height: height).viewSize
    let size = call(index) { layout, subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return Size(
      width: size.width.isNaN ? 0 : size.width,
      height: size.height.isNaN ? 0 : size.height
    )
  }

  /// Lets a layout place its subviews in bounds of a given size.
  func placeCustomLayout(_ index: Int, _ proposal: Proposal, size: Size) {
    let bounds = Rect(origin: .zero, size: size)
    call(index) { layout, subviews, cache in
      placeSubviews(subviews.nodes, in: bounds, proposal) {
        layout.placeSubviews(
          in: bounds,
          proposal: proposal.viewSize,
          subviews: subviews,
          cache: &cache
        )
      }
    }
  }

  /// The value that a layout sets for a guide, NaN if it sets none.
  func customLayoutGuide(_ key: AlignmentKey, of index: Int, at proposal: Proposal) -> Double {
    let size = size(index, proposal.width, proposal.height)
    // L16.10.
    guard size.isFinite else { return .nan }
    let bounds = Rect(origin: .zero, size: size)
    let value = call(index) { layout, subviews, cache in
      isHorizontal(key)
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key),
          in: bounds,
          proposal: proposal.viewSize,
          subviews: subviews,
          cache: &cache
        )
        : layout.explicitAlignment(
          of: VerticalAlignment(key),
          in: bounds,
          proposal: proposal.viewSize,
          subviews: subviews,
          cache: &cache
        )
    }
    return value ?? .nan
  }

  /// The distances that the tree's layouts would like to have from their neighbours.
  func preferredSpacings() -> [ViewSpacing] {
    tree.customLayouts.map { node in
      let index = Int(node)
      // Without subviews it is no layout any more (L26.3).
      guard nodes[index].kind == .customLayout else {
        return tree.spacings[Int(nodes[index].spacing)]
      }
      return call(index) { layout, subviews, cache in
        layout.spacing(subviews: subviews, cache: &cache).written()
      }
    }
  }

  /// Calls the layout of a node, with room for its own code on the stack.
  private func call<Result>(
    _ index: Int,
    _ body: (AnyLayout, LayoutSubviews, inout AnyLayout.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(
      host: layoutHost,
      nodes: Array(SiblingNodes(nodes, in: index))[...],
      layoutDirection: nodes[index].direction
    )
    return withStackSpace(for: index) {
      customLayouts[Int(nodes[index].extra)].call(subviews, pass: layoutCount) {
        body($0, subviews, &$1)
      }
    }
  }

  // MARK: Placing

  /// Runs a layout's code that places subviews, and puts those in the middle that it leaves out
  /// (L26.2).
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

  /// Places a subview of the layout that is placing its subviews now; any other stays where it is.
  func place(_ node: Int, at position: Point, anchor: UnitPoint, _ proposal: Proposal) {
    guard Int(nodes[node].parent) == placingContainer else { return }
    ask(node, proposal)
    let x = position.x - anchor.x * states[node].width
    let y = position.y - anchor.y * states[node].height
    states[node].x = x.isFinite ? x : 0
    states[node].y = y.isFinite ? y : 0
  }
}

/// The nodes right below a node.
struct SiblingNodes: Sequence, IteratorProtocol {
  private let nodes: UnsafeMutablePointer<LayoutNode>
  private var position: Int32
  private let end: Int32

  init(_ nodes: UnsafeMutablePointer<LayoutNode>, in parent: Int) {
    self.nodes = nodes
    position = Int32(parent + 1)
    end = nodes[parent].end
  }

  mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = nodes[Int(position)].end }
    return Int(position)
  }
}
