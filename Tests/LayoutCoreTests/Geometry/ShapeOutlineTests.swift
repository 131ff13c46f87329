import LayoutCore
import Testing

/// Insets, parts and mirror images of outlines, and where lines lie (L17.6, L19.2 and L19.3).
@Suite struct ShapeOutlineTests {
  private static let rect = Rect(x: 10, y: 20, width: 80, height: 40)

  private func bounds(
    _ shape: BasicShape,
    _ direction: LayoutDirection = .leftToRight
  ) -> [Double]? {
    shape.path(in: Self.rect, direction: direction).boundingRect.map {
      [$0.minX, $0.minY, $0.width, $0.height].map { ($0 * 1e9).rounded() / 1e9 }
    }
  }

  @Test func anInsetKeepsTheOutlineFromEachSide() {
    #expect(bounds(.inset(.rectangle, by: 5)) == [15, 25, 70, 30])
    #expect(bounds(.inset(.circle, by: 5)) == [35, 25, 30, 30])
    #expect(bounds(.inset(.inset(.ellipse, by: 5), by: -7)) == [8, 18, 84, 44])
  }

  @Test func roundCornersLoseTheInset() {
    let shape = BasicShape.roundedRectangle(cornerSize: Size(width: 8, height: 3))
    let inner = Rect(x: 14, y: 24, width: 72, height: 32)
    let smaller = BasicShape.roundedRectangle(cornerSize: Size(width: 4, height: 0))
    #expect(BasicShape.inset(shape, by: 4).path(in: Self.rect) == smaller.path(in: inner))
  }

  @Test func ofTooLargeAnInsetNothingIsLeft() {
    #expect(BasicShape.inset(.rectangle, by: 20).path(in: Self.rect).boundingRect?.height == 0)
    #expect(BasicShape.inset(.rectangle, by: 21).path(in: Self.rect).isEmpty)
  }

  /// Parts of the outline, whose sides are 80 and 40 points long, from the top left corner.
  private static let parts: [(start: Double, end: Double, bounds: [Double])] = [
    (0, 1.0 / 3, [10, 20, 80, 0]), (1.0 / 3, 0.5, [90, 20, 0, 40]), (0, 0.5, [10, 20, 80, 40]),
    (5.0 / 6, 1, [10, 20, 0, 40]), (-3, 0.25, [10, 20, 60, 0]), (0.75, 7, [10, 20, 20, 40]),
  ]

  @Test(arguments: parts)
  func aPartOfARectangle(_ part: (start: Double, end: Double, bounds: [Double])) {
    #expect(bounds(.trim(.rectangle, from: part.start, to: part.end)) == part.bounds)
  }

  private static let nothing: [(Double, Double)] = [
    (0.5, 0.5), (0.7, 0.2), (.nan, .nan), (1, 2), (-1, 0),
  ]

  @Test(arguments: nothing)
  func aPartWithoutLengthIsNothing(_ start: Double, _ end: Double) {
    #expect(BasicShape.trim(.circle, from: start, to: end).path(in: Self.rect).isEmpty)
  }

  @Test func partsOfACurveAreMeasuredAlongIt() throws {
    // An eighth of a circle, from the right end downwards, to within the error of its curves.
    let path = BasicShape.trim(.circle, from: 0, to: 0.125).path(in: Self.rect)
    let end = try #require(path.currentPoint)
    let reach = 20 * (0.5).squareRoot()
    #expect(abs(end.x - (50 + reach)) < 0.01 && abs(end.y - (40 + reach)) < 0.01)
  }

  @Test func partsAreContinuous() {
    let parts = stride(from: 0.0, to: 1, by: 0.1).map {
      BasicShape.trim(.capsule, from: $0, to: $0 + 0.1).path(in: Self.rect)
    }
    for (part, next) in zip(parts, parts.dropFirst()) {
      guard let end = part.currentPoint, case .move(let start) = next.elements.first else {
        Issue.record("nothing is drawn")
        continue
      }
      #expect(abs(start.x - end.x) < 1e-9 && abs(start.y - end.y) < 1e-9)
    }
  }

  @Test func subpathsStayApart() {
    let two = BasicShape.path([
      .move(.zero), .line(Point(x: 10, y: 0)), .move(Point(x: 30, y: 0)),
      .line(Point(x: 40, y: 0)), .close,
    ])
    #expect(
      BasicShape.trim(two, from: 0.2, to: 0.7).path(in: .zero).elements == [
        .move(Point(x: 6, y: 0)), .line(Point(x: 10, y: 0)), .move(Point(x: 30, y: 0)),
        .line(Point(x: 40, y: 0)), .line(Point(x: 39, y: 0)),
      ]
    )
  }

  @Test func aShapeIsMirroredAsItBehaves() {
    let corner = BasicShape.path([.rect(Rect(x: 0, y: 0, width: 10, height: 5))])
    let (here, there) = ([10.0, 20, 10, 5], [80.0, 20, 10, 5])
    let shapes: [(BasicShape, [Double], [Double])] = [
      (corner, here, there), (.directed(corner, .mirrors), here, there),
      (.directed(corner, .fixed), here, here),
      (.directed(corner, .mirrors(in: .leftToRight)), there, here),
      (.trim(.directed(corner, .fixed), from: 0, to: 1), here, here),
    ]
    for (shape, leftToRight, rightToLeft) in shapes {
      #expect(bounds(shape) == leftToRight)
      #expect(bounds(shape, .rightToLeft) == rightToLeft)
    }
  }

  @Test func layoutKnowsNothingOfOutlines() {
    let shapes: [BasicShape] = [
      .inset(.circle, by: 4), .trim(.circle, from: 0, to: 0.1), .directed(.circle, .fixed),
    ]
    for shape in shapes {
      let result = SampleScene([Sample(content: .shape(shape)).id("shape").frame(width: 60)])
        .layout()
      #expect(result.frame("shape") == [70, 70, 60, 60])
      #expect(result.view(withID: "shape")?.content.typeName == "Circle")
    }
  }

  // MARK: Lines

  private func lineBounds(_ view: Sample) -> Rect? {
    SampleScene([view.frame(width: 100, height: 60)]).layout().views[0].modifiers[0].pathBounds
  }

  @Test func aBorderLiesInsideOfTheShapeAndAStrokeOnItsOutline() {
    let shape = Sample(content: .shape(.ellipse))
    #expect(
      lineBounds(shape.modifier(.stroke("red", StrokeValue(lineWidth: 6))))
        == Rect(x: 47, y: 67, width: 106, height: 66)
    )
    #expect(
      lineBounds(shape.modifier(.strokeBorder("red", StrokeValue(lineWidth: 6))))
        == Rect(x: 50, y: 70, width: 100, height: 60)
    )
  }

  @Test func onlyShapesHaveLines() {
    #expect(lineBounds(Sample.color.modifier(.stroke("red", StrokeValue(lineWidth: 6)))) == nil)
    #expect(
      lineBounds(
        Sample(content: .shape(.path([]))).modifier(.stroke("red", StrokeValue(lineWidth: 6)))
      ) == nil
    )
    #expect(lineBounds(Sample.circle.modifier(.foregroundStyle("red"))) == nil)
  }

  @Test func anEndlessShapeHasNoBounds() {
    let scene = SampleScene([Sample(content: .shape(.rectangle))], host: .proposal(.infinity))
    #expect(scene.layout().views[0].pathBounds == nil)
  }
}
