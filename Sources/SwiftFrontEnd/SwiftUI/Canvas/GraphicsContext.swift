internal import LayoutCore

/// A drawing context: a value whose copies draw onto the same canvas (D8.4).
public struct GraphicsContext {
  let recorder: CanvasRecorder
  private let list: CanvasRecorder.List
  /// The rectangle around all that is drawn; nil for all of the canvas.
  private var clip: CGRect?
  /// The transform, opacity, clips and filters of the drawings to come.
  private var state = CanvasState()

  /// The opacity of the drawings to come.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue }
  }

  /// The blend mode of the drawings to come.
  public var blendMode = GraphicsContext.BlendMode.normal {
    didSet { state.blendMode = blendMode.engine }
  }

  /// The transform from drawings to the canvas.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public let environment: EnvironmentValues

  init(_ recorder: CanvasRecorder, _ environment: EnvironmentValues) {
    self.recorder = recorder
    self.environment = environment
    list = recorder.list
  }

  private init(layerOf context: GraphicsContext) {
    recorder = context.recorder
    environment = context.environment
    list = CanvasRecorder.List(base: context.transform)
    clip = context.clip
    // The clips apply to the layer as a whole, not to each drawing in it.
    transform = context.transform
  }

  // MARK: Transforms

  /// Translates the drawings to come.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales the drawings to come.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Rotates the drawings to come.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Transforms the drawings to come.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Layers

  /// Draws into a layer, which is then drawn as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(layerOf: self)
    try content(&layer)
    let items = layer.list.items
    add(.layer([], items))
  }

  /// The rectangle around all that is drawn, in the context's coordinates.
  public var clipBoundingRect: CGRect {
    let whole = CGRect(origin: .zero, size: CGSize(recorder.surface.size))
    return (clip.map { $0.intersection(whole) } ?? whole).applying(transform.inverted())
  }

  /// Clips the drawings to come to a path.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {
    let outline = path.applying(transform).engine
    state.clips.append(
      .path(
        { _ in outline },
        style.engine,
        isInverse: options.contains(.inverse)
      )
    )
    if options.contains(.inverse) { return }
    let rect = path.applying(transform).boundingRect
    clip = clip.map { $0.intersection(rect) } ?? rect
  }

  /// Clips the drawings to come to the opacity of a layer.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(layerOf: self)
    try content(&layer)
    let own = transform.engine
    state.clips.append(
      .layer(
        layer.list.items,
        { _ in own },
        opacity: opacity,
        isInverse: options.contains(.inverse)
      )
    )
  }

  /// Adds a filter to the drawings to come.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    let value = filter.value(environment)
    state.filters.append(options.contains(.linearColor) ? .linearLight(value) : value)
  }

  /// Draws something.
  func add(_ operation: CanvasDrawing.Operation) {
    list.add(operation, transform, state)
  }
}

extension GraphicsContext {
  private func draw(
    _ symbol: Int,
    at point: CGPoint,
    _ anchor: UnitPoint,
    _ shading: Shading? = nil
  ) {
    let point = point.engine
    let shading = shading?.engine(in: environment)
    add(.draw(symbol, at: { _ in point }, anchor: anchor.engine, with: shading))
  }

  private func draw(_ symbol: Int, in rect: CGRect, _ shading: Shading? = nil) {
    let rect = rect.engine
    add(.fill(symbol, { _ in rect }, with: shading?.engine(in: environment)))
  }

  /// Draws views of no place from the context's corner on.
  func draw(_ tree: ViewTree, named name: String) {
    draw(recorder.add(name, tree), at: .zero, .topLeading)
  }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.symbol, at: point, anchor, image.shading)
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.symbol, in: rect, image.shading)
  }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.symbol, at: point, anchor, text.ownShading)
  }

  /// Draws a text into a rectangle, from its top leading corner (D8.9).
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let rect = rect.engine
    add(.layOut(text.symbol, { _ in rect }, with: text.ownShading?.engine(in: environment)))
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text into a rectangle, from its top leading corner (D8.9).
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a view with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.symbol, at: point, anchor)
  }

  /// Draws a view that fills a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.symbol, in: rect) }
}

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.fillOutline(path.engine, with: shading.engine(in: environment), style: style.engine))
  }

  /// Draws a line along a path, its width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var line = style.engine
    line.lineWidth = Double(style.lineWidth)
    add(.strokeOutline(path.engine, with: shading.engine(in: environment), style: line))
  }
}

extension GraphicsContext {
  /// Calls a closure with a Core Graphics context that draws on the canvas.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext(canvas: self))
  }
}
