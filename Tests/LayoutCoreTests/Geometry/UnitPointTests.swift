import LayoutCore
import Testing

@Suite struct UnitPointTests {
  /// Where a unit point lies in a rectangle; from right to left x counts from the right.
  private static func position(
    _ point: UnitPoint,
    in rect: Rect,
    _ direction: LayoutDirection
  ) -> [Double] {
    let x = point.x * rect.width
    return [
      direction == .leftToRight ? rect.minX + x : rect.maxX - x, rect.minY + point.y * rect.height,
    ]
  }

  @Test(arguments: UnitPoint.named.map(\.name), LayoutDirection.allCases)
  func aScaledViewStaysWhereItsAnchorIs(_ name: String, _ direction: LayoutDirection) throws {
    let anchor = try #require(UnitPoint.named.first { $0.name == name }).point
    let box = Sample.image(80, 60).modifier(.scaleEffect(x: 0.5, y: 2, anchor: anchor)).id("box")
    let result = SampleScene([box.direction(direction)]).layout()
    let view = try #require(result.view(withID: "box"))
    let drawn = try #require(view.renderedFrame)
    #expect(drawn.size == Size(width: 40, height: 120))
    #expect(
      Self.position(anchor, in: drawn, direction)
        == Self.position(anchor, in: view.frame, direction)
    )
  }

  @Test func namesFollowTheReadingDirectionNotTheScreen() {
    let points = Dictionary(uniqueKeysWithValues: UnitPoint.named)
    #expect(points["topLeading"] == points["zero"])
    #expect(points["trailing"] == UnitPoint(x: 1, y: 0.5))
    #expect(points["bottomLeading"] == UnitPoint(x: 0, y: 1))
    #expect(!points.keys.contains { $0.contains("eft") || $0.contains("ight") })
  }
}
