import LayoutCore
import Testing

@Suite struct StackTests {
  private static func frames(
    _ sample: Sample,
    width: Double?,
    height: Double? = 50
  ) -> [[Double]] {
    let host = LayoutScene.Host.proposal(ProposedViewSize(width: width, height: height))
    return SampleScene([sample], host: host).layout().views.dropFirst().map(\.outerFrame.numbers)
  }

  private static func widths(_ sample: Sample, width: Double?) -> [Double] {
    frames(sample, width: width).map { $0[2] }
  }

  private static func flexible(_ minimum: Double?, _ maximum: Double?) -> Sample {
    .color.frame(FlexibleFrame(minWidth: minimum, maxWidth: maximum))
  }

  @Test func gapsComeOffFirstAndAreNeverCompressed() {
    #expect(Self.widths(.hStack([.color, .color]), width: 0) == [0, 0])
    let host = LayoutScene.Host.proposal(.zero)
    let result = SampleScene([.hStack([.color, .color])], host: host).layout()
    #expect(result.rootFrame.size == Size(width: 8, height: 0))
    #expect(
      Self.widths(.hStack(spacing: 10, [.color, .color, .color]), width: 200) == [60, 60, 60]
    )
  }

  @Test func theLeastFlexibleIsServedFirst() {
    let row = Sample.hStack(spacing: 0, [.color, .image(50, 10), .color])
    #expect(Self.widths(row, width: 200) == [75, 50, 75])
    let narrow = Sample.hStack(spacing: 0, [Self.flexible(nil, 100), Self.flexible(100, nil)])
    #expect(Self.widths(narrow, width: 150) == [75, 100])
  }

  @Test func ofTwoEndlessOnesTheLargerMinimumIsServedFirst() {
    let row = Sample.hStack(spacing: 0, [Self.flexible(nil, nil), Self.flexible(80, .infinity)])
    #expect(Self.widths(row, width: 100) == [20, 80])
  }

  @Test func higherPrioritiesAreServedFirstAndLowerMinimumsReserved() {
    let row = Sample.hStack(
      spacing: 0,
      [Self.flexible(10, 120), Self.flexible(20, 160).priority(1), Self.flexible(15, 90)]
    )
    #expect(Self.widths(row, width: 115) == [10, 90, 15])
    #expect(Self.widths(row, width: 400) == [120, 160, 90])
    let inversed = Sample.hStack(spacing: 0, [Sample.color.priority(-1), .color, .image(30, 5)])
    #expect(Self.widths(inversed, width: 100) == [0, 70, 30])
  }

  @Test func spacersAreServedLast() {
    let column = Sample.hStack(spacing: 0, [.color, .image(20, 20), .spacer(), .image(20, 20)])
    #expect(Self.widths(column, width: 200) == [152, 20, 8, 20])
    let spread = Sample.hStack([.image(50, 9), .spacer(), .image(50, 9)])
    #expect(Self.frames(spread, width: 200).map { $0[0] } == [0, 50, 150])
    let several = Sample.hStack([.spacer(10), .spacer(60), .spacer(0)])
    #expect(Self.widths(several, width: 100) == [20, 60, 20])
  }

  @Test func negativeGapsLeaveRoomToHandOut() {
    let row = Sample.hStack(spacing: -20, [.color, .color])
    #expect(Self.widths(row, width: 0) == [10, 10])
    let nested = Sample.hStack(
      spacing: 0,
      [.hStack(spacing: -20, [.image(0, 0), .image(0, 0)]), .color]
    )
    let host = LayoutScene.Host.proposal(.zero)
    let result = SampleScene([nested], host: host).layout()
    // The inner stack is 20 points shorter than nothing, and the colour gets these.
    #expect(result.views.last?.frame.numbers == [-20, 0, 20, 0])
  }

  @Test func nilAsksForIdeals() {
    let row = Sample.hStack(spacing: 2, [.color, .image(30, 20), .spacer(), .geometryReader([])])
    #expect(Self.widths(row, width: nil) == [10, 30, 8, 10])
    #expect(Self.frames(row, width: nil, height: nil)[0] == [0, 0, 10, 20])
  }

  @Test func theCrossExtentReachesUpToTheAlignmentLine() {
    func heights(_ guide: Double) -> [Double] {
      let views = (0..<2).map { _ in Sample.image(20, 10).guide(.verticalCenter) { _ in guide } }
      let result = SampleScene([.hStack(spacing: 0, views)], host: .proposal(.unspecified)).layout()
      return [result.rootFrame.height, result.views[1].frame.minY]
    }
    #expect(heights(5) == [10, 0])
    #expect(heights(-6) == [16, 6])
    #expect(heights(16) == [16, 0])
  }

  @Test func aNestedStackCountsOnce() {
    let row = Sample.hStack(spacing: 0, [.hStack(spacing: 0, [.color, .color]), .color])
    #expect(Self.widths(row, width: 300) == [150, 75, 75, 150])
  }

  @Test func theCrossProposalIsTheStacksOwnLengthOnceItIsPlaced() {
    let column = Sample.vStack(spacing: 0, [.image(70, 10), .color])
    let frames = Self.frames(column, width: nil, height: 100)
    #expect(frames == [[0, 0, 70, 10], [0, 10, 70, 90]])
  }

  @Test func anEmptyStackTakesNoSpaceAndNoGap() {
    let row = Sample.hStack([.image(10, 10), .vStack([]), .image(20, 20)])
    #expect(Self.frames(row, width: 100).map { $0[0] } == [0, 10, 10])
  }

  @Test func lowerPrioritiesOfAZStackDoNotCount() {
    func box(_ side: Double, _ priority: Double) -> Sample {
      Sample.image(side, side).priority(priority)
    }
    let stack = Sample.zStack(
      alignment: Alignment(horizontal: .leading, vertical: .center),
      [box(100, -0.1), box(60, 0), box(40, 1)]
    )
    let result = SampleScene([stack]).layout()
    #expect(
      result.views.map(\.frame.numbers) == [
        [80, 80, 40, 40], [80, 50, 100, 100], [80, 70, 60, 60], [80, 80, 40, 40],
      ]
    )
  }

  @Test func aZStackReservesWhatGuidesPushOut() {
    let badge = Sample.image(30, 30).guide(.trailing) { _ in 15 }.guide(.top) { _ in 15 }
    let stack = Sample.zStack(
      alignment: Alignment(horizontal: .trailing, vertical: .top),
      [.image(150, 50), badge]
    )
    let result = SampleScene([stack], host: .proposal(.unspecified)).layout()
    #expect(result.rootFrame.size == Size(width: 165, height: 65))
    #expect(result.views[1].frame.numbers == [0, 15, 150, 50])
    #expect(result.views[2].frame.numbers == [135, 0, 30, 30])
  }
}
