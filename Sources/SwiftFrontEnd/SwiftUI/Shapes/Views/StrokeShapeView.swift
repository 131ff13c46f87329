public import ViewGraph

/// A stroked shape in front of its background.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// The style of the stroke.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// The view behind the fill.
  public var background: Background

  /// Creates the view.
  public nonisolated init(
    shape: Content,
    style: Style,
    strokeStyle: StrokeStyle,
    isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: ShapeView {}

extension StrokeShapeView: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let style = style._paint(in: EnvironmentValues(node.inputs.environment))
    node.setOutput(.modifier(.stroke(style, strokeStyle.engine, isAntialiased: isAntialiased)))
    node.updateChildren(node.inputs) { appendShape(shape, background, to: &$0) }
  }
}
