/// An image that is not resizable, an empty text or a container without children: always the same
/// size.
struct RigidNode: LeafNode {
  var size: Size
  /// Whether it is a container without children, which has no say in anything (L10.11).
  var isEmptyContainer = false

  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    size
  }

  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    NodeSummary(flags: .fixed, priority: isEmptyContainer ? -.infinity : 0)
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { size }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 {
    (isEmptyContainer ? StandardSpacing.none : .plain).rawValue
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .image(_, let size, nil) = content else { return nil }
    return .rigid(RigidNode(size: size))
  }
}
