import LayoutCore
import Testing

@Suite struct SafeAreaTests {
  /// A screen of 100 × 200 with bars of 20 and 10 points, whose keyboard covers 60.
  private static func screen(_ views: [Sample], keyboard: Double = 0) -> LayoutResult {
    var scene = SampleScene(views, host: .size(Size(width: 100, height: 200))).scene()
    scene.safeArea = EdgeInsets(top: 20, bottom: 10)
    scene.keyboardHeight = keyboard
    return scene.layout()
  }

  private static let ignoring = Sample.color.modifier(.ignoresSafeArea(.all, edges: .all))

  @Test func theKeyboardLiesWithinTheContainer() {
    func frame(_ regions: SafeAreaRegions) -> [Double] {
      let view = Sample.color.modifier(.ignoresSafeArea(regions, edges: .all))
      return Self.screen([view], keyboard: 60).roots[0].frame.numbers
    }
    #expect(frame([]) == [0, 20, 100, 120])
    #expect(frame(.keyboard) == [0, 20, 100, 170])
    #expect(frame(.container) == [0, 0, 100, 140])
    #expect(frame(.all) == [0, 0, 100, 200])
  }

  @Test func aKeyboardLowerThanTheContainerCoversNothing() {
    #expect(Self.screen([.color], keyboard: 5).roots[0].frame.numbers == [0, 20, 100, 170])
  }

  @Test func ignoringChangesNeitherTheAnswerNorTheNeighbours() {
    let views: [Sample] = [Self.ignoring.id("top"), Sample.image(10, 30).id("below")]
    let result = Self.screen([.vStack(spacing: 0, views)])
    #expect(result.frame("top") == [0, 0, 100, 160])
    #expect(result.outerFrame("top") == [0, 20, 100, 140])
    #expect(result.frame("below") == [45, 160, 10, 30])
  }

  @Test func anInsetIsMirroredWithItsView() {
    func frames(isMirrored: Bool) -> [[Double]?] {
      let view = Self.ignoring.id("view").modifier(
        .safeAreaInset(edge: .leading, alignment: .top, spacing: 2),
        content: [Sample.image(30, 10).id("content")]
      )
      let beside = Sample.hStack(spacing: 0, [view, .image(20, 20)])
      let result = SampleScene([beside]).layout(isMirrored: isMirrored)
      return [result.frame("view"), result.frame("content")]
    }
    #expect(frames(isMirrored: false) == [[0, 0, 180, 200], [0, 0, 30, 10]])
    #expect(frames(isMirrored: true) == [[20, 0, 180, 200], [170, 0, 30, 10]])
  }

  @Test func anInsetHasNeitherThePriorityNorTheGuidesOfItsView() {
    let key = AlignmentKey.custom(0)
    let view = Sample.color.guide(key) { _ in 7 }.priority(1).id("view").modifier(
      .safeAreaInset(edge: .top, alignment: .horizontalCenter, spacing: 0),
      content: [.image(10, 10)]
    )
    let scene = SampleScene(
      [.hStack(spacing: 0, [view, .color.id("beside")])],
      alignments: [SampleAlignment(.vertical) { $0.height }]
    )
    let result = scene.layout()
    #expect(result.frame("beside") == [100, 0, 100, 200])
    #expect(result.view(withID: "view")?.guide(key).isExplicit == false)
  }

  @Test func withoutASpacingTheViewsPreferCountsInTheirOrder() {
    // A text below a plain view wants its own distance, wherever the edge is.
    func height(_ edge: Edge) -> Double? {
      let view = Sample.color.modifier(
        .safeAreaInset(edge: edge, alignment: .horizontalCenter, spacing: nil),
        content: [.text("bar")]
      )
      return SampleScene([view]).layout().roots.first?.frame.height
    }
    let stack = SampleScene([.vStack([.color.id("color"), .text("bar")])]).layout()
    #expect(height(.bottom) == stack.frame("color")?[3])
    #expect(height(.top) == height(.bottom))
  }

  @Test func insetsWithoutALengthAreAskedForTheirIdeals() {
    let view = Sample.color.id("view").modifier(
      .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 3),
      content: [.color.id("content")]
    ).modifier(.fixedSize(horizontal: true, vertical: true))
    let result = SampleScene([view], host: .proposal(.unspecified)).layout()
    #expect(result.rootFrame.numbers == [0, 0, 10, 23])
    #expect(result.frame("view") == [0, 0, 10, 10])
    #expect(result.frame("content") == [0, 13, 10, 10])
  }

  @Test func insetsWithoutContentTakeTheirSpacingOnly() {
    let view = Sample.color.id("view").modifier(
      .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 3),
      content: [.empty]
    )
    #expect(SampleScene([view]).layout().frame("view") == [0, 0, 200, 197])
  }

  @Test func whatAViewSeesIsLogical() {
    let view = Sample.color.id("view").direction(.rightToLeft)
      .modifier(.safeAreaPaddingInsets(EdgeInsets(leading: 5, trailing: 7)))
    let insets = SampleScene([view]).layout().view(withID: "view")?.safeAreaInsets
    #expect(insets == EdgeInsets(leading: 7, trailing: 5))
  }

  @Test func aStyleReachesBeyondItsViewWithinNestedInsets() {
    let bar = Sample.color.frame(height: 20).modifier(.backgroundStyle("thinMaterial")).id("bar")
    let view = Sample.color.modifier(
      .safeAreaInset(edge: .top, alignment: .horizontalCenter, spacing: 0),
      content: [bar]
    )
    let style = Self.screen([view]).view(withID: "bar")?.modifiers.last?.styleFrame
    #expect(style?.numbers == [0, 0, 100, 40])
  }

  @Test func manyNestedInsetsTakeLinearWork() {
    var view = Sample.text("innermost")
    for _ in 0..<300 {
      view = view.modifier(
        .safeAreaInset(edge: .bottom, alignment: .horizontalCenter, spacing: 1),
        content: [.text("bar")]
      )
    }
    let statistics = SampleScene([view]).layout().statistics
    #expect(statistics.sizeComputations <= 8 * statistics.nodes)
  }
}
