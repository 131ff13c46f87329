import LayoutCore
import TestSupport
import Testing

@Suite struct GeometryContentTests {
  /// A geometry reader whose views are made for it.
  private static func reader(
    _ views: @escaping @Sendable (GeometryProxy) -> [Sample]
  ) -> Sample {
    .geometryReader([Sample(content: content(views))])
  }

  private static func content(
    _ views: @escaping @Sendable (GeometryProxy) -> [Sample]
  ) -> ViewContent {
    .geometryContent { proxy in
      var builder = ViewTreeBuilder()
      for view in views(proxy) { view.add(to: &builder) }
      return builder.finish()
    }
  }

  /// As many bars as fit.
  private static func bars(_ proxy: GeometryProxy) -> [Sample] {
    let count = Int(proxy.size.width / 40)
    return [.hStack(spacing: 0, (0..<count).map { Sample.image(40, 10).id("bar\($0)") })]
  }

  @Test func aReaderMakesAnyViewsForItsSize() {
    let result = SampleScene([Self.reader(Self.bars).frame(width: 130)]).layout()
    #expect(result.views.filter { $0.content.typeName == "Image" }.count == 3)
    #expect(result.frame("bar2") == [115, 0, 40, 10])
  }

  @Test func whatIsMadeMayDependOnReadersOfItsOwn() {
    let view = Self.reader { outer in
      [
        Self.reader { inner in
          [.image(inner.size.width / 2, outer.size.width / 2).id("inside")]
        }.frame(width: outer.size.width / 4)
      ]
    }
    #expect(SampleScene([view]).layout().frame("inside") == [0, 0, 25, 100])
  }

  @Test func aReaderInTwoPlacesMakesViewsForEach() {
    let group = Sample.group([Sample.image(40, 10), .image(120, 10)])
      .overlay([Self.reader(Self.bars)])
    let scene = SampleScene([.vStack([group])])
    let frames = scene.layout().views.filter { $0.content.typeName == "Image" }.map(\.frame.width)
    #expect(frames == [40, 40, 120, 40, 40, 40])
  }

  @Test func viewsWithTheSameIdentityKeepTheirPositions() throws {
    let layout = IncrementalLayout(SampleScene([Self.reader(Self.bars)]).scene())
    let first = try #require(layout.layout().view(withID: "bar1")).source
    for width in [90.0, 200, 120, 1_000] {
      layout.host = .size(Size(width: width, height: 100))
      let result = layout.layout()
      #expect(result.view(withID: "bar1")?.source == first)
      #expect(result.view(withID: "bar\(Int(width / 40) - 1)") != nil)
      #expect(result.view(withID: "bar\(Int(width / 40))") == nil)
      var fresh = SampleScene([Self.reader(Self.bars)])
      fresh.host = layout.host
      #expect(fresh.layout().views.map(\.frame) == result.views.map(\.frame))
    }
  }

  @Test func anotherClosureMakesOtherViewsAndKeepsThoseOutside() throws {
    let scene = SampleScene([
      .vStack(spacing: 0, [Self.reader(Self.bars), Sample.text("below").id("below")])
    ]).scene()
    let layout = IncrementalLayout(scene)
    let before = layout.layout()
    let content = try #require(
      scene.tree.subtree(of: nil).first {
        if case .geometryContent = scene.tree.nodes[$0].content { true } else { false }
      }
    )
    layout.setContent(
      Self.content { proxy in [Sample.image(proxy.size.width / 2, 20).id("half")] },
      at: content
    )
    let after = layout.layout()
    #expect(after.frame("half") == [0, 0, 100, 20])
    #expect(after.view(withID: "bar0") == nil)
    #expect(after.frame("below") == before.frame("below"))
  }

  @Test func aNewVersionOfASceneMakesItsOwnViews() {
    let layout = IncrementalLayout(SampleScene([Self.reader(Self.bars)]).scene())
    #expect(layout.layout().view(withID: "bar4") != nil)
    layout.update(to: SampleScene([Self.reader { _ in [Sample.text("none").id("none")] }]).scene())
    let result = layout.layout()
    #expect(result.view(withID: "bar4") == nil)
    #expect(result.view(withID: "none") != nil)
  }

  @Test func whatIsMadeHasSafeAreasAndRelatesToItsContainer() {
    let view = Self.reader { _ in
      [
        Sample.color.id("page").modifier(
          .safeAreaInset(edge: .bottom, alignment: .horizontalCenter, spacing: 0),
          content: [.image(10, 30)]
        ),
        Sample.color.id("wide").modifier(
          .containerRelativeFrame(
            ContainerRelativeFrame(.horizontal),
            alignment: .center
          )
        ),
      ]
    }.frame(width: 50)
    let result = SampleScene([view]).layout()
    #expect(result.frame("page") == [75, 0, 50, 170])
    #expect(result.view(withID: "wide")?.modifiers.last?.frame.width == 200)
  }

  @Test func readersWithoutEndStopAtALimit() {
    let scene = SampleScene([Self.reader { Self.nested($0, 0) }])
    #expect(scene.layout().views.count == ViewTree.maximumReaderDepth + 1)
  }

  private static func nested(_ proxy: GeometryProxy, _ level: Int) -> [Sample] {
    [reader { nested($0, level + 1) }]
  }

  @Test func outsideOfAReaderNothingIsMade() {
    let scene = SampleScene([.vStack([Sample(content: Self.content(Self.bars)), .image(10, 10)])])
    #expect(scene.layout().views.map(\.content.typeName) == ["VStack", "Image"])
  }

  // MARK: Coordinate spaces

  /// A reader that shows where it is in a space.
  private static func position(in space: CoordinateSpace) -> Sample {
    reader { proxy in
      let frame = proxy.frame(in: space)
      return [Sample.image(frame.minX, frame.minY).id("position")]
    }.frame(width: 20, height: 20)
  }

  private static func layout(_ view: Sample) -> [Double]? {
    SampleScene([view], host: .size(Size(width: 100, height: 100))).layout().frame("position")
      .map { Array($0[2...]) }
  }

  @Test(arguments: [("near", 10.0), ("far", 15), ("unknown", 40)])
  func aNamedSpaceIsThatOfTheNearestViewWithTheName(_ name: String, _ position: Double) {
    let view = Self.position(in: .named(name)).padding(10)
      .modifier(.coordinateSpace("near")).padding(5)
      .modifier(.coordinateSpace("far")).modifier(.coordinateSpace("near"))
    #expect(Self.layout(view) == [position, position])
  }

  @Test func effectsInsideOfASpaceCountAndThoseAroundItDoNot() {
    // 20 points, at 20, 20 in the space, become 40 that end where they did.
    let scaled = Self.position(in: .named("space"))
      .modifier(.scaleEffect(x: 2, y: 2, anchor: .bottomTrailing))
      .frame(width: 60, height: 60, .center)
      .modifier(.coordinateSpace("space"))
      .modifier(.scaleEffect(x: 3, y: 3, anchor: .center))
    #expect(Self.layout(scaled) == [0, 0])
    let offset = Self.position(in: .named("space"))
      .modifier(.offset(Point(x: 7, y: 9)))
      .frame(width: 60, height: 60, .center)
      .modifier(.coordinateSpace("space"))
      .modifier(.offset(Point(x: 70, y: 90)))
    #expect(Self.layout(offset) == [27, 29])
  }
}
