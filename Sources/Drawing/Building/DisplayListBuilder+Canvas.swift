internal import LayoutCore

extension DisplayListBuilder {
  /// Draws what a canvas draws, within its bounds and in both directions alike (D8.2, D8.3).
  mutating func drawCanvas(
    _ drawing: CanvasDrawing?,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let frame = grid.round(view.frame)
    guard let drawing, let surface = view.canvasSurface, state.inside(frame) != nil else { return }
    let drawn = drawing.renderer?(surface) ?? drawing
    var canvas = CanvasListBuilder(drawn, surface, view, self)
    var group = DisplayGroup()
    group.transform = AffineTransform(translationX: frame.minX, y: frame.minY)
    group.clip = DisplayGroup.Clip(
      Path(Rect(origin: .zero, size: frame.size)),
      FillValue(isAntialiased: false)
    )
    if state.opacity != 1 || state.blendMode != .normal {
      group.isComposited = true
      group.opacity = state.opacity
      group.blendMode = DisplayBlendMode(state.blendMode)
    }
    // There is one writer, so that its elements are not copied.
    writer = DisplayListWriter(size: .zero, scale: 1)
    canvas.builder.writer.begin(group)
    canvas.draw(drawn.items, .identity)
    canvas.builder.writer.end()
    self = canvas.builder
  }
}

/// Draws the items of a canvas.
private struct CanvasListBuilder {
  let drawing: CanvasDrawing
  let surface: CanvasSurface
  let view: PlacedView
  let metrics: CanvasMetrics
  /// The layouts of the symbols.
  private let layouts: [LayoutResult]
  /// What each symbol draws, once it is known.
  private var pictures: [Int: [DisplayElement]] = [:]
  var builder: DisplayListBuilder
  /// Colours are those of the canvas's environment, its coordinates those of a left-to-right layout.
  private var resolver: StyleResolver

  init(
    _ drawing: CanvasDrawing,
    _ surface: CanvasSurface,
    _ view: PlacedView,
    _ builder: DisplayListBuilder
  ) {
    self.drawing = drawing
    self.surface = surface
    self.view = view
    self.builder = builder
    layouts = drawing.symbols.map { surface.layout($0.tree) }
    metrics = CanvasMetrics(
      size: surface.size,
      symbols: layouts.map { CanvasMetrics.Symbol($0) }
    )
    var environment = surface.environment
    environment.layoutDirection = .leftToRight
    resolver = StyleResolver(environment, builder.resources)
  }

  /// Draws items whose coordinates a transform takes to those of the canvas.
  mutating func draw(_ items: [CanvasDrawing.Item], _ transform: AffineTransform) {
    for item in items {
      guard let state = item.state else {
        draw(item.operation, 1, .normal, transform)
        continue
      }
      draw(item.operation, state, transform)
    }
  }

  /// Draws an operation: filtered, then seen through the clips, then faded and blended (D8.12).
  private mutating func draw(
    _ operation: CanvasDrawing.Operation,
    _ state: CanvasState,
    _ transform: AffineTransform
  ) {
    let inverse = transform.inverted ?? .identity
    var isPicture = !state.filters.isEmpty
    for case .layer in state.clips { isPicture = true }
    let (opacity, mode) = (min(max(state.opacity, 0), 1), state.blendMode)
    var ends = 0
    func begin(_ group: DisplayGroup) {
      builder.writer.begin(group)
      ends += 1
    }
    if isPicture {
      var outer = DisplayGroup()
      outer.isComposited = true
      outer.opacity = opacity
      outer.blendMode = mode
      begin(outer)
    }
    for clip in state.clips {
      switch clip {
      case .path(let path, let fill, let isInverse):
        var group = DisplayGroup()
        group.clip = DisplayGroup.Clip(path.applying(inverse), fill, isInverse: isInverse)
        begin(group)
      case .layer(_, _, _, let isInverse):
        var group = DisplayGroup()
        group.hasMask = true
        group.isMaskInverse = isInverse
        begin(group)
      }
    }
    if !state.filters.isEmpty {
      var group = DisplayGroup()
      group.filters = state.filters.compactMap { filter($0) }
      group.isComposited = true
      begin(group)
    }
    draw(operation, isPicture ? 1 : opacity, isPicture ? .normal : mode, transform)
    if !state.filters.isEmpty {
      builder.writer.end()
      ends -= 1
    }
    for clip in state.clips.reversed() {
      if case .layer(let items, let own, let opacity, _) = clip {
        builder.writer.mask()
        var group = DisplayGroup()
        group.opacity = min(max(opacity, 0), 1)
        group.isComposited = true
        group.transform = own.concatenating(inverse)
        builder.writer.begin(group)
        draw(items, own)
        builder.writer.end()
      }
      builder.writer.end()
      ends -= 1
    }
    for _ in 0..<ends { builder.writer.end() }
  }

  private mutating func draw(
    _ operation: CanvasDrawing.Operation,
    _ opacity: Double,
    _ mode: DisplayBlendMode,
    _ transform: AffineTransform
  ) {
    switch operation {
    case .draw(let symbol, let point, let anchor):
      let size = metrics.symbols[symbol].size
      let place = metrics.finite(point(metrics))
      let frame = Rect(
        x: place.x - anchor.x * size.width,
        y: place.y - anchor.y * size.height,
        width: size.width,
        height: size.height
      )
      self.symbol(symbol, frame, opacity, mode)
    case .fill(let symbol, let rect):
      self.symbol(symbol, metrics.finite(rect(metrics)), opacity, mode)
    case .fillPath(let shape, let rect, let style, let fill):
      let path = shape.path(in: metrics.finite(rect(metrics)))
      guard let box = path.boundingRect, let paint = paint(style, box, opacity) else { return }
      if paint.isInvisible, mode == .normal { return }
      builder.writer.add(.fill(path, paint, fill, mode))
    case .strokePath(let shape, let rect, let width, let style, var stroke):
      stroke.lineWidth = max(metrics.finite(width(metrics)), 0)
      let path = shape.path(in: metrics.finite(rect(metrics)))
      guard stroke.lineWidth > 0, let box = path.boundingRect ?? path.strokedBounds(stroke),
        let paint = paint(style, box, opacity)
      else { return }
      if paint.isInvisible, mode == .normal { return }
      builder.writer.add(.stroke(path, paint, stroke.cleaned, isAntialiased: true, mode))
    case .context(let steps, let items):
      let own = metrics.transform(of: steps)
      var group = DisplayGroup()
      group.transform = own
      builder.writer.begin(group)
      draw(items, own.concatenating(transform))
      builder.writer.end()
    case .layer(let steps, let items):
      let own = metrics.transform(of: steps)
      var group = DisplayGroup()
      group.transform = own
      group.isComposited = true
      group.opacity = opacity
      group.blendMode = mode
      builder.writer.begin(group)
      draw(items, own.concatenating(transform))
      builder.writer.end()
    }
  }

  /// What paints a rectangle; what is not known is the foreground.
  private mutating func paint(
    _ style: StyleValue?,
    _ box: Rect,
    _ opacity: Double
  ) -> DisplayPaint? {
    let resolved = resolver.resolve(style ?? .level(.primary), in: box)
    builder.complain(about: resolver, view: view.index)
    guard case .paint(let paint) = resolved.paint else { return nil }
    return paint.multiplyingOpacity(by: opacity)
  }

  private mutating func filter(_ filter: CanvasState.Filter) -> DisplayFilter? {
    switch filter {
    case .effect(let effect): return DisplayFilter(effect, &resolver)
    case .shadowOnly(let shadow):
      var alone = DisplayShadow(shadow, &resolver)
      alone.isAlone = true
      return .shadow(alone)
    case .invert(let amount): return .colorMatrix(.invert(amount))
    case .matrix(let rows): return rows.count == 20 ? .colorMatrix(ColorMatrix(rows: rows)) : nil
    case .alphaThreshold(let minimum, let maximum, let color):
      return .alphaThreshold(minimum: minimum, maximum: maximum, resolver.color(color))
    }
  }

  // MARK: Symbols

  /// Draws a view that is a symbol, stretched over a rectangle.
  private mutating func symbol(
    _ index: Int,
    _ frame: Rect,
    _ opacity: Double,
    _ mode: DisplayBlendMode
  ) {
    let size = metrics.symbols[index].size
    guard size.width > 0, size.height > 0 else { return }
    let elements = picture(of: index)
    guard !elements.isEmpty else { return }
    var group = DisplayGroup()
    group.transform = AffineTransform(
      a: frame.width / size.width,
      d: frame.height / size.height,
      tx: frame.minX,
      ty: frame.minY
    )
    if opacity != 1 || mode != .normal {
      group.isComposited = true
      group.opacity = opacity
      group.blendMode = mode
    }
    builder.writer.begin(group)
    for element in elements { builder.writer.add(element) }
    builder.writer.end()
  }

  /// What a symbol draws, from its own top left corner.
  private mutating func picture(of index: Int) -> [DisplayElement] {
    if let known = pictures[index] { return known }
    let result = layouts[index]
    var options = DrawingOptions()
    options.background = .none
    options.resources = builder.resources
    options.scale = builder.grid.displayScale
    var inner = DisplayListBuilder(result, options)
    swap(&inner.writer, &builder.writer)
    let start = inner.writer.list.elements.count
    let reach = max(metrics.symbols[index].size.width, metrics.symbols[index].size.height)
    inner.drawViews(
      in: Rect(origin: .zero, size: metrics.symbols[index].size)
        .insetBy(dx: -reach, dy: -reach)
    )
    let elements = Array(inner.writer.list.elements[start...])
    inner.writer.list.elements.removeSubrange(start...)
    swap(&inner.writer, &builder.writer)
    pictures[index] = elements
    return elements
  }
}
