/// A resizable image: its proposal but no less than its cap insets, and its own size for nil
/// (L19.1).
struct ResizableImageNode: LeafNode {
  var natural: Size
  /// Position of the caps among the insets.
  var caps: Int32

  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    let caps = engine.insets[Int(caps)]
    return Size(
      width: max(caps.horizontal, width.unspecified(or: natural.width)),
      height: max(caps.vertical, height.unspecified(or: natural.height))
    )
  }

  func minimum(_ node: Int, in table: borrowing NodeTable) -> Size {
    let caps = table.insets.elements[Int(caps)]
    return Size(width: max(caps.horizontal, 0), height: max(caps.vertical, 0))
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .image(_, let size, let caps?) = content else { return nil }
    table.insets.elements[Int(self.caps)] = caps
    return .resizableImage(ResizableImageNode(natural: size, caps: self.caps))
  }
}
