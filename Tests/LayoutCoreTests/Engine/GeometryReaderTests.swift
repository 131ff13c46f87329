import LayoutCore
import Testing

@Suite struct GeometryReaderTests {
  /// A colour as wide as a part of the geometry reader around it.
  private static func bar(_ part: Double, _ id: String? = nil) -> Sample {
    var sample = Sample.proxied { .image(width: $0.size.width * part, height: 10) }
    sample.id = id
    return sample
  }

  private static func layout(_ samples: [Sample], isMirrored: Bool = false) -> LayoutResult {
    SampleScene(samples).layout(isMirrored: isMirrored)
  }

  @Test func viewsDependOnTheReaderAroundThem() {
    let reader = Sample.geometryReader([Self.bar(0.5, "half"), Self.bar(0.25, "quarter")])
    let result = Self.layout([reader.frame(width: 80)])
    #expect(result.frame("half") == [60, 0, 40, 10])
    #expect(result.frame("quarter") == [60, 0, 20, 10])
    // What depends on nothing any more is like any other view.
    #expect(result.views.last?.content.typeName == "Image")
  }

  @Test func eachLevelOfReadersDependsOnTheOneAround() {
    var view = Self.bar(0.5, "innermost")
    for _ in 0..<4 {
      let inner = view
      view = Sample.geometryReader([inner]).modifier(.padding(edges: .horizontal, length: 10))
    }
    #expect(Self.layout([view]).frame("innermost") == [40, 0, 60, 10])
  }

  @Test func aReaderThatIsShownTwiceHasTwoSizes() {
    let group = Sample.group([Sample.image(40, 10), .image(100, 10)])
      .overlay([Sample.geometryReader([Self.bar(0.5)])])
    let bars = Self.layout([.vStack([group])]).views.filter { $0.content.typeName == "Image" }
    #expect(bars.map(\.frame.width) == [40, 20, 100, 50])
  }

  @Test func framesInTheSceneArePhysical() {
    let reader = Sample.geometryReader([
      Sample.proxied { .image(width: $0.frame(in: .global).minX, height: 10) }.id("bar")
    ])
    let view = reader.frame(width: 60).frame(width: 200, .leading)
    #expect(Self.layout([view]).frame("bar")?[2] == 0)
    #expect(Self.layout([view], isMirrored: true).frame("bar")?[2] == 140)
  }

  @Test func aReaderInAViewThatDoesNotFitIsLeftOut() {
    let reader = Sample.geometryReader([Self.bar(1, "bar")]).frame(width: 500)
    let result = Self.layout([.viewThatFits(in: .horizontal, [reader, .image(10, 10).id("small")])])
    #expect(result.view(withID: "bar") == nil)
    #expect(result.frame("small") == [95, 95, 10, 10])
  }

  @Test func outsideOfAReaderThereIsNoSize() {
    #expect(Self.layout([Self.bar(1, "bar")]).frame("bar") == [100, 95, 0, 10])
  }

  @Test func manyReadersSideBySideTakeTwoLayouts() {
    let readers = (0..<1_000).map { _ in Sample.geometryReader([Self.bar(0.5)]) }
    let result = Self.layout([.hStack(spacing: 0, readers)])
    #expect(result.views.count == 2_001)
    #expect(abs(result.views[2].frame.width - 0.1) < 1e-9)
  }

  @Test func modifiersDependOnTheReaderToo() {
    let view = Sample(
      content: .proxied { .modifier(.padding(edges: .all, length: $0.size.width / 10)) },
      children: [Sample.color.id("inside")]
    )
    let result = Self.layout([.geometryReader([view])])
    #expect(result.frame("inside") == [20, 20, 160, 160])
    #expect(result.views.last?.modifiers.first?.typeName == "padding")
  }
}
