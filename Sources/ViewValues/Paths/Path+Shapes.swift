extension Path {
  /// How far the control points of a quarter of a circle lie from its ends, in radii.
  static let quarterCircle = (2.0.squareRoot() - 1) * 4 / 3

  /// Creates a rectangle.
  public init(_ rect: Rect) {
    self.init()
    addRect(rect)
  }

  /// Adds a rectangle as a subpath, from its top left corner along the top.
  public mutating func addRect(_ rect: Rect) {
    move(to: rect.origin)
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the ellipse that fills a rectangle as a subpath, from its right end downwards.
  public mutating func addEllipse(in rect: Rect) {
    let radius = Size(width: rect.width / 2, height: rect.height / 2)
    let (midX, midY) = (rect.minX + radius.width, rect.minY + radius.height)
    move(to: Point(x: rect.maxX, y: midY))
    addCorner(at: Point(x: rect.maxX, y: rect.maxY), to: Point(x: midX, y: rect.maxY))
    addCorner(at: Point(x: rect.minX, y: rect.maxY), to: Point(x: rect.minX, y: midY))
    addCorner(at: Point(x: rect.minX, y: rect.minY), to: Point(x: midX, y: rect.minY))
    addCorner(at: Point(x: rect.maxX, y: rect.minY), to: Point(x: rect.maxX, y: midY))
    closeSubpath()
  }

  /// Adds an arc of a circle, after a line to where it begins if there is a current point.
  ///
  /// Angles are in degrees from the horizontal. As in SwiftUI, whose words for it are those of a
  /// space in which y grows upwards, an arc that is not clockwise has growing angles and so looks
  /// clockwise.
  public mutating func addArc(
    center: Point,
    radius: Double,
    start: Double,
    end: Double,
    clockwise: Bool
  ) {
    let sweep = Path.sweep(from: start, to: end, clockwise: clockwise)
    let steps = (abs(sweep) / 90).rounded(.up)
    let step = steps > 0 ? sweep / steps : 0
    // A curve of an angle has its control points on the tangents, 4/3 tan(angle / 4) radii away.
    let (sine, cosine) = sineAndCosine(degrees: step / 4)
    let distance = radius * 4 / 3 * sine / cosine
    func point(_ index: Double) -> (point: Point, tangent: Point) {
      let (sine, cosine) = sineAndCosine(degrees: start + step * index)
      return (
        Point(x: center.x + radius * cosine, y: center.y + radius * sine),
        Point(x: -sine * distance, y: cosine * distance)
      )
    }
    var from = point(0)
    if currentPoint == nil { move(to: from.point) } else { addLine(to: from.point) }
    for index in stride(from: 1, through: steps, by: 1) {
      let to = point(index)
      addCurve(
        to: to.point,
        control1: Point(x: from.point.x + from.tangent.x, y: from.point.y + from.tangent.y),
        control2: Point(x: to.point.x - to.tangent.x, y: to.point.y - to.tangent.y)
      )
      from = to
    }
  }

  /// The angle that an arc covers, at most once around.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let angle = clockwise ? start - end : end - start
    guard angle.isFinite else { return 0 }
    var sweep = angle
    if angle > 360 { sweep = 360 }
    if angle < 0 { sweep = angle.truncatingRemainder(dividingBy: 360) + 360 }
    return clockwise ? -sweep : sweep
  }

  /// Adds a quarter of an ellipse whose tangents meet in a corner.
  private mutating func addCorner(at corner: Point, to end: Point) {
    guard let start = currentPoint else { return }
    func towardsCorner(_ point: Point) -> Point {
      Point(
        x: point.x + (corner.x - point.x) * Path.quarterCircle,
        y: point.y + (corner.y - point.y) * Path.quarterCircle
      )
    }
    addCurve(to: end, control1: towardsCorner(start), control2: towardsCorner(end))
  }
}
