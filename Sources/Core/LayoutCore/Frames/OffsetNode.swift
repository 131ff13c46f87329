/// `offset(x:y:)` (L14.1).
struct OffsetNode: UnaryNode {
  /// The offset; positive is towards the trailing edge, so it is mirrored in a right-to-left layout
  /// (L17.3, the choice of L28.7).
  var offset: Point

  /// An offset does not move guides (L14.1).
  var isLayoutNeutral: Bool { true }

  func placement(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine)
    -> (proposal: Proposal, origin: Point)
  { (proposal, offset) }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .modifier(.offset(let offset)) = content else { return nil }
    return .offset(OffsetNode(offset: offset))
  }
}
