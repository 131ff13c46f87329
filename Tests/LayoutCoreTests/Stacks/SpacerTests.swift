import Testing

import LayoutCore

@Suite struct SpacerTests {
  private static func size(_ proposal: [Double], _ minLength: Double, _ axis: Axis?) -> [Double] {
    let size = SpacerNode(minLength: minLength, axis: axis).size(proposal[0], proposal[1])
    return [size.width, size.height]
  }

  @Test func aSpacerGrowsAlongItsStackOnly() {
    #expect(Self.size([50, 60], 8, .horizontal) == [50, 0])
    #expect(Self.size([50, 60], 8, .vertical) == [0, 60])
    #expect(Self.size([50, 60], 8, nil) == [50, 60])
  }

  @Test func aSpacerIsNoShorterThanItsMinimum() {
    #expect(Self.size([0, 0], 8, .horizontal) == [8, 0])
    #expect(Self.size([3, 0], 20, .horizontal) == [20, 0])
    #expect(Self.size([.nan, .nan], 8, nil) == [8, 8])
    #expect(Self.size([.infinity, 9], 0, .horizontal) == [.infinity, 0])
  }

  @Test func aSpacerFollowsTheNearestStackThroughModifiers() {
    let spacer = Sample.spacer(0).padding(0).overlay([Sample.spacer().id("overlaid")]).id("spacer")
    let result = SampleScene([.vStack([.zStack([.image(9, 9), spacer]), spacer])]).layout()
    let sizes = result.views.filter { $0.id == "spacer" }.map(\.frame.size)
    // In the ZStack it has no axis, so it takes all; in the VStack it has.
    #expect(sizes[0].width == 200)
    #expect(sizes[1].width == 0)
    let overlaid = result.views.filter { $0.id == "overlaid" }.map(\.frame.size)
    #expect(overlaid[0].width == 200)
    #expect(overlaid[1].width == 0)
  }

  @Test func aFrameKeepsTheSpacersWishForNoGapAndPaddingDoesNot() {
    func gaps(_ spacer: Sample) -> Double {
      let row = Sample.hStack([.image(10, 10), spacer, .image(10, 10)])
      let result = SampleScene([row], host: .proposal(.unspecified)).layout()
      return result.rootFrame.width - 20 - result.views[2].outerFrame.width
    }
    #expect(gaps(.spacer()) == 0)
    #expect(gaps(Sample.spacer().frame(width: 30)) == 0)
    #expect(gaps(Sample.spacer().padding(2)) == 16)
    #expect(gaps(Sample.spacer().padding(0)) == 0)
  }
}
