/// A custom shape that implements `sizeThatFits` (L19.2).
struct CustomShapeNode: LeafNode {
  /// Position among the sizes of shapes.
  var position: Int32

  /// The size that the shape's closure answers; NaN counts as 0.
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    let proposal = Proposal(width: width, height: height).viewSize
    let size = engine.tree.table.shapeSizes[Int(position)].value(proposal)
    return Size(
      width: size.width.isNaN ? 0 : size.width,
      height: size.height.isNaN ? 0 : size.height
    )
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .shape(let shape) = content, case .custom(let custom) = shape.base,
      let size = custom.size
    else { return FillingNode.kind(of: content, in: &table) }
    table.shapeSizes[Int(position)] = size
    return .customShape(self)
  }
}
