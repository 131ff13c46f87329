/// A circle: the smaller length on both axes (L4).
struct CircleNode: LeafNode {
  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    let size = FillingNode.size(width, height)
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    FillingNode.kind(of: content, in: &table)
  }
}
