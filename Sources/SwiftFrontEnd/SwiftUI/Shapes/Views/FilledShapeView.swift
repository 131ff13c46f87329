public import ViewGraph

/// A shape that is filled.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// The fill rule and antialiasing.
  public var fillStyle: FillStyle
  /// `true` if the shape has no explicit style and takes the foreground's.
  var isPlain = false

  /// Creates the view.
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.init(shape: shape, style: style, fillStyle: fillStyle, isPlain: false)
  }

  nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, isPlain: Bool) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.isPlain = isPlain
  }
}

extension _ShapeView: ShapeView {}

extension _ShapeView: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let environment = EnvironmentValues(node.inputs.environment)
    if isPlain {
      node.setOutput(.content(.shape(shape._engineShape(in: environment))))
      return
    }
    node.setOutput(.modifier(.fill(style._paint(in: environment), fillStyle.engine)))
    node.updateChildren(node.inputs) { _ShapeLeaf._append(_ShapeLeaf(shape: shape), to: &$0) }
  }
}
