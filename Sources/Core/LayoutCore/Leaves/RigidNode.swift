/// An image that is not resizable, or a container without children: always the same
/// size.
struct RigidNode: LeafNode {
  var size: Size
  /// Whether it is a container without children, which affects nothing (L10.11).
  var isEmptyContainer = false
  /// Whether it stands for rows not yet made: the distances to other rows are in its length.
  var isRoom = false

  init(size: Size, isEmptyContainer: Bool = false) {
    self.size = size
    self.isEmptyContainer = isEmptyContainer
  }

  /// Room along the axis of a lazy container, in points.
  init(roomOf length: Double, along axis: Axis) {
    size = axis == .horizontal ? Size(width: length, height: 0) : Size(width: 0, height: length)
    isRoom = true
  }

  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    size
  }

  func summary(_ node: Int, in table: inout NodeTable) -> NodeSummary {
    NodeSummary(flags: .fixed, priority: isEmptyContainer ? -.infinity : 0)
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size { size }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 {
    (isEmptyContainer || isRoom ? StandardSpacing.none : .plain).rawValue
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    if isRoom {
      guard case .unmadeRows(let axis, let length) = content else { return nil }
      return .rigid(RigidNode(roomOf: length, along: axis))
    }
    guard case .image(_, let size, nil) = content else { return nil }
    return .rigid(RigidNode(size: size))
  }
}
