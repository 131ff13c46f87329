internal import LayoutCore

/// Draws the items of a canvas.
struct CanvasListBuilder {
  let drawing: CanvasDrawing
  let surface: CanvasSurface
  let view: PlacedView
  let metrics: CanvasMetrics
  /// The text of a text renderer; nil for a canvas.
  let text: PaintedText?
  /// The layouts of the symbols.
  let layouts: [LayoutResult]
  /// The elements of each symbol, once they are known.
  var pictures: [PictureKey: [DisplayElement]] = [:]
  var builder: DisplayListBuilder
  /// Colours are those of the canvas's environment, its coordinates those of a left-to-right layout.
  var resolver: StyleResolver

  init(
    _ drawing: CanvasDrawing,
    _ surface: CanvasSurface,
    _ view: PlacedView,
    text: PaintedText? = nil,
    _ builder: DisplayListBuilder
  ) {
    self.text = text
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
    resolver = StyleResolver(
      environment,
      builder.resources,
      isElevated: builder.isElevated
    )
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

  mutating func draw(
    _ operation: CanvasDrawing.Operation,
    _ opacity: Double,
    _ mode: DisplayBlendMode,
    _ transform: AffineTransform
  ) {
    switch operation {
    case .draw(let symbol, let point, let anchor, let shading):
      let size = metrics.symbols[symbol].size
      let place = metrics.finite(point(metrics))
      let frame = Rect(
        x: place.x - anchor.x * size.width,
        y: place.y - anchor.y * size.height,
        width: size.width,
        height: size.height
      )
      self.symbol(symbol, frame, shading, opacity, mode)
    case .fill(let symbol, let rect, let shading):
      self.symbol(symbol, metrics.finite(rect(metrics)), shading, opacity, mode)
    case .layOut(let symbol, let rect, let shading):
      text(symbol, metrics.finite(rect(metrics)), shading, opacity, mode)
    case .fillPath(let shape, let rect, let shading, let fill):
      let path = shape.path(in: metrics.finite(rect(metrics)))
      self.fill(path, shading, fill, opacity, mode)
    case .fillOutline(let path, let shading, let fill):
      self.fill(path, shading, fill, opacity, mode)
    case .strokePath(let shape, let rect, let width, let shading, var stroke):
      stroke.lineWidth = width(metrics)
      let path = shape.path(in: metrics.finite(rect(metrics)))
      self.stroke(path, shading, stroke, opacity, mode)
    case .strokeOutline(let path, let shading, let stroke):
      self.stroke(path, shading, stroke, opacity, mode)
    case .glyphs(let part): glyphs(part, opacity, mode)
    case .context(let steps, let items):
      let own = metrics.transform(of: steps)
      // A copy that only has another state needs no group.
      if own == .identity { return draw(items, transform) }
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
}
