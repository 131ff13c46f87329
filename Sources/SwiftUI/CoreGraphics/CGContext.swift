/// Draws as Core Graphics does: into a canvas that lends it, otherwise nowhere.
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

  init(canvas: GraphicsContext?) { state = State(canvas: canvas) }

  /// Creates a context that draws nowhere.
  public convenience init() { self.init(canvas: nil) }

  /// Creates a context for the pages of a PDF, which draws nowhere: no file is written.
  public convenience init?(
    _ url: CFURL,
    mediaBox: UnsafePointer<CGRect>?,
    _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(canvas: nil)
  }

  /// Begins a page of a PDF.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {}
  /// Ends a page of a PDF.
  public func endPDFPage() {}
  /// Ends a PDF.
  public func closePDF() {}

  /// Keeps what is set until ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Sets what was set before.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  // MARK: Colours and lines

  /// The colour that areas get.
  public func setFillColor(_ color: CGColor) { state.fill = .color(Color(cgColor: color)) }

  /// The colour that areas get, of components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour that lines get.
  public func setStrokeColor(_ color: CGColor) { state.stroke = .color(Color(cgColor: color)) }

  /// The colour that lines get, of components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// How thick lines are, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// How lines end.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// How lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// How far corners reach.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// The dashes of lines, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths
    state.line.dashPhase = phase
  }

  /// How opaque what is drawn is.
  public func setAlpha(_ alpha: CGFloat) { state.canvas?.opacity = Double(alpha) }

  // MARK: Place

  /// Moves what follows, in points.
  public func translateBy(x: CGFloat, y: CGFloat) { state.canvas?.translateBy(x: x, y: y) }
  /// Makes what follows larger by factors.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.canvas?.scaleBy(x: x, y: y) }
  /// Turns what follows, in radians.
  public func rotate(by angle: CGFloat) { state.canvas?.rotate(by: .radians(Double(angle))) }
  /// Transforms what follows.
  public func concatenate(_ transform: CGAffineTransform) { state.canvas?.concatenate(transform) }

  /// How what follows is transformed.
  public var ctm: CGAffineTransform { state.canvas?.transform ?? .identity }

  // MARK: Paths

  /// Begins a path.
  public func beginPath() { open = Path() }
  /// Begins a part of the path.
  public func move(to point: CGPoint) { open.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { open.addLine(to: point) }
  /// Adds lines.
  public func addLines(between points: [CGPoint]) { open.addLines(points) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { open.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { open.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { open.addPath(Path(path)) }
  /// Ends a part of the path where it has begun.
  public func closePath() { open.closeSubpath() }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    open.addQuadCurve(to: end, control: control)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
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
    state.canvas?.fill(open, with: state.fill, style: FillStyle(eoFill: rule == .evenOdd))
    open = Path()
  }

  /// Draws the path's line and begins a new one.
  public func strokePath() {
    state.canvas?.stroke(open, with: state.stroke, style: state.line)
    open = Path()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { state.canvas?.fill(Path(rect), with: state.fill) }

  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) {
    state.canvas?.stroke(Path(rect), with: state.stroke, style: state.line)
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    state.canvas?.fill(Path(ellipseIn: rect), with: state.fill)
  }

  /// Draws the line of an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    state.canvas?.stroke(Path(ellipseIn: rect), with: state.stroke, style: state.line)
  }

  /// Cuts what follows off at the path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.canvas?.clip(to: open, style: FillStyle(eoFill: rule == .evenOdd))
    open = Path()
  }

  /// Cuts what follows off at a rectangle.
  public func clip(to rect: CGRect) { state.canvas?.clip(to: Path(rect)) }
}

extension GraphicsContext {
  /// Lends the canvas to code of Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext(canvas: self))
  }
}
