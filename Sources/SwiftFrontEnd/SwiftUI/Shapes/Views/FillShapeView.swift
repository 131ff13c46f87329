public import ViewGraph

/// A filled shape in front of its background.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// The fill rule and antialiasing.
  public var fillStyle: FillStyle
  /// The view behind the fill.
  public var background: Background

  /// Creates the view.
  public nonisolated init(
    shape: Content,
    style: Style,
    fillStyle: FillStyle,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: ShapeView {}

extension FillShapeView: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let style = style._paint(in: EnvironmentValues(node.inputs.environment))
    node.setOutput(.modifier(.fill(style, fillStyle.engine)))
    node.updateChildren(node.inputs) { appendShape(shape, background, to: &$0) }
  }
}
