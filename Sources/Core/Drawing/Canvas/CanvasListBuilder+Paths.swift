internal import LayoutCore

// Filling and stroking the paths of a canvas.

extension CanvasListBuilder {
  mutating func fill(
    _ path: Path,
    _ shading: CanvasShading?,
    _ fill: FillValue,
    _ opacity: Double,
    _ mode: DisplayBlendMode
  ) {
    guard let box = path.boundingRect else { return }
    switch paint(shading, box) {
    case .paint(let paint):
      let paint = paint.multiplyingOpacity(by: opacity)
      if paint.isInvisible, mode == .normal { return }
      builder.writer.add(.fill(path, paint, fill, mode))
    case .style(let style):
      painting(opacity, mode) { builder, state in
        builder.paint(path, box, style, fill, state)
      }
    case .backdrop:
      painting(opacity, mode) { builder, state in
        builder.writer.add(
          .backdrop(
            DisplayBackdrop(path: path, fill: fill, filter: .plain, opacity: state.opacity)
          )
        )
      }
    }
  }

  mutating func stroke(
    _ path: Path,
    _ shading: CanvasShading?,
    _ stroke: StrokeValue,
    _ opacity: Double,
    _ mode: DisplayBlendMode
  ) {
    var stroke = stroke
    stroke.lineWidth = max(metrics.finite(stroke.lineWidth), 0)
    stroke = stroke.cleaned
    guard stroke.lineWidth > 0, let reach = path.strokedBounds(stroke) else { return }
    switch paint(shading, path.boundingRect ?? reach) {
    case .paint(let paint): return line(path, paint, stroke, opacity, mode)
    case .backdrop: break
    case .style(let style):
      return painting(opacity, mode) { builder, state in
        builder.paint(path, style, stroke, isAntialiased: true, state)
      }
    }
    // The backdrop, clipped by a mask of the line.
    painting(opacity, mode) { builder, state in
      var group = DisplayGroup()
      group.hasMask = true
      builder.writer.begin(group)
      builder.writer.add(
        .backdrop(
          DisplayBackdrop(
            path: Path(reach),
            fill: FillValue(),
            filter: .plain,
            opacity: state.opacity
          )
        )
      )
      builder.writer.mask()
      builder.writer.add(.stroke(path, .color(.black), stroke, isAntialiased: true, .normal))
      builder.writer.end()
    }
  }

  private mutating func line(
    _ path: Path,
    _ paint: DisplayPaint,
    _ stroke: StrokeValue,
    _ opacity: Double,
    _ mode: DisplayBlendMode
  ) {
    let paint = paint.multiplyingOpacity(by: opacity)
    if paint.isInvisible, mode == .normal { return }
    builder.writer.add(.stroke(path, paint, stroke, isAntialiased: true, mode))
  }

  /// Draws content that supports opacity but no blend modes: in a group for those.
  private mutating func painting(
    _ opacity: Double,
    _ mode: DisplayBlendMode,
    _ draw: (inout DisplayListBuilder, DrawingState) -> Void
  ) {
    let everywhere = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    var state = DrawingState(visible: everywhere)
    guard mode != .normal else {
      state.opacity = opacity
      return draw(&builder, state)
    }
    var group = DisplayGroup()
    group.isComposited = true
    group.opacity = opacity
    group.blendMode = mode
    builder.writer.begin(group)
    draw(&builder, state)
    builder.writer.end()
  }

  // MARK: Shadings

  /// The paint of an area.
  private enum Paint {
    case paint(DisplayPaint)
    /// A style with shadows or a blend mode, or a material.
    case style(ResolvedStyle)
    case backdrop
  }

  /// The paint of a shading: points of gradients are in the context's coordinates (D8.15).
  private mutating func paint(_ shading: CanvasShading?, _ box: Rect) -> Paint {
    func point(_ value: CanvasDrawing.Value<Point>) -> Point { metrics.finite(value(metrics)) }
    func number(_ value: CanvasDrawing.Value<Double>) -> Double { metrics.finite(value(metrics)) }
    defer { builder.complain(about: resolver, view: view.index) }
    switch shading {
    case nil: return resolved(.level(.primary), box)
    case .color(let color): return .paint(.color(resolver.color(color)))
    case .style(let style): return resolved(style, box)
    case .linearGradient(let gradient, let from, let to):
      return .paint(.linear(resolver.gradient(gradient), from: point(from), to: point(to)))
    case .radialGradient(let gradient, let center, let start, let end):
      return .paint(
        .radial(
          resolver.gradient(gradient),
          center: point(center),
          startRadius: number(start),
          endRadius: number(end),
          transform: .identity
        )
      )
    case .conicGradient(let gradient, let center, let angle):
      return .paint(
        .angular(
          resolver.gradient(gradient),
          center: point(center),
          startAngle: number(angle),
          endAngle: number(angle) + 360
        )
      )
    case .tiledImage(let image, let origin):
      return .paint(resolver.tiles(image, Rect(origin: point(origin), size: .zero)))
    case .backdrop: return .backdrop
    }
  }

  private mutating func resolved(_ style: StyleValue, _ box: Rect) -> Paint {
    let resolved = resolver.resolve(style, in: box)
    if resolved.shadows.isEmpty, resolved.blendMode == .normal,
      case .paint(let paint) = resolved.paint
    {
      return .paint(paint)
    }
    return .style(resolved)
  }
}

extension MaterialFilter {
  /// The filter that changes nothing.
  fileprivate static let plain = MaterialFilter(
    curve: [],
    amount: 0,
    saturation: 1,
    brightness: 0,
    radius: 0,
    opaqueColor: .clear
  )
}
