/// A small engine with one container, whose children are subviews of a layout in an outer engine: how
/// ``BuiltInLayout`` runs the containers' own algorithms.
extension LayoutEngine {
  /// The container's node, behind the implicit root.
  private static let container = 1

  /// Makes an engine of one container with the subviews of a layout.
  convenience init(_ container: ViewContent, _ subviews: LayoutSubviews) {
    var builder = ViewTreeBuilder()
    builder.open(container)
    // The subviews of a layout may change, so even one of them is stacked (L31.1).
    builder.open(.forEach)
    for position in 0..<subviews.count { builder.leaf(.layoutSubview(position)) }
    var tree = builder.finish()
    tree.alignments = subviews.host.engine?.tree.source.alignments ?? []
    var environment = EnvironmentValues()
    environment.layoutDirection = subviews.layoutDirection
    self.init(
      LayoutScene(host: .proposal(.unspecified), environment: environment, tree: tree),
      measurer: FixedTextMeasurer(),
      known: KnownViews(subviews: subviews),
      usesShortcuts: subviews.host.engine?.usesShortcuts ?? true
    )
  }

  /// The size of the container.
  func containerSize(_ proposal: Proposal) -> Size {
    borrowStack()
    return size(Self.container, proposal.width, proposal.height)
  }

  /// The spacing of the container.
  var containerSpacing: ViewSpacing {
    tree.spacings[Int(nodes[Self.container].spacing)]
  }

  /// The explicit value of a guide of the container.
  func containerGuide(_ key: AlignmentKey, at proposal: Proposal) -> Double? {
    borrowStack()
    let value = explicitGuide(key, of: Self.container, at: proposal)
    return value.isNaN ? nil : value
  }

  /// Places the subviews where the container puts its children.
  func placeContained(in bounds: Rect, _ proposal: Proposal) {
    guard nodes[Self.container].end > Self.container + 1, let subviews = known.subviews else {
      return
    }
    borrowStack()
    layoutChildren(Self.container, proposal, size: bounds.size)
    for (node, subview) in zip(SiblingNodes(nodes, in: Self.container), subviews) {
      let state = states[node]
      subview.place(
        at: Point(x: bounds.minX + state.x, y: bounds.minY + state.y),
        proposal: state.proposal.viewSize
      )
    }
  }

  // MARK: Subviews

  /// What a subview answers in the outer engine.
  func subviewSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    guard let subview = subview(index), let outer = subview.host.engine else { return .zero }
    return outer.size(subview.node, width, height)
  }

  /// What a subview sets for a guide in the outer engine.
  func subviewGuide(_ key: AlignmentKey, of index: Int, at proposal: Proposal) -> Double {
    guard let subview = subview(index), let outer = subview.host.engine else { return .nan }
    return outer.explicitGuide(key, of: subview.node, at: proposal)
  }

  private func subview(_ index: Int) -> LayoutSubview? {
    guard let subviews = known.subviews else { return nil }
    return subviews[subviews.startIndex + Int(nodes[index].extra)]
  }

  /// Both engines run on the same thread.
  private func borrowStack() {
    stackFloor = known.subviews?.host.engine?.stackFloor ?? stackFloor
  }
}
