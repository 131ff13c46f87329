/// An item that a canvas draws, with its frame.
public struct CanvasItem: Sendable, Hashable {
  /// The kinds of drawn items.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case symbol
    case fill
    case stroke
    case context
    case layer
  }

  /// The kind of the item.
  public var kind: Kind
  /// The id that the front end gave it.
  public var id: String?
  /// The name of the symbol, or the words of a text.
  public var symbol: String?
  /// The style that fills or strokes the path; nil if it is not known.
  public var style: StyleValue?
  /// The fill of the path; nil for items that are not filled.
  public var fill: FillValue?
  /// The stroke of the path; nil for items that are not stroked.
  public var stroke: StrokeValue?
  /// Its bounding box, in points from the scene's top left corner; nil if nothing is drawn.
  public var frame: Rect?
  /// The items drawn in a context or layer.
  public var items: [CanvasItem] = []
}

extension PlacedView {
  /// The surface of a canvas; nil for any other view.
  package var canvasSurface: CanvasSurface? {
    guard case .canvas = content, frame.size.isFinite else { return nil }
    return CanvasSurface(
      size: frame.size,
      environment: environment,
      measurer: result.engine.measurer
    )
  }

  /// The items that a canvas draws, from back to front; empty for any other view.
  public var drawnItems: [CanvasItem] {
    guard case .canvas(_, let drawn?) = content, frame.size.isFinite else { return [] }
    let surface = CanvasSurface(
      size: frame.size,
      environment: environment,
      measurer: result.engine.measurer
    )
    let drawing = drawn.value.renderer?(surface) ?? drawn.value
    let symbols = drawing.symbols.map { surface.metrics(of: $0.tree) }
    let renderer = CanvasRenderer(
      drawing: drawing,
      surface: surface,
      metrics: CanvasMetrics(size: frame.size, symbols: symbols)
    )
    let origin = AffineTransform(translationX: frame.minX, y: frame.minY)
    return renderer.items(drawing.items, origin)
  }
}

/// Derives the frames of a drawing's items.
private struct CanvasRenderer {
  let drawing: CanvasDrawing
  let surface: CanvasSurface
  let metrics: CanvasMetrics

  func items(_ items: [CanvasDrawing.Item], _ transform: AffineTransform) -> [CanvasItem] {
    items.map { item in
      var drawn = drawn(item.operation, transform)
      drawn.id = item.id
      return drawn
    }
  }

  private func drawn(
    _ operation: CanvasDrawing.Operation,
    _ transform: AffineTransform
  ) -> CanvasItem {
    switch operation {
    case .draw(let symbol, let point, let anchor, let shading):
      let size = metrics.symbols[symbol].size
      let place = finite(point(metrics))
      let frame = Rect(
        x: place.x - anchor.x * size.width,
        y: place.y - anchor.y * size.height,
        width: size.width,
        height: size.height
      )
      return self.symbol(symbol, frame, shading, transform)
    case .fill(let symbol, let rect, let shading):
      return self.symbol(symbol, finite(rect(metrics)), shading, transform)
    case .layOut(let symbol, let rect, let shading):
      let rect = finite(rect(metrics))
      let size = surface.metrics(
        of: drawing.symbols[symbol].tree,
        in: ProposedViewSize(width: rect.width, height: rect.height)
      ).size
      return self.symbol(symbol, Rect(origin: rect.origin, size: size), shading, transform)
    case .fillPath(let shape, let rect, let shading, let fill):
      return self.fill(shape.path(in: finite(rect(metrics))), shading, fill, transform)
    case .fillOutline(let path, let shading, let fill):
      return self.fill(path, shading, fill, transform)
    case .strokePath(let shape, let rect, let width, let shading, var stroke):
      stroke.lineWidth = width(metrics)
      return self.stroke(shape.path(in: finite(rect(metrics))), shading, stroke, transform)
    case .strokeOutline(let path, let shading, let stroke):
      return self.stroke(path, shading, stroke, transform)
    // Only a text has lines, and a text is no canvas.
    case .glyphs: return CanvasItem(kind: .symbol)
    case .context(let steps, let items):
      return group(.context, steps, items, transform)
    case .layer(let steps, let items):
      return group(.layer, steps, items, transform)
    }
  }

  private func fill(
    _ path: Path,
    _ shading: CanvasShading?,
    _ fill: FillValue,
    _ transform: AffineTransform
  ) -> CanvasItem {
    CanvasItem(
      kind: .fill,
      style: shading?.style(in: path.boundingRect ?? .zero, metrics),
      fill: fill,
      frame: path.applying(transform).boundingRect
    )
  }

  private func stroke(
    _ path: Path,
    _ shading: CanvasShading?,
    _ stroke: StrokeValue,
    _ transform: AffineTransform
  ) -> CanvasItem {
    var stroke = stroke
    stroke.lineWidth = max(finite(stroke.lineWidth), 0)
    let reach = -stroke.lineWidth / 2
    let bounds = path.boundingRect
    return CanvasItem(
      kind: .stroke,
      style: shading?.style(in: bounds ?? .zero, metrics),
      stroke: stroke,
      frame: bounds?.insetBy(dx: reach, dy: reach).applying(transform)
    )
  }

  private func symbol(
    _ index: Int,
    _ frame: Rect,
    _ shading: CanvasShading?,
    _ transform: AffineTransform
  ) -> CanvasItem {
    CanvasItem(
      kind: .symbol,
      symbol: drawing.symbols[index].name,
      style: shading?.style(in: frame, metrics),
      frame: frame.applying(transform)
    )
  }

  private func group(
    _ kind: CanvasItem.Kind,
    _ steps: [CanvasDrawing.Step],
    _ items: [CanvasDrawing.Item],
    _ transform: AffineTransform
  ) -> CanvasItem {
    let inner = metrics.transform(of: steps).concatenating(transform)
    let drawn = self.items(items, inner)
    return CanvasItem(
      kind: kind,
      frame: drawn.compactMap(\.frame).reduce(nil as Rect?) { $0?.union($1) ?? $1 },
      items: drawn
    )
  }

  private func finite(_ value: Double) -> Double { metrics.finite(value) }
  private func finite(_ point: Point) -> Point { metrics.finite(point) }
  private func finite(_ rect: Rect) -> Rect { metrics.finite(rect) }
}

extension CanvasMetrics {
  /// The steps of a context as one transform: a step applies to later drawing, so the last one is
  /// the first to move a point (D8.7).
  package func transform(of steps: [CanvasDrawing.Step]) -> AffineTransform {
    steps.reduce(AffineTransform.identity) { transform, step in
      switch step {
      case .translate(let value):
        let offset = finite(value(self))
        return transform.translatedBy(x: offset.x, y: offset.y)
      case .scale(let value):
        let scale = finite(value(self))
        return transform.scaledBy(x: scale.x, y: scale.y)
      case .rotate(let degrees):
        return transform.rotated(by: Angle(degrees: finite(degrees(self))).radians)
      case .concatenate(let step):
        return step.concatenating(transform)
      }
    }
  }

  /// Replaces a number that is not finite by 0.
  package func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

  package func finite(_ point: Point) -> Point { Point(x: finite(point.x), y: finite(point.y)) }

  package func finite(_ rect: Rect) -> Rect {
    Rect(
      x: finite(rect.minX),
      y: finite(rect.minY),
      width: finite(rect.width),
      height: finite(rect.height)
    )
  }
}
