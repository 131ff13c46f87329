// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A path that is built step by step.
open class UIBezierPath: NSObject {
  private var path: CGMutablePath

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  public override init() { path = CGMutablePath() }

  public init(cgPath: CGPath) {
    path = CGMutablePath()
    path.addPath(cgPath)
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let most = min(rect.width, rect.height) / 2
    let radius = max(0, min(cornerRadius, most))
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    let radius = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
    func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let lengths = (
      length(.topLeft), length(.topRight), length(.bottomRight), length(.bottomLeft)
    )
    path.move(to: CGPoint(x: rect.minX + lengths.0, y: rect.minY))
    addCorner(
      CGPoint(x: rect.maxX, y: rect.minY),
      center: CGPoint(x: rect.maxX - lengths.1, y: rect.minY + lengths.1),
      lengths.1,
      from: -.pi / 2
    )
    addCorner(
      CGPoint(x: rect.maxX, y: rect.maxY),
      center: CGPoint(x: rect.maxX - lengths.2, y: rect.maxY - lengths.2),
      lengths.2,
      from: 0
    )
    addCorner(
      CGPoint(x: rect.minX, y: rect.maxY),
      center: CGPoint(x: rect.minX + lengths.3, y: rect.maxY - lengths.3),
      lengths.3,
      from: .pi / 2
    )
    addCorner(
      rect.origin,
      center: CGPoint(x: rect.minX + lengths.0, y: rect.minY + lengths.0),
      lengths.0,
      from: .pi
    )
    path.closeSubpath()
  }

  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// A line to a corner, round if its radius is more than nothing.
  private func addCorner(_ corner: CGPoint, center: CGPoint, _ radius: CGFloat, from angle: CGFloat)
  {
    guard radius > 0 else { return path.addLine(to: corner) }
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: angle,
      endAngle: angle + .pi / 2,
      clockwise: true
    )
  }

  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds an arc; clockwise is as seen with the vertical axis down, unlike in Core Graphics.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  open func close() { path.closeSubpath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  open func removeAllPoints() { path = CGMutablePath() }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  open func apply(_ transform: CGAffineTransform) {
    let changed = CGMutablePath()
    changed.addPath(path, transform: transform)
    path = changed
  }
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path) }
  /// Inert: only SwiftUI draws.
  open func fill() {
    MainActor.assumeIsolated { [cgPath] in
      let (path, style) = (Path(cgPath), FillStyle(eoFill: usesEvenOddFillRule))
      let color = DrawingContexts.fill
      DrawingContexts.current?._draw { $0.fill(path, with: .color(color), style: style) }
    }
  }
  /// Inert: only SwiftUI draws.
  open func stroke() {
    MainActor.assumeIsolated { [cgPath] in
      let line = StrokeStyle(
        lineWidth: lineWidth,
        lineCap: lineCapStyle == .round ? .round : lineCapStyle == .square ? .square : .butt,
        lineJoin: lineJoinStyle == .round ? .round : lineJoinStyle == .bevel ? .bevel : .miter,
        miterLimit: miterLimit
      )
      let (path, color) = (Path(cgPath), DrawingContexts.stroke)
      DrawingContexts.current?._draw { $0.stroke(path, with: .color(color), style: line) }
    }
  }
  /// Inert: only SwiftUI draws.
  open func addClip() {
    MainActor.assumeIsolated { [cgPath] in
      DrawingContexts.current?.beginPath()
      DrawingContexts.current?.addPath(cgPath)
      DrawingContexts.current?.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }
}
