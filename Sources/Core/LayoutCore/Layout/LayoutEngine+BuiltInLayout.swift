/// A small engine with one container, whose children are subviews of a layout in an outer engine:
/// with it ``BuiltInLayout`` runs the containers' own algorithms.
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
    tree.alignments = subviews.host.engine?.scene.tree.alignments ?? []
    var environment = EnvironmentValues()
    environment.layoutDirection = subviews.layoutDirection
    self.init(
      LayoutScene(host: .proposal(.unspecified), environment: environment, tree: tree),
      measurer: FixedTextMeasurer(),
      subviews: subviews,
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
    tree.table.spacings[Int(nodes[Self.container].spacing)]
  }

  /// The explicit value of a guide of the container.
  func containerGuide(_ key: AlignmentKey, at proposal: Proposal) -> Double? {
    borrowStack()
    let value = explicitGuide(key, of: Self.container, at: proposal)
    return value.isNaN ? nil : value
  }

  /// Places the subviews where the container puts its children.
  func placeContained(in bounds: Rect, _ proposal: Proposal) {
    guard nodes.firstChild(of: Self.container) >= 0, let subviews else { return }
    borrowStack()
    placeChildren(of: Self.container, proposal, bounds.size)
    for (node, subview) in zip(nodes.children(of: Self.container), subviews) {
      let state = states[node]
      subview.place(
        at: Point(x: bounds.minX + state.x, y: bounds.minY + state.y),
        proposal: state.proposal.viewSize
      )
    }
  }

  /// Shares the stack: both engines run on the same thread.
  private func borrowStack() {
    stackFloor = subviews?.host.engine?.stackFloor ?? stackFloor
  }
}
