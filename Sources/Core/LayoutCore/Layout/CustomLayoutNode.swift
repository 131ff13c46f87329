/// A container that follows a ``Layout`` (L26).
struct CustomLayoutNode: ContainerNode {
  /// Position among the layouts.
  var layout: Int32

  /// The size that the layout answers; NaN counts as 0.
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    let size = engine.size(self, node, Proposal(width: width, height: height))
    return Size(
      width: size.width.isNaN ? 0 : size.width,
      height: size.height.isNaN ? 0 : size.height
    )
  }

  /// The layout places its subviews in bounds of the size.
  func place(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine) {
    let bounds = Rect(origin: .zero, size: size)
    engine.call(self, node, sizedAt: proposal) { layout, subviews, cache in
      engine.placeSubviews(subviews.nodes, in: bounds, proposal) {
        layout.placeSubviews(
          in: bounds,
          proposal: proposal.viewSize,
          subviews: subviews,
          cache: &cache
        )
      }
    }
  }

  /// The value that the layout sets for a guide, NaN if it sets none.
  func explicitGuide(
    _ key: AlignmentKey,
    _ node: Int,
    at proposal: Proposal,
    in engine: LayoutEngine
  ) -> Double {
    let size = engine.size(node, proposal.width, proposal.height)
    // L16.10.
    guard size.isFinite else { return .nan }
    let bounds = Rect(origin: .zero, size: size)
    let value = engine.call(self, node, sizedAt: proposal) { layout, subviews, cache in
      engine.isHorizontal(key)
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

  /// A layout may answer anything, and set any guide.
  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    NodeSummary(flags: .mayShrink, guides: .all)
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { .unknown }

  /// The layout's spacing, or the protocol's default until it has been asked.
  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 {
    if let spacing = table.layouts[Int(layout)].spacing { return table.add(spacing) }
    let children = table.childSpacings(of: node)
    return table.add(ViewSpacing(unionOf: children.map { table.spacings[$0] }))
  }
}
