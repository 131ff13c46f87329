import LayoutCore
import Testing

@Suite struct PathTests {
  private static let rect = Rect(x: 10, y: 20, width: 40, height: 30)

  private func path(_ draw: (inout Path) -> Void) -> Path {
    var path = Path()
    draw(&path)
    return path
  }

  // MARK: Drawing

  @Test func whatDrawsWithoutACurrentPointDrawsNothing() {
    let path = path {
      $0.addLine(to: Point(x: 1, y: 1))
      $0.addQuadCurve(to: Point(x: 1, y: 1), control: .zero)
      $0.closeSubpath()
    }
    #expect(path.elements.isEmpty)
    #expect(path.isEmpty)
    #expect(path.boundingRect == nil)
  }

  // What is drawn at once is kept without its steps.
  @Test(arguments: [false, true])
  func shapesAreTheirSteps(_ isEllipse: Bool) {
    let rect = Self.rect
    let shape = path { if isEllipse { $0.addEllipse(in: rect) } else { $0.addRect(rect) } }
    let steps = path { path in
      for element in shape.elements {
        switch element {
        case .move(let point): path.move(to: point)
        case .line(let point): path.addLine(to: point)
        case .curve(let end, let first, let second):
          path.addCurve(to: end, control1: first, control2: second)
        case .close: path.closeSubpath()
        }
      }
    }
    let start = isEllipse ? Point(x: 50, y: 35) : rect.origin
    #expect(shape.elements.first == .move(start))
    #expect(shape == steps && steps == shape && Set([shape, steps]).count == 1)
    #expect(shape.boundingRect == rect && steps.boundingRect == rect)
    #expect(shape.currentPoint == start && steps.currentPoint == start)
    #expect(!shape.isEmpty && shape.isFinite && shape.subpathCount == 1)
    func goOn(_ path: Path) -> Path {
      var path = path
      path.closeSubpath()
      path.addLine(to: .zero)
      path.addRect(rect)
      path.move(to: .zero)
      path.addEllipse(in: rect)
      path.addPath(path)
      return path.map { Point(x: $0.x + 1, y: $0.y) }
    }
    #expect(goOn(shape) == goOn(steps))
    #expect(goOn(shape).subpathCount == 8)
    let other = path { if isEllipse { $0.addRect(rect) } else { $0.addEllipse(in: rect) } }
    #expect(shape != other)
  }

  @Test func movesAloneDrawNothing() {
    let path = path {
      $0.move(to: .zero)
      $0.move(to: Point(x: 5, y: 5))
    }
    #expect(path.elements == [.move(Point(x: 5, y: 5))])
    #expect(path.isEmpty)
    #expect(path.subpathCount == 0)
  }

  @Test func aLineAfterAClosedSubpathBeginsWhereThatBegan() {
    let path = path {
      $0.move(to: Point(x: 1, y: 2))
      $0.addLine(to: Point(x: 3, y: 4))
      $0.closeSubpath()
      $0.closeSubpath()
      $0.addLine(to: Point(x: 5, y: 6))
    }
    #expect(
      path.elements == [
        .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)), .close, .move(Point(x: 1, y: 2)),
        .line(Point(x: 5, y: 6)),
      ]
    )
    #expect(path.subpathCount == 2)
  }

  @Test func aQuadraticCurveIsTheSameAsItsCubicOne() {
    let path = path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: Point(x: 6, y: 0), control: Point(x: 3, y: 6))
    }
    #expect(
      path.elements.last
        == .curve(
          to: Point(x: 6, y: 0),
          control1: Point(x: 2, y: 4),
          control2: Point(x: 4, y: 4)
        )
    )
    // Halfway a quadratic curve is halfway to its control point.
    #expect(path.boundingRect == Rect(x: 0, y: 0, width: 6, height: 3))
  }

  // MARK: Shapes

  @Test(arguments: [
    (BasicShape.rectangle, Self.rect), (.ellipse, Self.rect), (.capsule, Self.rect),
    (.circle, Rect(x: 15, y: 20, width: 30, height: 30)),
    (.roundedRectangle(cornerSize: Size(width: 5, height: 8)), Self.rect),
    (.roundedRectangle(cornerSize: Size(width: 500, height: 8)), Self.rect),
    (
      .path([.rect(Rect(x: 1, y: 2, width: 3, height: 4))]), Rect(x: 11, y: 22, width: 3, height: 4)
    ),
  ])
  func shapesFillTheirRectangle(_ shape: BasicShape, _ bounds: Rect) {
    let path = shape.path(in: Self.rect)
    #expect(path.boundingRect == bounds)
    #expect(path.subpathCount == 1)
  }

  @Test func aCircleStaysWithinAThousandthOfItsRadius() {
    let path = BasicShape.circle.path(in: Rect(x: -100, y: -100, width: 200, height: 200))
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .curve(let end, let control1, let control2):
        for step in 0...20 {
          let t = Double(step) / 20
          let s = 1 - t
          func at(_ p: KeyPath<Point, Double>) -> Double {
            s * s * s * start[keyPath: p] + 3 * s * s * t * control1[keyPath: p]
              + 3 * s * t * t * control2[keyPath: p] + t * t * t * end[keyPath: p]
          }
          let radius = (at(\.x) * at(\.x) + at(\.y) * at(\.y)).squareRoot()
          #expect(abs(radius - 100) < 0.03)
        }
        start = end
      case .move(let point), .line(let point): start = point
      case .close: break
      }
    }
  }

  @Test func inARightToLeftLayoutShapesAreSeenInAMirror() {
    let triangle = BasicShape.path([
      .move(.zero), .line(Point(x: 10, y: 0)), .line(Point(x: 0, y: 5)),
    ])
    #expect(
      triangle.path(in: Self.rect, direction: .rightToLeft).elements == [
        .move(Point(x: 50, y: 20)), .line(Point(x: 40, y: 20)), .line(Point(x: 50, y: 25)),
      ]
    )
  }

  // MARK: Arcs

  private func arc(_ start: Double, _ end: Double, clockwise: Bool = false) -> Path {
    path { $0.addArc(center: .zero, radius: 10, start: start, end: end, clockwise: clockwise) }
  }

  @Test func anArcWithGrowingAnglesLooksClockwise() {
    // y grows downwards: a quarter from the right end leads to the bottom.
    let path = arc(0, 90)
    #expect(path.elements.first == .move(Point(x: 10, y: 0)))
    #expect(path.currentPoint == Point(x: 0, y: 10))
    #expect(path.boundingRect == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func aClockwiseArcGoesTheOtherWayRound() {
    let path = arc(0, 90, clockwise: true)
    #expect(path.currentPoint == Point(x: 0, y: 10))
    #expect(path.boundingRect == Rect(x: -10, y: -10, width: 20, height: 20))
    #expect(path.elements.count == 4)
  }

  @Test(arguments: [(0, 360, 4), (0, 720, 4), (90, -270, 4), (10, 370, 4), (0, 0, 0), (350, 10, 1)])
  func anArcGoesAroundOnceAtMost(_ start: Double, _ end: Double, _ curves: Int) {
    #expect(arc(start, end).elements.count == 1 + curves)
  }

  @Test func anArcIsJoinedToTheCurrentPointByALine() {
    let path = path {
      $0.move(to: .zero)
      $0.addArc(center: .zero, radius: 10, start: 0, end: 90, clockwise: false)
    }
    #expect(path.elements.prefix(2) == [.move(.zero), .line(Point(x: 10, y: 0))])
    #expect(path.subpathCount == 1)
  }

  // MARK: Measures

  @Test func boundsAreThoseOfTheCurveNotOfItsControlPoints() {
    let path = path {
      $0.move(to: .zero)
      $0.addCurve(
        to: Point(x: 10, y: 0),
        control1: Point(x: 0, y: 8),
        control2: Point(x: 10, y: 8)
      )
    }
    #expect(path.boundingRect == Rect(x: 0, y: 0, width: 10, height: 6))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aPathWithoutFinitePointsHasNoBounds(_ x: Double) {
    let path = path {
      $0.move(to: .zero)
      $0.addLine(to: Point(x: x, y: 1))
    }
    #expect(!path.isFinite)
    #expect(path.boundingRect == nil)
    #expect(Path(Self.rect).isFinite)
  }

  @Test func aTransformCarriesEveryPoint() {
    let path = Path(Rect(x: 0, y: 0, width: 2, height: 1))
      .applying(AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0))
    #expect(
      path.elements == [
        .move(Point(x: 10, y: 0)), .line(Point(x: 10, y: 2)), .line(Point(x: 9, y: 2)),
        .line(Point(x: 9, y: 0)), .close,
      ]
    )
  }
}
