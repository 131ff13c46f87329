internal import Drawing
internal import LayoutCore

extension Path {
  /// Adds straight lines between points; the first is moved to.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect.engine) }
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fills a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect.engine) }
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRoundedRect(in: rect.engine, cornerSize: cornerSize.engine, style: style.engine)
    }
  }

  /// Adds a rectangle with corners of several radii, each at most half of the shorter side (D4.13).
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    func corner(_ radius: CGFloat) -> Size {
      Size(width: Double(radius), height: Double(radius))
    }
    let corners = LayoutCore.Path.Corners(
      topLeft: corner(cornerRadii.topLeading),
      topRight: corner(cornerRadii.topTrailing),
      bottomRight: corner(cornerRadii.bottomTrailing),
      bottomLeft: corner(cornerRadii.bottomLeading)
    )
    add(transform) {
      $0.addRoundedRect(in: rect.standardized.engine, corners: corners, style: style.engine)
    }
  }

  /// Adds an arc of a circle, after a line to its start if there is a current point.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(transform) {
      $0.addArc(
        center: center.engine,
        radius: Double(radius),
        start: startAngle.degrees,
        end: endAngle.degrees,
        clockwise: clockwise
      )
    }
  }

  /// Adds an arc of a circle by its angle.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: startAngle + delta,
      clockwise: delta.radians < 0,
      transform: transform
    )
  }

  /// Adds an arc that touches the line to a point and the one from there to another.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let start = current.applying(transform.inverted())
    let first = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let second = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let lengths = (first.length, second.length)
    let cross = first.dx * second.dy - first.dy * second.dx
    guard lengths.0 > 0, lengths.1 > 0, cross != 0, radius > 0 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let cosine = (first.dx * second.dx + first.dy * second.dy) / (lengths.0 * lengths.1)
    // Half of the angle between the lines, whose tangent is √((1 − cos) / (1 + cos)).
    let distance = radius / ((1 - cosine) / (1 + cosine)).squareRoot()
    func point(_ vector: CGVector, _ length: CGFloat) -> CGPoint {
      CGPoint(
        x: tangent1End.x + vector.dx / length * distance,
        y: tangent1End.y + vector.dy / length * distance
      )
    }
    let (begin, end) = (point(first, lengths.0), point(second, lengths.1))
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: begin.x - first.dy / lengths.0 * radius * side,
      y: begin.y + first.dx / lengths.0 * radius * side
    )
    addArc(
      center: center,
      radius: radius,
      startAngle: .radians(atan2(Double(begin.y - center.y), Double(begin.x - center.x))),
      endAngle: .radians(atan2(Double(end.y - center.y), Double(end.x - center.x))),
      clockwise: cross > 0,
      transform: transform
    )
  }

  /// Adds a shape of the layout engine's as subpaths.
  private mutating func add(
    _ transform: CGAffineTransform,
    _ draw: (inout LayoutCore.Path) -> Void
  ) {
    var path = LayoutCore.Path()
    draw(&path)
    addPath(Path(path), transform: transform)
  }

  /// Adds an arc that continues the subpath.
  private mutating func addArc(
    _ transform: CGAffineTransform,
    _ draw: (inout LayoutCore.Path) -> Void
  ) {
    var path = LayoutCore.Path()
    draw(&path)
    for element in Path(path).applying(transform).elements {
      switch element {
      case .move(let point):
        if currentPoint == nil { move(to: point) } else { addLine(to: point) }
      case .line(let point): addLine(to: point)
      case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        addCurve(to: point, control1: control1, control2: control2)
      case .closeSubpath: closeSubpath()
      }
    }
  }
}

extension CGVector {
  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}

// Geometry of a path's area.

extension Path {
  /// The bounding box of the path.
  public var boundingRect: CGRect { engine.boundingRect.map { CGRect($0) } ?? .null }

  /// The smallest upright rectangle around all points, those that control curves included.
  var controlRect: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadCurve(let end, let control): points += [end, control]
      case .curve(let end, let control1, let control2): points += [end, control1, control2]
      case .closeSubpath: break
      }
    }
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { rect, point in
      let (minX, minY) = (min(rect.minX, point.x), min(rect.minY, point.y))
      return CGRect(
        x: minX,
        y: minY,
        width: max(rect.maxX, point.x) - minX,
        height: max(rect.maxY, point.y) - minY
      )
    }
  }

  /// Returns whether a point is inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    PathOutline(self, closesAll: true).contains(PathSegment.Point(p), eoFill: eoFill)
  }

  /// The outline of a line along the path (D4.24).
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(engine.outline(of: style.engine)) }

  /// The rectangle that the path is; nil for any other.
  func asRectangle() -> CGRect? {
    let rect = boundingRect
    return !rect.isNull && self == Path(rect) ? rect : nil
  }
}
