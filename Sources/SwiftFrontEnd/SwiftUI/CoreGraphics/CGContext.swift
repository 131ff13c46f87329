internal import LayoutCore

/// Draws as Core Graphics does: into a canvas that lends it, or into notes that an image is drawn from later.
public final class CGContext {
  private struct State {
    var canvas: GraphicsContext?
    var fill = GraphicsContext.Shading.color(.black)
    var stroke = GraphicsContext.Shading.color(.black)
    var line = StrokeStyle(lineWidth: 1)
  }

  private var state: State
  private var saved: [State] = []
  private var open = Path()
  /// The drawing calls so far, if the context records them.
  private var notes: [(CGContext) -> Void]?

  init(canvas: GraphicsContext?) { state = State(canvas: canvas) }

  /// Creates a context that records its drawing calls.
  public convenience init() {
    self.init(canvas: nil)
    notes = []
  }

  private func note(_ call: @escaping (CGContext) -> Void) { notes?.append(call) }

  /// Returns an image of the recorded drawings, of a size in points.
  public func _image(size: CGSize) -> Image {
    let notes = notes ?? []
    let drawn = DrawnImage(
      size: Size(width: Double(size.width), height: Double(size.height)),
      isOpaque: false,
      mixing: ColorRenderingMode.nonLinear.engine
    ) { canvas in
      let context = CGContext(canvas: canvas)
      for call in notes { call(context) }
    }
    return Image(.drawn(drawn))
  }

  /// Draws with a canvas's context.
  public func _draw(_ draw: @escaping (inout GraphicsContext) -> Void) {
    note { $0._draw(draw) }
    if var canvas = state.canvas {
      draw(&canvas)
    }
  }

  /// Saves the graphics state until ``restoreGState()``.
  public func saveGState() {
    note { $0.saveGState() }
    saved.append(state)
  }

  /// Restores the graphics state that was saved last.
  public func restoreGState() {
    note { $0.restoreGState() }
    if let last = saved.popLast() { state = last }
  }

  // MARK: Colours and lines

  /// The colour that areas get.
  public func setFillColor(_ color: CGColor) {
    note { $0.setFillColor(color) }
    state.fill = .color(Color(cgColor: color))
  }

  /// The colour that areas get, of components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    note { $0.setFillColor(red: red, green: green, blue: blue, alpha: alpha) }
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour that lines get.
  public func setStrokeColor(_ color: CGColor) {
    note { $0.setStrokeColor(color) }
    state.stroke = .color(Color(cgColor: color))
  }

  /// The colour that lines get, of components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    note { $0.setStrokeColor(red: red, green: green, blue: blue, alpha: alpha) }
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) {
    note { $0.setLineWidth(width) }
    state.line.lineWidth = width
  }
  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {
    note { $0.setLineCap(cap) }
    state.line.lineCap = cap
  }
  /// Sets the shape of the joins of lines.
  public func setLineJoin(_ join: CGLineJoin) {
    note { $0.setLineJoin(join) }
    state.line.lineJoin = join
  }
  /// Sets the limit of the length of mitered joins, in line widths.
  public func setMiterLimit(_ limit: CGFloat) {
    note { $0.setMiterLimit(limit) }
    state.line.miterLimit = limit
  }

  /// The dashes of lines, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    note { $0.setLineDash(phase: phase, lengths: lengths) }
    state.line.dash = lengths
    state.line.dashPhase = phase
  }

  /// Sets the opacity of the drawings to come.
  public func setAlpha(_ alpha: CGFloat) {
    note { $0.setAlpha(alpha) }
    state.canvas?.opacity = Double(alpha)
  }

  // MARK: Place

  /// Translates the drawings to come, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    note { $0.translateBy(x: x, y: y) }
    state.canvas?.translateBy(x: x, y: y)
  }
  /// Scales the drawings to come.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    note { $0.scaleBy(x: x, y: y) }
    state.canvas?.scaleBy(x: x, y: y)
  }
  /// Rotates the drawings to come, in radians.
  public func rotate(by angle: CGFloat) {
    note { $0.rotate(by: angle) }
    state.canvas?.rotate(by: .radians(Double(angle)))
  }
  /// Transforms the drawings to come.
  public func concatenate(_ transform: CGAffineTransform) {
    note { $0.concatenate(transform) }
    state.canvas?.concatenate(transform)
  }

  /// The transform of the drawings to come.
  public var ctm: CGAffineTransform { state.canvas?.transform ?? .identity }

  // MARK: Paths

  /// Begins a path.
  public func beginPath() {
    note { $0.beginPath() }
    open = Path()
  }
  /// Begins a subpath.
  public func move(to point: CGPoint) {
    note { $0.move(to: point) }
    open.move(to: point)
  }
  /// Adds a line.
  public func addLine(to point: CGPoint) {
    note { $0.addLine(to: point) }
    open.addLine(to: point)
  }
  /// Adds lines.
  public func addLines(between points: [CGPoint]) {
    note { $0.addLines(between: points) }
    open.addLines(points)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    note { $0.addRect(rect) }
    open.addRect(rect)
  }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) {
    note { $0.addEllipse(in: rect) }
    open.addEllipse(in: rect)
  }
  /// Adds a path.
  public func addPath(_ path: CGPath) {
    note { $0.addPath(path) }
    open.addPath(Path(path))
  }
  /// Closes the subpath.
  public func closePath() {
    note { $0.closePath() }
    open.closeSubpath()
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    note { $0.addQuadCurve(to: end, control: control) }
    open.addQuadCurve(to: end, control: control)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    note { $0.addCurve(to: end, control1: control1, control2: control2) }
    open.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds an arc, in radians.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    note {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: startAngle,
        endAngle: endAngle,
        clockwise: clockwise
      )
    }
    open.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)),
      clockwise: clockwise
    )
  }

  /// The path so far; nil without any.
  public var path: CGPath? { open.isEmpty ? nil : open.cgPath }

  // MARK: Drawing

  /// Fills the path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    note { $0.fillPath(using: rule) }
    state.canvas?.fill(open, with: state.fill, style: FillStyle(eoFill: rule == .evenOdd))
    open = Path()
  }

  /// Draws the path's line and begins a new one.
  public func strokePath() {
    note { $0.strokePath() }
    state.canvas?.stroke(open, with: state.stroke, style: state.line)
    open = Path()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    note { $0.fill(rect) }
    state.canvas?.fill(Path(rect), with: state.fill)
  }

  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) {
    note { $0.stroke(rect) }
    state.canvas?.stroke(Path(rect), with: state.stroke, style: state.line)
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    note { $0.fillEllipse(in: rect) }
    state.canvas?.fill(Path(ellipseIn: rect), with: state.fill)
  }

  /// Draws the line of an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    note { $0.strokeEllipse(in: rect) }
    state.canvas?.stroke(Path(ellipseIn: rect), with: state.stroke, style: state.line)
  }

  /// Clips the drawings to come to the path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    note { $0.clip(using: rule) }
    state.canvas?.clip(to: open, style: FillStyle(eoFill: rule == .evenOdd))
    open = Path()
  }

  /// Clips the drawings to come to a rectangle.
  public func clip(to rect: CGRect) {
    note { $0.clip(to: rect) }
    state.canvas?.clip(to: Path(rect))
  }
}

extension CGContext {
  /// Creates a context for a PDF, which is not drawn: no file is written.
  public convenience init?(
    _ url: CFURL,
    mediaBox: UnsafePointer<CGRect>?,
    _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(canvas: nil)
  }

  /// Begins a page of the PDF.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {}
  /// Ends a page of the PDF.
  public func endPDFPage() {}
  /// Ends the PDF.
  public func closePDF() {}
}
