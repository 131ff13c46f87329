internal import CCairo
internal import Drawing
internal import ViewValues

/// Draws areas, lines and glyphs with Cairo.
///
/// Coordinates are those of the display list; a transform takes them to pixels, or to points of a
/// page.
final class CairoContext {
  /// How far from the origin a point of pixels may be: Cairo counts parts of pixels in 32 bits, and the
  /// largest surface is half as large.
  static let farthestPixel = 70_000.0
  /// The same for a page of vectors, which Cairo writes down as they are.
  static let farthestPoint = 4_000_000.0
  /// How far curves may be from where they should be, in pixels (D10.3).
  private static let tolerance = 0.01

  let cairo: CairoLibrary
  let pointer: OpaquePointer
  /// What coordinates mean.
  private var transform = AffineTransform.identity
  /// How far from the origin a point may be.
  private var reach: Double
  private let farthest: Double

  /// Draws onto a surface.
  init(
    _ cairo: CairoLibrary,
    on surface: OpaquePointer,
    farthest: Double = CairoContext.farthestPixel
  ) throws(PictureError) {
    self.cairo = cairo
    self.farthest = farthest
    reach = farthest
    guard let pointer = cairo.call.cairo_create(surface) else {
      throw .failed("there is not enough memory")
    }
    self.pointer = pointer
    cairo.call.cairo_set_tolerance(pointer, CairoContext.tolerance)
  }

  deinit { cairo.call.cairo_destroy(pointer) }

  /// What has gone wrong; nil if nothing has.
  var failure: PictureError? {
    let status = cairo.call.cairo_status(pointer)
    if status == CAIRO_STATUS_SUCCESS { return nil }
    return .failed(cairo.text(of: status))
  }

  func setTransform(_ transform: AffineTransform) {
    self.transform = transform
    let scale = max(
      transform.a.magnitude + transform.c.magnitude,
      transform.b.magnitude + transform.d.magnitude
    )
    reach = (farthest - max(transform.tx.magnitude, transform.ty.magnitude)) / scale
    var matrix = cairo_matrix_t(transform)
    cairo.call.cairo_set_matrix(pointer, &matrix)
  }

  // MARK: Paths

  /// Makes a path the current one, to be filled; or to be drawn along.
  func trace(_ path: Path, isLine: Bool = false) {
    cairo.call.cairo_new_path(pointer)
    if append(path, scaledBy: 1, at: .zero) { return }
    // Some of it is further away than Cairo can count.
    cairo.call.cairo_new_path(pointer)
    let outer = transform
    let seen = path.bounded.applying(outer)
    let near = isLine ? seen.lines(within: farthest) : seen.area(within: farthest)
    setTransform(.identity)
    _ = append(near, scaledBy: 1, at: .zero)
    setTransform(outer)
  }

  /// Adds a path to the current one under a scale and a move, as glyphs are; false if it reaches
  /// further than Cairo can count.
  @discardableResult
  func append(_ path: Path, scaledBy scale: Double, at origin: Point) -> Bool {
    func place(_ point: Point) -> Point {
      Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
    }
    func isNear(_ point: Point) -> Bool {
      point.x.magnitude <= reach && point.y.magnitude <= reach
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        let end = place(point)
        guard isNear(end) else { return false }
        cairo.call.cairo_move_to(pointer, end.x, end.y)
      case .line(let point):
        let end = place(point)
        guard isNear(end) else { return false }
        cairo.call.cairo_line_to(pointer, end.x, end.y)
      case .curve(let point, let control1, let control2):
        let (first, second, end) = (place(control1), place(control2), place(point))
        guard isNear(first), isNear(second), isNear(end) else { return false }
        cairo.call.cairo_curve_to(pointer, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo.call.cairo_close_path(pointer)
      }
    }
    return true
  }

  func setFill(_ fill: FillValue) {
    cairo.call.cairo_set_fill_rule(
      pointer,
      fill.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    )
    setAntialiased(fill.isAntialiased)
  }

  func setAntialiased(_ isAntialiased: Bool) {
    cairo.call.cairo_set_antialias(
      pointer,
      isAntialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE
    )
  }

  func setStroke(_ stroke: StrokeValue) {
    cairo.call.cairo_set_line_width(pointer, min(max(stroke.lineWidth, 0), max(reach, 0)))
    let cap: cairo_line_cap_t =
      switch stroke.lineCap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo.call.cairo_set_line_cap(pointer, cap)
    let join: cairo_line_join_t =
      switch stroke.lineJoin {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo.call.cairo_set_line_join(pointer, join)
    cairo.call.cairo_set_miter_limit(pointer, stroke.miterLimit)
    cairo.call.cairo_set_dash(
      pointer,
      stroke.dash,
      Int32(clamping: stroke.dash.count),
      stroke.dashPhase
    )
  }

  // MARK: Paint

  /// Makes a colour or a gradient that Cairo knows the source; false for any other paint.
  func setSource(_ paint: DisplayPaint) -> Bool {
    switch paint {
    case .color(let color):
      cairo.call.cairo_set_source_rgba(
        pointer,
        color.red,
        color.green,
        color.blue,
        min(max(color.opacity, 0), 1)
      )
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
    for stop in gradient.clampedStops {
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

  /// Makes pixels the source, the first of them at a place of the surface that is drawn on; the
  /// transform is that of its pixels afterwards.
  func setSource(_ surface: PixelSurface, at place: (x: Int, y: Int)) {
    setTransform(.identity)
    cairo.call.cairo_set_source_surface(
      pointer,
      surface.pointer,
      Double(place.x),
      Double(place.y)
    )
  }

  // MARK: Modes

  /// Chooses how what is painted meets what is there; false for a mode that Cairo does not know.
  func setBlendMode(_ mode: DisplayBlendMode) -> Bool {
    guard let operation = mode.cairo else { return false }
    cairo.call.cairo_set_operator(pointer, operation)
    return true
  }
}

extension DisplayGradient {
  /// The stops within 0…1, as Cairo has them: what lies outside becomes a stop at the end.
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
