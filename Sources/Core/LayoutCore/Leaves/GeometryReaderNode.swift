/// `GeometryReader`: takes its proposal; its children overlap at the top leading corner (L19.5).
struct GeometryReaderNode: ContainerNode {
  var sizeCache: SizeCacheKind { .none }

  /// The same as for a shape: nil is 10 (L19.5, the choice of L28.4).
  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    FillingNode.size(width, height)
  }

  func place(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine) {
    let proposal = Proposal(size)
    for child in engine.nodes.children(of: node) {
      engine.propose(proposal, to: child)
      engine.states[child].x = 0
      engine.states[child].y = 0
    }
  }

  /// Nothing about a reader depends on its content.
  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary { NodeSummary() }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { .zero }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 { StandardSpacing.plain.rawValue }
}
