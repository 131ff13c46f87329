/// Scroll views.
extension TreeResolver {
  /// Writes down a scroll view around its content, which is an implicit stack along the axis
  /// (L23.2); of two axes the vertical one.
  mutating func scrollView(
    _ axes: Axis.Set,
    _ position: ScrollPosition,
    view: Int,
    environment: Int
  ) {
    var node = LayoutNode(.scrollView, view: view, parent: parent)
    node.option = axes.rawValue
    (node.a, node.b) = (position.x, position.y)
    if environments[environment].layoutDirection == .rightToLeft {
      node.flags.insert(.rightToLeft)
    }
    let index = open(node)
    let outerAxis = stackAxis
    stackAxis = axes == .horizontal ? .horizontal : .vertical
    container(
      LayoutNode(axes == .horizontal ? .hStack : .vStack, view: -1, parent: index),
      spacing: nil,
      of: view,
      environment: environment
    )
    stackAxis = outerAxis
    close(index)
  }
}
