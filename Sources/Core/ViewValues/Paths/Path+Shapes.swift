extension Path {
  /// The distance of a quarter circle's control points from its ends, in radii.
  static let quarterCircle = (2.0.squareRoot() - 1) * 4 / 3

  /// Creates a rectangle.
  public init(_ rect: Rect) {
    self.init()
    addRect(rect)
  }

  /// Writes the five steps of a rectangle, from its top left corner along the top.
  static func writeRect(_ rect: Rect, into steps: UnsafeMutableBufferPointer<Element>) {
    steps.initializeElement(at: 0, to: .move(rect.origin))
    steps.initializeElement(at: 1, to: .line(Point(x: rect.maxX, y: rect.minY)))
    steps.initializeElement(at: 2, to: .line(Point(x: rect.maxX, y: rect.maxY)))
    steps.initializeElement(at: 3, to: .line(Point(x: rect.minX, y: rect.maxY)))
    steps.initializeElement(at: 4, to: .close)
  }

  /// Writes the six steps of the ellipse that fills a rectangle, from its right end downwards.
  static func writeEllipse(
    in rect: Rect,
    into steps: UnsafeMutableBufferPointer<Element>
  ) {
    let radius = Size(width: rect.width / 2, height: rect.height / 2)
    let (midX, midY) = (rect.minX + radius.width, rect.minY + radius.height)
    let (right, left) = (Point(x: rect.maxX, y: midY), Point(x: rect.minX, y: midY))
    let (bottom, top) = (Point(x: midX, y: rect.maxY), Point(x: midX, y: rect.minY))
    steps.initializeElement(at: 0, to: .move(right))
    steps.initializeElement(at: 1, to: corner(right, Point(x: rect.maxX, y: rect.maxY), bottom))
    steps.initializeElement(at: 2, to: corner(bottom, Point(x: rect.minX, y: rect.maxY), left))
    steps.initializeElement(at: 3, to: corner(left, Point(x: rect.minX, y: rect.minY), top))
    steps.initializeElement(at: 4, to: corner(top, Point(x: rect.maxX, y: rect.minY), right))
    steps.initializeElement(at: 5, to: .close)
  }

  /// Adds an arc of a circle, after a line to its start if there is a current point.
  ///
  /// Angles are in degrees from the horizontal. As in SwiftUI, which names directions for a space
  /// in which y grows upwards, an arc that is not clockwise has growing angles and so looks
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
    // The control points are on the tangents, 4/3 tan(angle / 4) radii from the ends.
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

  /// The angle of an arc, at most a full turn.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let angle = clockwise ? start - end : end - start
    guard angle.isFinite else { return 0 }
    var sweep = angle
    if angle > 360 { sweep = 360 }
    if angle < 0 { sweep = angle.truncatingRemainder(dividingBy: 360) + 360 }
    return clockwise ? -sweep : sweep
  }

  /// A quarter of an ellipse between two points, whose tangents meet in a corner.
  private static func corner(_ start: Point, _ corner: Point, _ end: Point) -> Element {
    func towardsCorner(_ point: Point) -> Point {
      Point(
        x: point.x + (corner.x - point.x) * Path.quarterCircle,
        y: point.y + (corner.y - point.y) * Path.quarterCircle
      )
    }
    return .curve(to: end, control1: towardsCorner(start), control2: towardsCorner(end))
  }
}
