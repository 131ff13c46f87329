/// `safeAreaPadding(_:_:)`: padding that the view sees as a safe area (L24.6).
struct SafeAreaPaddingNode: UnaryNode {
  var padding: PaddingNode

  var makesSafeArea: Bool { true }

  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    padding.size(node, width, height, in: engine)
  }

  func placement(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine)
    -> (proposal: Proposal, origin: Point)
  {
    padding.placement(node, proposal, size, in: engine)
  }

  /// No guide shows through it.
  func correct(_ summary: inout NodeSummary, child: LayoutNode, in table: borrowing NodeTable) {
    summary.guides = []
    padding.correct(&summary, child: child, in: table)
  }

  func minimum(
    _ axis: Axis,
    child: Double,
    isRigid: Bool,
    in table: borrowing NodeTable
  ) -> Double {
    padding.minimum(axis, child: child, isRigid: isRigid, in: table)
  }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 { StandardSpacing.plain.rawValue }

  func safeAreaInsets(for child: Int, of node: Int, in engine: LayoutEngine) -> EdgeInsets? {
    engine.insets[Int(padding.insets)]
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard let changed = PaddingInsets(content, isSafeArea: true) else { return nil }
    return .safeAreaPadding(
      SafeAreaPaddingNode(padding: padding.with(changed.insets, in: &table))
    )
  }
}
