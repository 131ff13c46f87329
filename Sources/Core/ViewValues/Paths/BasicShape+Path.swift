extension BasicShape {
  /// The outline of the shape in a rectangle, in the rectangle's coordinates.
  ///
  /// A circle takes the largest square in the middle. In a right-to-left layout shapes are
  /// mirrored, unless they behave otherwise (L17.6).
  ///
  /// - Parameters:
  ///   - rect: The rectangle to draw into, in points.
  ///   - direction: The direction of the layout around the shape.
  public func path(in rect: Rect, direction: LayoutDirection = .leftToRight) -> Path {
    let path = path(in: rect)
    guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
    return path.map { Point(x: rect.minX + rect.maxX - $0.x, y: $0.y) }
  }

  private func path(in rect: Rect) -> Path {
    var path = Path()
    switch self {
    case .rectangle:
      path.addRect(rect)
    case .roundedRectangle(let cornerSize, let style):
      path.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    case .circle:
      let side = min(rect.width, rect.height)
      path.addEllipse(
        in: Rect(
          x: rect.minX + (rect.width - side) / 2,
          y: rect.minY + (rect.height - side) / 2,
          width: side,
          height: side
        )
      )
    case .ellipse:
      path.addEllipse(in: rect)
    case .capsule, .circularCapsule:
      let radius = min(rect.width, rect.height) / 2
      path.addRoundedRect(
        in: rect,
        cornerSize: Size(width: radius, height: radius),
        style: self == .capsule ? .continuous : .circular
      )
    case .path(let steps):
      path = Path(steps).applying(AffineTransform(tx: rect.minX, ty: rect.minY))
    case .inset(let shape, let amount):
      path = shape.path(inset: amount, in: rect)
    case .trim(let shape, let start, let end):
      path = shape.path(in: rect).trimmedPath(from: start, to: end)
    case .directed(let shape, _):
      path = shape.path(in: rect)
    case .custom(let shape):
      path = shape.path.value(rect)
    }
    return path
  }

  /// The outline in a rectangle inset by an amount at each side.
  ///
  /// Corner radii are reduced by the same amount; a rectangle that vanishes draws nothing.
  private func path(inset amount: Double, in rect: Rect) -> Path {
    if case .custom(let shape) = self, let inset = shape.inset {
      return inset.value(amount).path(in: rect)
    }
    let inner = rect.insetBy(dx: amount, dy: amount)
    if inner.width < 0 || inner.height < 0 { return Path() }
    guard case .roundedRectangle(let corner, let style) = self else { return path(in: inner) }
    let size = Size(width: max(corner.width - amount, 0), height: max(corner.height - amount, 0))
    return BasicShape.roundedRectangle(cornerSize: size, style: style).path(in: inner)
  }
}

extension Path {
  /// Creates a path from steps.
  public init(_ steps: [PathElement]) {
    self.init()
    for step in steps { add(step) }
  }

  private mutating func add(_ step: PathElement) {
    switch step {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .arc(let center, let radius, let start, let end, let clockwise):
      addArc(center: center, radius: radius, start: start, end: end, clockwise: clockwise)
    case .rect(let rect): addRect(rect)
    case .ellipse(let rect): addEllipse(in: rect)
    case .close: closeSubpath()
    }
  }
}
