import LayoutCore
import Testing

@Suite struct TreeResolverTests {
  private static func layout(_ views: [Sample]) -> LayoutResult { SampleScene(views).layout() }

  @Test func anEmptyViewContributesNothing() {
    let row = Sample.hStack([.image(10, 10), Sample.empty.padding(20), .image(10, 10)])
    let result = Self.layout([row])
    #expect(result.rootFrame.size == Size(width: 28, height: 10))
    #expect(result.views.count == 3)
    #expect(Self.layout([.empty]).rootFrame.size == .zero)
    #expect(Self.layout([]).views.isEmpty)
  }

  @Test func aGroupGivesItsModifiersToEachView() {
    let group = Sample.group([
      Sample.color.id("a"), .group([Sample.color.id("b")]), Sample.color.id("c"),
    ])
    .frame(width: 40, height: 30)
    let result = Self.layout([.hStack(spacing: 0, [group])])
    #expect(
      ["a", "b", "c"].map { result.frame($0) ?? [] } == [
        [40, 85, 40, 30], [80, 85, 40, 30], [120, 85, 40, 30],
      ]
    )
  }

  @Test func aGroupGivesItsOverlayToEachView() {
    let group = Sample.group([.image(10, 10), .image(30, 20)])
      .overlay([Sample.color.id("overlay")]).padding(1)
    let result = Self.layout([.hStack(spacing: 0, [group])])
    let overlays = result.views.filter { $0.id == "overlay" }
    #expect(
      overlays.map(\.frame.size) == [Size(width: 10, height: 10), Size(width: 30, height: 20)]
    )
    #expect(result.roots[0].children.map { $0.modifiers[0].contentViews.count } == [1, 1])
    #expect(result.view(withID: "overlay")?.index == overlays[0].index)
  }

  @Test func severalViewsAtTheTopAreAColumn() {
    let result = Self.layout([.image(20, 20), .image(60, 20)])
    #expect(result.rootFrame.numbers == [70, 76, 60, 48])
    #expect(result.views.map(\.frame.numbers) == [[90, 76, 20, 20], [70, 104, 60, 20]])
    #expect(result.roots.count == 2)
  }

  @Test func severalViewsOfAnOverlayLieOnTopOfEachOther() {
    let view = Sample.image(60, 60).overlay([
      Sample.image(20, 20).id("a"), Sample.image(40, 10).id("b"),
    ])
    let result = Self.layout([view])
    #expect(result.frame("a") == [90, 90, 20, 20])
    #expect(result.frame("b") == [80, 95, 40, 10])
  }

  /// A stack of one static child passes its leading guide on, which no stack does.
  @Test func aStackOfOneStaticChildIsNoLayout() {
    let child = Sample.image(40, 10).guide(.leading) { _ in 7 }
    func guide(_ sample: Sample) -> Bool {
      Self.layout([sample]).roots[0].guide(.leading).isExplicit
    }
    #expect(guide(.vStack([child])))
    #expect(guide(.zStack([.hStack([child])])))
    #expect(guide(.vStack([.group([child])])))
    #expect(guide(.vStack([.empty, child])))
    #expect(!guide(.vStack([.forEach([child])])))
    #expect(!guide(.vStack([.group([.forEach([child])])])))
    #expect(!guide(.vStack([child, child])))
    // What is dynamic deeper down does not count.
    #expect(guide(.vStack([.vStack([child, .forEach([])]).guide(.leading) { _ in 7 }])))
  }

  @Test func aStackOfOneStaticChildHasItsPriorityAndSpacing() {
    let text = Sample.text("a")
    let heights = [text, .hStack([text]), .zStack([.vStack([text])]), .hStack([.forEach([text])])]
      .map { Self.layout([.vStack([.image(10, 10), $0])]).rootFrame.height }
    #expect(Set(heights).count == 1)
    let row = Sample.hStack(spacing: 0, [.vStack([Sample.color.priority(1)]), .color])
    #expect(Self.layout([row]).views.map(\.frame.width) == [200, 200, 200, 0])
  }

  @Test func prioritiesPassThroughWhatDoesNotResize() {
    func width(_ change: (Sample) -> Sample) -> Double {
      let row = Sample.hStack(spacing: 0, [change(Sample.color.priority(1)).id("first"), .color])
      return Self.layout([row]).outerFrame("first")?[2] ?? .nan
    }
    #expect(width { $0 } == 200)
    #expect(width { $0.overlay([.color]).modifier(.offset(Point(x: 1, y: 1))) } == 200)
    #expect(
      width { $0.guide(.top) { _ in 0 }.modifier(.fixedSize(horizontal: false, vertical: true)) }
        == 200
    )
    #expect(width { $0.padding(0) } == 100)
    #expect(width { $0.frame(height: 20) } == 100)
    #expect(width { $0.modifier(.position(.zero)) } == 100)
  }

  @Test func modifiersThatOnlyDrawMakeNoNode() {
    let plain = Self.layout([.image(10, 10)]).statistics.nodes
    let drawn = Sample.image(10, 10).modifier(.opacity(0.5)).modifier(.hidden).modifier(.clipped)
      .modifier(.border("red", width: 1)).modifier(.zIndex(3)).frame().frame(
        width: -1,
        height: .infinity
      )
    #expect(Self.layout([drawn]).statistics.nodes == plain)
  }

  @Test func anEnvironmentReachesTheViewInsideOnly() {
    let texts = [
      Sample.text("a").environment { $0.font = TextFont(size: .points(40)) }, Sample.text("a"),
    ]
    let heights = Self.layout([.vStack(texts)]).views.dropFirst().map(\.frame.height)
    #expect(heights == [48, 21])
    // The inner of two changes wins.
    let inner = texts[0].environment { $0.font = TextFont(size: .points(80)) }
    #expect(Self.layout([inner]).rootFrame.height == 48)
  }

  @Test func contentOfAnOverlayHasTheEnvironmentAroundTheOverlay() {
    let view = Sample.image(90, 90).overlay([Sample.text("a").id("inside")])
      .environment { $0.font = TextFont(size: .points(40)) }
    #expect(Self.layout([view]).frame("inside")?[3] == 48)
    let other = Sample.image(90, 90).environment { $0.font = TextFont(size: .points(40)) }
      .overlay([Sample.text("a").id("inside")])
    #expect(Self.layout([other]).frame("inside")?[3] == 21)
  }

  @Test func aGeometryReaderTakesWhatItIsOfferedAndTenOfNil() {
    let reader = Sample.geometryReader([Sample.image(10, 10).id("a"), Sample.color.id("b")])
    let result = Self.layout([reader])
    #expect(result.rootFrame.numbers == [0, 0, 200, 200])
    #expect(result.frame("a") == [0, 0, 10, 10])
    #expect(result.frame("b") == [0, 0, 200, 200])
    let ideal = SampleScene([reader], host: .proposal(.unspecified)).layout()
    #expect(ideal.rootFrame.size == Size(width: 10, height: 10))
  }
}
