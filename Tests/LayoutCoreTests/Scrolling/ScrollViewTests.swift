import LayoutCore
import Testing

@Suite struct ScrollViewTests {
  private static func scrollView(
    _ axes: Axis.Set = .vertical,
    _ position: ScrollPosition = ScrollPosition(),
    _ children: [Sample] = []
  ) -> Sample {
    Sample(content: .scrollView(axes: axes, position: position), children: children)
  }

  private static func scrollView(_ children: [Sample]) -> Sample {
    scrollView(.vertical, ScrollPosition(), children)
  }

  @Test func scrollingEndsWhereTheContentDoes() {
    func scrolled(to position: ScrollPosition) -> Double? {
      let view = Self.scrollView(.vertical, position, [.image(200, 500).id("content")])
        .id("scroll")
      let result = SampleScene([view]).layout()
      let distance = result.view(withID: "scroll")?.scrollGeometry?.position.y
      #expect(result.frame("content") == [0, -(distance ?? -1), 200, 500])
      return distance
    }
    #expect(scrolled(to: ScrollPosition(y: -10)) == 0)
    #expect(scrolled(to: ScrollPosition(y: 30)) == 30)
    #expect(scrolled(to: ScrollPosition(y: 1_000)) == 300)
    #expect(scrolled(to: ScrollPosition(edge: .bottom)) == 300)
    #expect(scrolled(to: ScrollPosition(edge: .top)) == 0)
  }

  @Test func horizontalScrollingStartsAtTheLeadingEdge() {
    let view = Self.scrollView(.horizontal, ScrollPosition(x: 20), [.image(500, 50).id("content")])
      .id("scroll")
    let scene = SampleScene([view])
    #expect(scene.layout().frame("content") == [-20, 75, 500, 50])
    let mirrored = scene.layout(isMirrored: true)
    #expect(mirrored.frame("content") == [-280, 75, 500, 50])
    #expect(mirrored.view(withID: "scroll")?.scrollGeometry?.position.x == 20)
  }

  @Test func aScrollViewWithoutViewsIsAsLongAsItMayBe() {
    let result = SampleScene([Self.scrollView([]).id("scroll")]).layout()
    #expect(result.frame("scroll") == [100, 0, 0, 200])
    #expect(result.view(withID: "scroll")?.scrollGeometry?.contentSize == .zero)
  }

  @Test func onlyScrollViewsHaveScrollGeometry() {
    #expect(SampleScene([.color]).layout().roots[0].scrollGeometry == nil)
  }

  @Test func contentDoesNotPassItsGuidesAndPriorityOn() {
    let key = AlignmentKey.custom(0)
    let inner = Sample.color.guide(key) { _ in 7 }.priority(1)
    let view = Self.scrollView([inner]).id("scroll")
    let scene = SampleScene(
      [.vStack(spacing: 0, [view, .color.id("below")])],
      alignments: [SampleAlignment(.vertical) { $0.height }]
    )
    let result = scene.layout()
    #expect(result.frame("below") == [0, 100, 200, 100])
    #expect(result.view(withID: "scroll")?.guide(key).isExplicit == false)
  }

  @Test func aLongListTakesLinearWork() {
    let rows = (0..<5_000).map { Sample.hStack([.text("row \($0)"), .spacer(), .image(10, 10)]) }
    let list = Sample(content: .lazyVStack(alignment: .leading, spacing: nil), children: rows)
    let statistics = SampleScene([Self.scrollView([list])]).layout().statistics
    #expect(statistics.sizeComputations <= 2 * statistics.nodes)
  }

  @Test func aLazyStackKeepsItsPlaceAmongPriorities() {
    let lazy = Sample(
      content: .lazyHStack(alignment: .top, spacing: 0),
      children: [Sample.color.priority(2), .spacer(30)]
    )
    let result = SampleScene([.zStack(alignment: .topLeading, [lazy.id("lazy")])]).layout()
    #expect(result.frame("lazy") == [80, 0, 40, 200])
  }
}
