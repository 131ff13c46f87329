import LayoutCore
import Testing

@Suite struct ViewSpacingTests {
  private typealias Key = ViewSpacing.Key

  private static func spacing(_ edge: PhysicalEdge, _ distances: [ViewSpacing.Category: Double])
    -> ViewSpacing
  {
    var spacing = ViewSpacing()
    for (category, distance) in distances { spacing[category, edge] = .distance(distance) }
    return spacing
  }

  @Test func sharedCategoriesBeatDefaults() {
    let first = Self.spacing(.bottom, [.default: 80, .edgeBelowText: 3, .textBaseline: 1])
    let second = Self.spacing(.top, [.default: 90, .edgeBelowText: 4])
    #expect(first.preferredDistance(to: second, along: .vertical) == 7)
    #expect(first.preferredDistance(to: Self.spacing(.top, [.default: 90]), along: .vertical) == 90)
    #expect(first.preferredDistance(to: .none, along: .vertical) == 80)
    #expect(ViewSpacing.none.preferredDistance(to: .none, along: .vertical) == nil)
    #expect(ViewSpacing.plain.preferredDistance(to: .plain, along: .vertical) == nil)
    #expect(ViewSpacing.zero.preferredDistance(to: .plain, along: .horizontal) == 0)
  }

  @Test func theLargestSharedCategoryDecides() {
    let first = Self.spacing(.bottom, [.edgeBelowText: 3, .textBaseline: 9])
    let second = Self.spacing(.top, [.edgeBelowText: 4, .textBaseline: -20])
    #expect(first.preferredDistance(to: second, along: .vertical) == 7)
  }

  @Test func theDirectionChoosesTheEdgesThatFaceEachOther() {
    var first = ViewSpacing()
    var second = ViewSpacing()
    for (edge, distance) in zip([PhysicalEdge.left, .right, .bottom], [11.0, 5, 3]) {
      first[.default, edge] = .distance(distance)
    }
    for (edge, distance) in zip([PhysicalEdge.left, .right, .top], [7.0, 13, 9]) {
      second[.default, edge] = .distance(distance)
    }
    #expect(first.preferredDistance(to: second, along: .horizontal) == 7)
    #expect(first.preferredDistance(to: second, along: .horizontal, in: .rightToLeft) == 13)
    #expect(first.preferredDistance(to: second, along: .vertical) == 9)
  }

  @Test func valuesMakeDistances() {
    let text = TextSpacingMetrics(ascent: 12, descent: 3, leading: 0.785, pixelLength: 0.5)
    let tall = TextSpacingMetrics(ascent: 12, descent: 3, leading: 5, pixelLength: 13)
    #expect(ViewSpacing.distance(from: .distance(2), to: .distance(3)) == 5)
    #expect(ViewSpacing.distance(from: .distance(2), to: .topText(text)) == 2)
    #expect(ViewSpacing.distance(from: .bottomText(text), to: .distance(2)) == 2)
    #expect(ViewSpacing.distance(from: .bottomText(text), to: .topText(text)) == 1)
    #expect(ViewSpacing.distance(from: .bottomText(tall), to: .topText(tall)) == 13)
    #expect(ViewSpacing.distance(from: .bottomText(text), to: .bottomText(text)) == nil)
    #expect(ViewSpacing.distance(from: .topText(text), to: .bottomText(text)) == nil)
  }

  @Test func resetEdgesHaveThePreferenceOfAPlainView() {
    var spacing = Self.spacing(.top, [.default: 4, .textBaseline: 5])
    spacing[.default, .left] = .distance(6)
    spacing.reset([.top])
    #expect(
      spacing.values == [
        Key(.edgeBelowText, .top): .distance(0), Key(.default, .left): .distance(6),
      ]
    )
    spacing.reset(PhysicalEdge.allCases)
    #expect(spacing == .plain)
  }

  @Test func theUnionHasTheLargerOfEachValue() {
    var union = Self.spacing(.top, [.default: 4, .textBaseline: 5])
    union.formUnion(Self.spacing(.top, [.default: 6, .edgeAboveText: 1]), edges: [.top])
    #expect(union == Self.spacing(.top, [.default: 6, .textBaseline: 5, .edgeAboveText: 1]))
    union.formUnion(Self.spacing(.left, [.default: 9]), edges: [.top])
    #expect(union[.default, .left] == nil)
    let small = TextSpacingMetrics(ascent: 8, descent: 2, leading: 0, pixelLength: 1)
    let large = TextSpacingMetrics(ascent: 18, descent: 2, leading: 0, pixelLength: 1)
    var texts = ViewSpacing([Key(.textToText, .top): .topText(small)])
    texts.formUnion(ViewSpacing([Key(.textToText, .top): .topText(large)]), edges: [.top])
    #expect(texts[.textToText, .top] == .topText(large))
  }

  @Test func aStackPublishesItsEndsAndAllCrossEdges() {
    func child(_ distance: Double) -> ViewSpacing {
      ViewSpacing(
        Dictionary(
          uniqueKeysWithValues: PhysicalEdge.allCases.map {
            (Key(.default, $0), .distance(distance))
          }
        )
      )
    }
    func edges(_ axis: Axis, _ direction: LayoutDirection) -> [ViewSpacing.Value?] {
      let children = [child(1), child(9), child(4)]
      let stack = ViewSpacing(stackOf: children, along: axis, in: direction)
      return PhysicalEdge.allCases.map { stack[.default, $0] }
    }
    // top, left, bottom, right
    #expect(
      edges(.horizontal, .leftToRight) == [.distance(9), .distance(1), .distance(9), .distance(4)]
    )
    #expect(
      edges(.horizontal, .rightToLeft) == [.distance(9), .distance(4), .distance(9), .distance(1)]
    )
    #expect(
      edges(.vertical, .rightToLeft) == [.distance(1), .distance(9), .distance(4), .distance(9)]
    )
    #expect(ViewSpacing(stackOf: [], along: .vertical, in: .leftToRight) == .none)
  }

  @Test func textAndBoxesKeepTheirPublishedDistance() {
    let metrics = FontMetrics.system(size: 13)
    let text = TextSpacing(metrics: metrics, grid: PixelGrid(displayScale: 2))
    // L15.4 gives the figures of macOS's font; iOS's has other ascents but the same cap height.
    let published = FontMetrics(
      ascent: 12.568_359_375,
      descent: 2.742_187_5,
      leading: 0,
      capHeight: 9.159_667_968_75
    )
    let spacing = TextSpacing(metrics: published, grid: PixelGrid(displayScale: 2))
    #expect(spacing.edgeAboveText == 4.742_187_5)
    #expect(abs(spacing.edgeBelowText - 8.150_878_906_25) < 1e-12)
    #expect(text.textSpacing == 2)
    let view = spacing.viewSpacing(firstBaseline: 12.5, belowLastBaseline: 3)
    #expect(
      ViewSpacing.plain.preferredDistance(to: view, along: .vertical) == spacing.edgeAboveText
    )
    #expect(view.preferredDistance(to: .plain, along: .vertical) == spacing.edgeBelowText)
    #expect(view.preferredDistance(to: view, along: .vertical) == 0)
    #expect(view.preferredDistance(to: view, along: .horizontal) == nil)
  }
}
