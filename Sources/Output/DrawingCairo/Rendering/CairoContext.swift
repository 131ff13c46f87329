internal import CCairo
internal import Drawing
internal import ViewValues

/// Draws areas, lines and glyphs with Cairo.
///
/// Coordinates are those of the display list; a transform takes them to pixels, or to points of a
/// page.
final class CairoContext {
  /// The largest distance of a point of pixels from the origin: Cairo counts fractions of pixels in
  /// 32 bits, and the largest surface is half as large.
  static let farthestPixel = 70_000.0
  /// The same for a page of vectors, whose coordinates Cairo writes unchanged.
  static let farthestPoint = 4_000_000.0
  /// The tolerance of curves, in pixels (D10.3).
  private static let tolerance = 0.01

  /// The state of Cairo's context, so that only changes are passed on to it.
  private struct State {
    /// The transform of coordinates.
    var transform = AffineTransform.identity
    /// The largest distance of a point from the origin.
    var reach: Double
    var mode = CAIRO_OPERATOR_OVER
    var fillRule = CAIRO_FILL_RULE_WINDING
    var antialias = CAIRO_ANTIALIAS_DEFAULT
    /// Whether there is a clip.
    var isClipped = false
  }

  let cairo: CairoLibrary
  let pointer: OpaquePointer
  private let farthest: Double
  // Contexts belong to one thread, and no call here can re-enter.
  @exclusivity(unchecked) private var state: State
  /// The saved states, the last one at the end.
  private var kept: [State] = []

  /// Draws onto a surface.
  init(
    _ cairo: CairoLibrary,
    on surface: OpaquePointer,
    farthest: Double = CairoContext.farthestPixel
  ) throws(PictureError) {
    self.cairo = cairo
    self.farthest = farthest
    state = State(reach: farthest)
    guard let pointer = cairo.call.cairo_create(surface) else {
      throw .failed("there is not enough memory")
    }
    self.pointer = pointer
    cairo.call.cairo_set_tolerance(pointer, CairoContext.tolerance)
  }

  deinit { cairo.call.cairo_destroy(pointer) }

  /// The context's error; nil if there is none.
  var failure: PictureError? {
    let status = cairo.call.cairo_status(pointer)
    if status == CAIRO_STATUS_SUCCESS { return nil }
    return .failed(cairo.text(of: status))
  }

  // MARK: States

  /// Keeps the state until ``restore()``.
  func save() {
    cairo.call.cairo_save(pointer)
    kept.append(state)
  }

  /// Restores the state that was saved last.
  func restore() {
    cairo.call.cairo_restore(pointer)
    if let last = kept.popLast() { state = last }
  }

  /// Begins a group to be drawn apart, and saves the state until ``endGroup()``.
  ///
  /// - Parameter content: The content of its pixels.
  func beginGroup(_ content: cairo_content_t = CAIRO_CONTENT_COLOR_ALPHA) {
    cairo.call.cairo_push_group_with_content(pointer, content)
    kept.append(state)
  }

  /// Ends the innermost group, and returns its drawing.
  func endGroup() -> OpaquePointer? {
    if let last = kept.popLast() { state = last }
    return cairo.call.cairo_pop_group(pointer)
  }

  func setTransform(_ transform: AffineTransform) {
    if state.transform == transform { return }
    state.transform = transform
    let scale = max(
      transform.a.magnitude + transform.c.magnitude,
      transform.b.magnitude + transform.d.magnitude
    )
    state.reach = (farthest - max(transform.tx.magnitude, transform.ty.magnitude)) / scale
    var matrix = cairo_matrix_t(transform)
    cairo.call.cairo_set_matrix(pointer, &matrix)
  }

  // MARK: Paths

  /// Makes a path the current one, to be filled or stroked.
  ///
  /// - Returns: A rectangle around its points; nil if it draws nothing.
  @discardableResult
  func trace(_ path: Path, isLine: Bool = false) -> Rect? {
    cairo.call.cairo_new_path(pointer)
    var box = PointBox()
    if append(path, &box) { return box.rect }
    // Some of it is further away than Cairo can count.
    cairo.call.cairo_new_path(pointer)
    let outer = state.transform
    let seen = path.bounded.applying(outer)
    let near = isLine ? seen.lines(within: farthest) : seen.area(within: farthest)
    setTransform(.identity)
    _ = append(near, &box)
    setTransform(outer)
    return path.boundingRect
  }

  /// Makes a path the current one, to be stroked.
  func trace(_ path: Path, for stroke: StrokeValue) {
    if stroke.lineCap != .square { return _ = trace(path, isLine: true) }
    // Cairo counts 256 fractions of a pixel.
    let length = 1 / (64 * max(state.transform.scaleFactor, 1e-6))
    trace(path.withDots(ofLength: length), isLine: true)
  }

  /// Adds a path to the current one, scaled and moved, as glyphs are; one that exceeds Cairo's
  /// coordinates is cut off.
  func append(_ path: Path, scaledBy scale: Double, at origin: Point) {
    var box = PointBox()
    _ = append(path, scaledBy: scale, at: origin, &box)
  }

  /// The least and the largest coordinates of points.
  private struct PointBox {
    private var (left, top) = (Double.infinity, Double.infinity)
    private var (right, bottom) = (-Double.infinity, -Double.infinity)

    mutating func include(_ point: Point) {
      (left, top) = (min(left, point.x), min(top, point.y))
      (right, bottom) = (max(right, point.x), max(bottom, point.y))
    }

    var rect: Rect? {
      left <= right ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }
  }

  /// Adds a path to the current one unchanged; false if it exceeds Cairo's coordinates.
  private func append(_ path: Path, _ box: inout PointBox) -> Bool {
    var isNear = true
    path.withElements { isNear = append($0, &box) }
    return isNear
  }

  private func append(
    _ elements: UnsafeBufferPointer<Path.Element>,
    _ box: inout PointBox
  ) -> Bool {
    let reach = state.reach
    func isNear(_ point: Point) -> Bool {
      box.include(point)
      return point.x.magnitude <= reach && point.y.magnitude <= reach
    }
    for element in elements {
      switch element {
      case .move(let end):
        guard isNear(end) else { return false }
        cairo.call.cairo_move_to(pointer, end.x, end.y)
      case .line(let end):
        guard isNear(end) else { return false }
        cairo.call.cairo_line_to(pointer, end.x, end.y)
      case .curve(let end, let first, let second):
        guard isNear(first), isNear(second), isNear(end) else { return false }
        cairo.call.cairo_curve_to(pointer, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo.call.cairo_close_path(pointer)
      }
    }
    return true
  }

  /// Adds a path to the current one; false if it exceeds Cairo's coordinates.
  private func append(
    _ path: Path,
    scaledBy scale: Double,
    at origin: Point,
    _ box: inout PointBox
  ) -> Bool {
    let reach = state.reach
    func place(_ point: Point) -> Point {
      Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
    }
    func isNear(_ point: Point) -> Bool {
      box.include(point)
      return point.x.magnitude <= reach && point.y.magnitude <= reach
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
    setFillRule(isEOFilled: fill.isEOFilled)
    setAntialiased(fill.isAntialiased)
  }

  func setFillRule(isEOFilled: Bool) {
    let rule = isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    if state.fillRule == rule { return }
    state.fillRule = rule
    cairo.call.cairo_set_fill_rule(pointer, rule)
  }

  func setAntialiased(_ isAntialiased: Bool) {
    let antialias = isAntialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE
    if state.antialias == antialias { return }
    state.antialias = antialias
    cairo.call.cairo_set_antialias(pointer, antialias)
  }

  func setStroke(_ stroke: StrokeValue) {
    cairo.call.cairo_set_line_width(
      pointer,
      min(max(stroke.lineWidth, 0), max(state.reach, 0))
    )
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
    let dash = stroke.unfoldedDash
    cairo.call.cairo_set_dash(
      pointer,
      dash,
      Int32(clamping: dash.count),
      stroke.dashPhase
    )
  }

  /// Clips to the current path.
  func clip() {
    cairo.call.cairo_clip(pointer)
    state.isClipped = true
  }

  /// Whether there is a clip.
  var isClipped: Bool { state.isClipped }

  // MARK: Modes

  /// Sets the blend mode; false for a mode that Cairo does not have.
  func setBlendMode(_ mode: DisplayBlendMode) -> Bool {
    guard let operation = mode.cairo else { return false }
    if state.mode == operation { return true }
    state.mode = operation
    cairo.call.cairo_set_operator(pointer, operation)
    return true
  }
}

extension StrokeValue {
  /// The dashes without one of no length with a cap: Cairo would turn one into the gaps around it.
  fileprivate var unfoldedDash: [Double] {
    guard lineCap != .butt, dash.contains(0) else { return dash }
    return (dash.count % 2 == 0 ? dash : dash + dash).enumerated().map { index, length in
      length == 0 && index % 2 == 0 ? 1e-6 : length
    }
  }
}
