/// A canvas's paint; its points are in the context's coordinates, whatever is painted (D8.15).
public enum CanvasShading: Sendable {
  /// A colour.
  case color(ColorValue)
  /// A style, which spans the painted area.
  case style(StyleValue)
  /// A gradient from one point to another.
  case linearGradient(
    GradientValue,
    from: CanvasDrawing.Value<Point>,
    to: CanvasDrawing.Value<Point>
  )
  /// A gradient from one circle around a point to another, radii in points.
  case radialGradient(
    GradientValue,
    center: CanvasDrawing.Value<Point>,
    startRadius: CanvasDrawing.Value<Double>,
    endRadius: CanvasDrawing.Value<Double>
  )
  /// A gradient around a point, from an angle in degrees.
  case conicGradient(
    GradientValue,
    center: CanvasDrawing.Value<Point>,
    angle: CanvasDrawing.Value<Double>
  )
  /// An image tiled from a point on.
  case tiledImage(ImagePaintValue, origin: CanvasDrawing.Value<Point>)
  /// The content drawn so far, as a paint.
  case backdrop

  /// The shading as a style for a bounding box; nil for the content drawn so far.
  ///
  /// A box without extent has no fractions: the gradient's points are then in its middle.
  ///
  /// - Parameter isMirrored: Whether fractions count from the right, as those of styles do in a
  ///   right-to-left layout.
  package func style(
    in box: Rect,
    _ metrics: CanvasMetrics,
    isMirrored: Bool = false
  ) -> StyleValue? {
    func unit(_ value: CanvasDrawing.Value<Point>) -> UnitPoint {
      let point = metrics.finite(value(metrics))
      let x = box.width > 0 ? (point.x - box.minX) / box.width : 0.5
      let y = box.height > 0 ? (point.y - box.minY) / box.height : 0.5
      return UnitPoint(x: isMirrored ? 1 - x : x, y: y)
    }
    func number(_ value: CanvasDrawing.Value<Double>) -> Double { metrics.finite(value(metrics)) }
    switch self {
    case .color(let color): return .color(color)
    case .style(let style): return style
    case .linearGradient(let gradient, let from, let to):
      return StyleValue(.linearGradient(gradient, startPoint: unit(from), endPoint: unit(to)))
    case .radialGradient(let gradient, let center, let start, let end):
      return StyleValue(
        .radialGradient(
          gradient,
          center: unit(center),
          startRadius: number(start),
          endRadius: number(end)
        )
      )
    case .conicGradient(let gradient, let center, let angle):
      return StyleValue(
        .angularGradient(
          gradient,
          center: unit(center),
          startAngle: number(angle),
          endAngle: number(angle) + 360
        )
      )
    case .tiledImage(let image, _): return StyleValue(.image(image))
    case .backdrop: return nil
    }
  }
}
