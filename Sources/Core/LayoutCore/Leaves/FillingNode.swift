/// A colour, shape or canvas: takes its proposal, 10 for nil (L1.3).
struct FillingNode: LeafNode {
  /// The ideal length of a view that fills any proposal (L1.3).
  static let idealLength = 10.0

  @inline(__always)
  static func size(_ width: Double, _ height: Double) -> Size {
    Size(width: width.unspecified(or: idealLength), height: height.unspecified(or: idealLength))
  }

  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    Self.size(width, height)
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    Self.kind(of: content, in: &table)
  }

  /// The node of a view that fills its room; nil for any other.
  static func kind(of content: ViewContent, in table: inout NodeTable) -> NodeKind? {
    if case .shape(let shape) = content { return kind(of: shape, in: &table) }
    if case .color = content { return .filling(FillingNode()) }
    if case .canvas = content { return .filling(FillingNode()) }
    return nil
  }

  static func kind(of shape: BasicShape, in table: inout NodeTable) -> NodeKind {
    let base = shape.base
    if case .custom(let custom) = base, let size = custom.size {
      table.shapeSizes.append(size)
      return .customShape(CustomShapeNode(position: Int32(table.shapeSizes.count - 1)))
    }
    return base == .circle ? .circle(CircleNode()) : .filling(FillingNode())
  }
}
