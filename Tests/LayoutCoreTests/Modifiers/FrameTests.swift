import LayoutCore
import Testing

@Suite struct FrameTests {
  private static func layout(_ view: Sample) -> LayoutResult {
    SampleScene([view.id("view")], host: .size(Size(width: 100, height: 80))).layout()
  }

  @Test func aFrameIsNoConstraintOnAViewThatIsSmaller() {
    let result = Self.layout(Sample.image(20, 20).frame(width: 30, height: 30))
    #expect(result.rootFrame.numbers == [35, 25, 30, 30])
    #expect(result.frame("view") == [40, 30, 20, 20])
  }

  @Test func aViewThatIsLargerOverflowsItsFrame() {
    let result = Self.layout(Sample.image(200, 10).frame(width: 100))
    #expect(result.rootFrame.numbers == [0, 35, 100, 10])
    #expect(result.frame("view") == [-50, 35, 200, 10])
  }

  @Test func anAbsentDimensionIsTheViewsOwnMatter() {
    #expect(Self.layout(Sample.color.frame(width: 50)).rootFrame.numbers == [25, 0, 50, 80])
    #expect(Self.layout(Sample.image(10, 10).frame(height: 50)).rootFrame.size.width == 10)
    let host = LayoutScene.Host.proposal(.unspecified)
    let ideal = SampleScene([Sample.color.frame(height: 50)], host: host).layout()
    #expect(ideal.rootFrame.size == Size(width: 10, height: 50))
  }

  @Test func theViewIsOfferedTheFrameNotWhatIsAroundIt() {
    #expect(Self.layout(Sample.color.frame(width: 300, height: 9)).frame("view")?[2] == 300)
  }

  @Test(
    arguments: [
      ("topLeading", [0, 0]), ("top", [40, 0]), ("topTrailing", [80, 0]), ("leading", [0, 35]),
      ("center", [40, 35]), ("trailing", [80, 35]), ("bottomLeading", [0, 70]),
      ("bottom", [40, 70]),
      ("bottomTrailing", [80, 70]), ("leadingFirstTextBaseline", [0, 70]),
    ] as [(String, [Double])]
  )
  func theGuidesOfViewAndFrameMeet(_ name: String, _ origin: [Double]) throws {
    let alignment = try #require(Alignment.named.first { $0.name == name }).alignment
    let view = Sample.image(20, 10)
    for frame in [
      view.frame(width: 100, height: 80, alignment),
      view.frame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity), alignment),
    ] {
      #expect(Self.layout(frame).frame("view") == origin + [20, 10])
    }
  }

  @Test func anImpossibleDimensionCountsAsAbsent() {
    for length in [-1, .infinity, .nan] as [Double] {
      let view = Sample.image(20, 10).frame(width: length, height: 40)
      #expect(Self.layout(view).rootFrame.size == Size(width: 20, height: 40))
    }
  }
}
