public import ViewGraph

/// A view of a shape, which can be filled and stroked further (V13.6).
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

extension ShapeView {
  /// Fills the shape, in front of the drawing so far.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the shape along its outline, in front of the drawing so far.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: self
    )
  }

  /// Strokes the shape along its outline, in front of the drawing so far.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the inside of the shape, in front of the drawing so far.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: self
    )
  }

  /// Strokes the inside of the shape, in front of the drawing so far.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

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

/// A shape stroked inside, in front of its background.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
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

extension StrokeBorderShapeView: ShapeView {}

extension StrokeBorderShapeView: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let style = style._paint(in: EnvironmentValues(node.inputs.environment))
    node.setOutput(
      .modifier(.strokeBorder(style, strokeStyle.engine, isAntialiased: isAntialiased))
    )
    node.updateChildren(node.inputs) { appendShape(shape, background, to: &$0) }
  }
}

/// The geometry of a shape, without a style.
public struct _ShapeLeaf<Content: Shape> {
  let shape: Content
}

extension _ShapeLeaf: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let environment = EnvironmentValues(node.inputs.environment)
    node.setOutput(.content(.shape(shape._engineShape(in: environment))))
  }
}

/// Appends the background, or the bare shape without one.
@MainActor
func appendShape<Content: Shape, Background: View>(
  _ shape: Content,
  _ background: Background,
  to cursor: inout ChildCursor
) {
  if background is EmptyView {
    _ShapeLeaf._append(_ShapeLeaf(shape: shape), to: &cursor)
  } else {
    Background._append(background, to: &cursor)
  }
}
