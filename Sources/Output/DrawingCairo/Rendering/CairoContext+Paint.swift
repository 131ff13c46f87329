internal import CCairo
internal import Drawing
internal import ViewValues

// The paints of areas, lines and glyphs.

extension CairoContext {
  /// Makes a colour the source.
  func setSource(_ color: DisplayColor) {
    cairo.call.cairo_set_source_rgba(
      pointer,
      color.red,
      color.green,
      color.blue,
      min(max(color.opacity, 0), 1)
    )
  }

  /// Makes a colour or a gradient that Cairo knows the source; false for any other paint.
  func setSource(_ paint: DisplayPaint) -> Bool {
    switch paint {
    case .color(let color):
      setSource(color)
      return true
    case .linear(let gradient, let from, let to):
      // Without a length the last colour is everywhere (D3.5).
      if from == to { return setSource(.color(gradient.stops.last?.color ?? .clear)) }
      guard
        let pattern = cairo.call.cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      else { return false }
      setGradient(pattern, gradient)
      return true
    case .radial(let gradient, let center, let startRadius, let endRadius, let transform):
      return setRadial(gradient, center, startRadius, endRadius, transform)
    case .angular, .mesh, .tiles: return false
    }
  }

  private func setRadial(
    _ gradient: DisplayGradient,
    _ center: Point,
    _ startRadius: Double,
    _ endRadius: Double,
    _ transform: AffineTransform
  ) -> Bool {
    var (start, end) = (max(startRadius, 0), max(endRadius, 0))
    guard start.isFinite, end.isFinite, let inverse = transform.inverted else { return false }
    if start == end { return setSource(.color(gradient.stops.last?.color ?? .clear)) }
    var gradient = gradient
    if start > end {
      // Seen from the other end.
      swap(&start, &end)
      gradient.stops = gradient.stops.reversed().map {
        DisplayGradient.Stop(color: $0.color, location: 1 - $0.location)
      }
    }
    guard
      let pattern = cairo.call.cairo_pattern_create_radial(
        center.x,
        center.y,
        start,
        center.x,
        center.y,
        end
      )
    else { return false }
    var matrix = cairo_matrix_t(inverse)
    cairo.call.cairo_pattern_set_matrix(pattern, &matrix)
    setGradient(pattern, gradient)
    return true
  }

  private func setGradient(_ pattern: OpaquePointer, _ gradient: DisplayGradient) {
    for stop in gradient.straight.clampedStops {
      cairo.call.cairo_pattern_add_color_stop_rgba(
        pattern,
        stop.location,
        stop.color.red,
        stop.color.green,
        stop.color.blue,
        min(max(stop.color.opacity, 0), 1)
      )
    }
    let extent: cairo_extend_t =
      switch gradient.extent {
      case .pad: CAIRO_EXTEND_PAD
      case .repeat: CAIRO_EXTEND_REPEAT
      case .reflect: CAIRO_EXTEND_REFLECT
      }
    cairo.call.cairo_pattern_set_extend(pattern, extent)
    cairo.call.cairo_set_source(pointer, pattern)
    cairo.call.cairo_pattern_destroy(pattern)
  }

  /// Makes pixels the source, the first of them at a place of the target surface; the transform is
  /// that of its pixels afterwards.
  func setSource(_ surface: PixelSurface, at place: (x: Int, y: Int)) {
    setTransform(.identity)
    cairo.call.cairo_set_source_surface(
      pointer,
      surface.pointer,
      Double(place.x),
      Double(place.y)
    )
  }
}

extension DisplayGradient {
  /// The stops within 0…1, as Cairo needs them: those outside become a stop at the end.
  var clampedStops: [Stop] {
    guard let first = stops.first, let last = stops.last,
      first.location < 0 || last.location > 1
    else { return stops }
    var inner = stops.filter { $0.location >= 0 && $0.location <= 1 }
    var plain = self
    plain.extent = .pad
    if first.location < 0 {
      inner.insert(Stop(color: plain.color(at: 0), location: 0), at: 0)
    }
    if last.location > 1 { inner.append(Stop(color: plain.color(at: 1), location: 1)) }
    return inner
  }
}
