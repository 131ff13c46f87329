import LayoutCore
import Testing

@Suite struct ViewThatFitsTests {
  private static func layout(_ sample: Sample, width: Double) -> LayoutResult {
    SampleScene([sample], host: .size(Size(width: width, height: 100))).layout()
  }

  private static let alternatives = Sample.viewThatFits(
    in: .horizontal,
    [
      .hStack(spacing: 0, [Sample.image(50, 10).id("left"), Sample.image(50, 10).id("right")])
        .id("wide"),
      Sample.image(40, 10).overlay([Sample.color.id("badge")]).id("narrow"),
      Sample.image(10, 10).id("last"),
    ]
  ).id("fits")

  @Test func onlyTheChosenViewIsFoundAndDrawn() {
    let wide = Self.layout(Self.alternatives, width: 100)
    #expect(wide.views.map(\.id) == ["fits", "wide", "left", "right"])
    let narrow = Self.layout(Self.alternatives, width: 60)
    #expect(narrow.views.map(\.id) == ["fits", "narrow", "badge"])
    #expect(narrow.drawOrder.map(\.id) == ["fits", "narrow", "badge"])
    #expect(narrow.view(withID: "wide") == nil)
    #expect(narrow.view(withID: "badge")?.index == 2)
    #expect(narrow.roots[0].children.map(\.id) == ["narrow"])
    #expect(narrow.views[1].modifiers[0].contentViews.map(\.id) == ["badge"])
    #expect(Self.layout(Self.alternatives, width: 5).views.map(\.id) == ["fits", "last"])
  }

  @Test func whatFollowsIsStillInItsPlace() {
    let stack = Sample.vStack(
      spacing: 0,
      [Self.alternatives, Sample.image(7, 7).id("after").padding(1)]
    ).id("stack")
    let result = Self.layout(stack, width: 60)
    #expect(result.views.map(\.id) == ["stack", "fits", "narrow", "badge", "after"])
    #expect(result.outerFrame("after") == [25.5, 50.5, 9, 9])
    #expect(result.roots[0].children.map(\.id) == ["fits", "after"])
  }

  @Test func choicesWithinChoicesAreMadeOneByOne() {
    let inner = Sample.viewThatFits(
      in: .horizontal,
      [Sample.image(90, 10).id("a"), Sample.image(30, 10).id("b"), Sample.image(20, 10).id("c")]
    ).id("inner")
    let outer = Sample.viewThatFits(
      in: .vertical,
      [Sample.image(10, 200).id("high"), inner, Sample.image(1, 1).id("last")]
    ).id("outer")
    #expect(Self.layout(outer, width: 50).views.map(\.id) == ["outer", "inner", "b"])
  }

  @Test func withoutChildrenItHasNoSize() {
    #expect(Self.layout(.viewThatFits(in: .both, []), width: 50).rootFrame.size == .zero)
    #expect(Self.layout(.viewThatFits(in: .both, [.empty]), width: 50).rootFrame.size == .zero)
  }

  @Test func theFirstChildSpeaksForSpacing() {
    let texts = Sample.viewThatFits(in: .horizontal, [.spacer(), .image(10, 10)]).id("fits")
    let stack = Sample.vStack([.image(10, 10), texts])
    let result = Self.layout(stack, width: 50)
    // A spacer wants no gap (L11.4).
    #expect(result.frame("fits")?[1] == 10)
  }

  @Test func aFixedSizeShowsTheFirst() {
    let fixed = Self.alternatives.modifier(.fixedSize(horizontal: true, vertical: true))
    #expect(Self.layout(fixed, width: 5).views.map(\.id) == ["fits", "wide", "left", "right"])
  }
}
