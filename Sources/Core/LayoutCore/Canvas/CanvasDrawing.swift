/// The drawing commands of a `Canvas` (L19.6).
///
/// Coordinates are points from the canvas's top left corner, in both layout directions: the content
/// of a canvas is not mirrored (L17.6).
public struct CanvasDrawing: Sendable {
  /// A view that is drawn as a picture: a symbol, or a resolved text or image.
  public struct Symbol: Sendable {
    /// The name by which specs and exports know it.
    public var name: String
    /// The view, which is laid out with its ideal size in the canvas's environment.
    public var tree: ViewTree

    /// Creates a symbol from a view.
    public init(name: String, tree: ViewTree) {
      self.name = name
      self.tree = tree
    }
  }

  /// A step of a context's transform, for the drawing after it.
  public enum Step: Sendable {
    /// `translateBy(x:y:)`.
    case translate(Value<Point>)
    /// `scaleBy(x:y:)`.
    case scale(Value<Point>)
    /// `rotate(by:)`, in degrees.
    case rotate(Value<Double>)
    /// `concatenate(_:)`.
    case concatenate(AffineTransform)
  }

  /// A drawing command.
  public enum Operation: Sendable {
    /// `draw(_:at:anchor:)`: a symbol, by its position, with its anchor at a point. The shading is
    /// for content that has no colours; nil for the canvas's foreground.
    case draw(Int, at: Value<Point>, anchor: UnitPoint, with: CanvasShading? = nil)
    /// `draw(_:in:)`: a symbol, by its position, that fills a rectangle.
    case fill(Int, Value<Rect>, with: CanvasShading? = nil)
    /// `draw(_:in:)` of a text: a symbol, by its position, that is laid out in a rectangle from its top
    /// leading corner (D8.9).
    case layOut(Int, Value<Rect>, with: CanvasShading? = nil)
    /// `fill(_:with:style:)` of a shape's path in a rectangle; nil for the canvas's foreground.
    case fillPath(
      BasicShape,
      Value<Rect>,
      with: CanvasShading? = nil,
      style: FillValue = FillValue()
    )
    /// The same of a path.
    case fillOutline(Path, with: CanvasShading? = nil, style: FillValue = FillValue())
    /// `stroke(_:with:style:)` of a shape's path in a rectangle; the line is as wide as stated apart
    /// from its style.
    indirect case strokePath(
      BasicShape,
      Value<Rect>,
      lineWidth: Value<Double>,
      with: CanvasShading? = nil,
      style: StrokeValue = StrokeValue()
    )
    /// The same of a path; the line's width is that of its style.
    case strokeOutline(Path, with: CanvasShading? = nil, style: StrokeValue = StrokeValue())
    /// `draw(_:options:)` of a line or run of the rendered text: its characters, in their places.
    case glyphs(DrawnText.Part)
    /// Commands drawn into a copy of the context, with another transform.
    case context([Step], [Item])
    /// `drawLayer(content:)`: commands drawn into a layer, whose context is a copy too.
    case layer([Step], [Item])
  }

  /// An operation, with the id that a front end gave to it.
  public struct Item: Sendable {
    /// The id.
    public var id: String?
    /// The operation.
    public var operation: Operation
    /// The opacity, blend mode, filters and clips of the context; nil for the defaults.
    public var state: CanvasState?

    /// Creates an item.
    public init(id: String? = nil, _ operation: Operation, state: CanvasState? = nil) {
      self.id = id
      self.operation = operation
      self.state = state
    }
  }

  /// A value that depends on the canvas's size and on its resolved symbols.
  public typealias Value<Result> = @Sendable (CanvasMetrics) -> Result

  /// The symbols.
  public var symbols: [Symbol]
  /// The drawing commands, from back to front.
  public var items: [Item]
  /// The colour space in which items are blended (D8.2).
  public var mixing = ColorMixing.nonLinear
  /// Whether it begins black instead of transparent (D8.2).
  public var isOpaque = false
  /// Makes the drawing for a surface, each time it is needed; nil for the items stated here.
  public var renderer: (@Sendable (CanvasSurface) -> CanvasDrawing)?

  /// Creates a drawing.
  public init(symbols: [Symbol] = [], items: [Item]) {
    self.symbols = symbols
    self.items = items
  }

  /// Creates a drawing that a closure makes each time it is needed.
  public init(renderer: @escaping @Sendable (CanvasSurface) -> CanvasDrawing) {
    self.init(items: [])
    self.renderer = renderer
  }
}

/// The size and resolved symbols of a canvas, as its closure gets them when it draws.
public struct CanvasMetrics: Sendable, Hashable {
  /// The measures of a symbol or of a resolved text or image.
  public struct Symbol: Sendable, Hashable {
    /// Its ideal size, in points.
    public var size: Size
    /// The distance from its top to its first baseline, in points; its height without text.
    public var firstBaseline: Double
    /// The distance from its top to its last baseline, in points; its height without text.
    public var lastBaseline: Double
  }

  /// The size of the canvas, in points.
  public var size: Size
  /// The symbols, in the order of the drawing.
  public var symbols: [Symbol]

  /// Creates the metrics of a canvas.
  package init(size: Size, symbols: [Symbol]) {
    self.size = size
    self.symbols = symbols
  }
}
