import LayoutCore
import Testing

@Suite struct LayoutResultTests {
  @Test func siblingsAreDrawnByTheirZIndexAndContentAroundItsView() {
    let views = [
      Sample.color.modifier(.zIndex(1)).id("front"),
      Sample.color.id("first")
        .background([Sample.color.id("behind first")])
        .overlay([Sample.color.modifier(.zIndex(-9)).id("low overlay"), Sample.color.id("overlay")]
        ),
      Sample.zStack([Sample.color.id("inner")]).modifier(.zIndex(-1)).id("back"),
      Sample.color.id("last"),
    ]
    let order = SampleScene([.zStack(views)]).layout().drawOrder.compactMap(\.id)
    #expect(
      order == [
        "back", "inner", "behind first", "first", "low overlay", "overlay", "last", "front",
      ]
    )
  }

  @Test func ofSeveralZIndexesTheInnermostCounts() {
    let views = [
      Sample.color.modifier(.zIndex(5)).modifier(.zIndex(-5)).id("front"), Sample.color.id("back"),
    ]
    #expect(SampleScene([.zStack(views)]).layout().drawOrder.compactMap(\.id) == ["back", "front"])
  }

  @Test func theOuterBackgroundLiesBehindTheInnerOne() {
    let view = Sample.color.id("view")
      .background([Sample.color.id("inner background")])
      .overlay([Sample.color.id("inner overlay")])
      .background([Sample.color.id("outer background")])
      .overlay([Sample.color.id("outer overlay")])
    #expect(
      SampleScene([view]).layout().drawOrder.compactMap(\.id) == [
        "outer background", "inner background", "view", "inner overlay", "outer overlay",
      ]
    )
  }

  @Test func framesAreGivenAfterEachModifier() {
    let view = Sample.image(20, 20).padding(5).modifier(.opacity(0.5))
      .frame(width: 60, height: 40).modifier(.offset(Point(x: 10, y: 0)))
    let placed = SampleScene([view]).layout().roots[0]
    #expect(placed.frame.numbers == [100, 90, 20, 20])
    #expect(
      placed.modifiers.map(\.frame.numbers) == [
        [95, 85, 30, 30], [95, 85, 30, 30], [80, 80, 60, 40], [70, 80, 60, 40],
      ]
    )
    #expect(placed.outerFrame.numbers == [70, 80, 60, 40])
    #expect(placed.modifiers[0].proposal == ProposedViewSize(width: 60, height: 40))
    #expect(placed.proposal == ProposedViewSize(width: 50, height: 30))
  }

  @Test func childrenAndContentAreToldApart() {
    let view = Sample.hStack([Sample.color.id("a"), Sample.color.id("b")])
      .overlay([Sample.color.id("c"), Sample.color.id("d")]).background([Sample.color.id("e")])
    let placed = SampleScene([view]).layout().roots[0]
    #expect(placed.children.map(\.id) == ["a", "b"])
    #expect(placed.modifiers.map { $0.contentViews.map(\.id) } == [["c", "d"], ["e"]])
  }

  @Test func theFirstViewWithAnIdIsFound() {
    let result = SampleScene([.zStack([Sample.image(1, 1).id("x"), Sample.image(2, 2).id("x")])])
      .layout()
    #expect(result.frame("x") == [99.5, 99.5, 1, 1])
    #expect(result.view(withID: "y") == nil)
  }

  @Test func theRootIsCentredInWhatTheInsetsLeaveHoweverLargeItIs() {
    func frame(_ view: Sample) -> [Double] {
      var sample = SampleScene([view], host: .size(Size(width: 100, height: 80)))
      sample.safeArea = EdgeInsets(top: 10, leading: 20, bottom: 4, trailing: 6)
      return sample.layout().rootFrame.numbers
    }
    #expect(frame(.image(40, 20)) == [37, 33, 40, 20])
    #expect(frame(.color) == [20, 10, 74, 66])
    #expect(frame(.image(174, 20)) == [-30, 33, 174, 20])
  }

  @Test func theKeyboardIsAnInsetWhereItReachesFurther() {
    var scene = SampleScene([.color], host: .size(Size(width: 100, height: 80))).scene()
    scene.safeArea.bottom = 10
    scene.keyboardHeight = 30
    #expect(scene.layout().rootFrame.numbers == [0, 0, 100, 50])
    scene.keyboardHeight = 5
    #expect(scene.layout().rootFrame.numbers == [0, 0, 100, 70])
  }

  @Test func stylesRunOnThroughTheSafeAreaWhereTheirViewTouchesIt() {
    func style(_ view: Sample, _ modifier: ModifierContent) -> [Double]? {
      var sample = SampleScene([view.modifier(modifier)], host: .size(Size(width: 100, height: 80)))
      sample.safeArea = EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 0)
      return sample.layout().roots[0].modifiers.last?.styleFrame?.numbers
    }
    #expect(style(.color, .backgroundStyle("blue")) == [0, 0, 100, 80])
    #expect(style(.color, .overlayStyle("blue")) == [0, 0, 100, 80])
    #expect(style(.color, .backgroundShape("blue", .rectangle)) == [5, 10, 95, 50])
    #expect(style(.image(20, 20), .backgroundStyle("blue")) == [42.5, 25, 20, 20])
    #expect(style(Sample.color.frame(height: 50), .backgroundStyle("blue")) == [0, 0, 100, 80])
    #expect(style(.color, .opacity(1)) == nil)
  }

  @Test func pixelFramesFollowTheViewsDisplayScale() {
    let view = Sample.image(10.3, 10).environment { $0.displayScale = 2 }.id("view")
    let result = SampleScene([view]).layout()
    #expect(result.view(withID: "view")?.frame.minX == 94.85)
    #expect(result.view(withID: "view")?.pixelFrame.numbers == [95, 95, 10, 10])
  }

  @Test func noFrameHasANegativeZero() {
    let result = SampleScene([.zStack([.text(" "), .vStack([]), Sample.color.frame(width: 0)])])
      .layout()
    let numbers = result.views.flatMap(\.frame.numbers)
    #expect(numbers.allSatisfy { $0 != 0 || $0.sign == .plus })
  }
}
