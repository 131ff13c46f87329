import LayoutCore
import Testing

@Suite struct EnvironmentTests {
  private static func heights(_ views: Sample..., scale: Double = 1) -> [Double] {
    var scene = SampleScene([.hStack(views)], host: .proposal(.unspecified))
    scene.environment.displayScale = scale
    return scene.layout().views.dropFirst().map(\.outerFrame.height)
  }

  @Test func aTextSizeReachesTheTextsInsideAndNoneBeside() {
    let texts = Sample.vStack([.text("a"), Sample.text("b").overlay([.text("c")])])
      .environment { $0.dynamicTypeSize = .accessibility5 }
    let result = SampleScene([.hStack([texts, .text("d")])]).layout()
    let heights = result.views.filter { $0.string != nil }.map(\.frame.height)
    // Body text of 53 and of 17 points.
    #expect(heights == [64, 64, 64, 21])
  }

  @Test func ofTwoChangesTheInnerOneCounts() {
    let text = Sample.text("one two three").environment { $0.lineLimit.maximum = 1 }
      .environment { $0.lineLimit.maximum = 2 }
    let host = LayoutScene.Host.proposal(ProposedViewSize(width: 50, height: nil))
    let result = SampleScene([text], host: host).layout()
    #expect(result.views[0].text?.lines.count == 1)
    #expect(result.views[0].environment.lineLimit.maximum == 1)
  }

  @Test func aModifierSeesTheEnvironmentAroundItNotInsideOfIt() {
    let padding = ModifierContent.padding(edges: .all, length: nil)
    let around = Sample.image(10, 10).modifier(padding).environment { $0.defaultPadding = 8 }
    let inside = Sample.image(10, 10).environment { $0.defaultPadding = 8 }.modifier(padding)
    #expect(Self.heights(around, inside) == [26, 42])
  }

  /// 17 points: 20.287 high.
  @Test(arguments: [(1, 21), (2, 20.5), (3, 61.0 / 3)] as [(Double, Double)])
  func aLineIsAsHighAsWholePixelsOfItsDisplay(_ scale: Double, _ height: Double) {
    #expect(Self.heights(.text("a"), scale: scale) == [height])
  }

  @Test func dividersAreThickerAtAccessibilitySizes() {
    let large = Sample.divider.environment { $0.dynamicTypeSize = .accessibility1 }
    let column = Sample.vStack(spacing: 0, [.divider, large])
    var scene = SampleScene([column])
    scene.environment.displayScale = 2
    #expect(scene.layout().views.dropFirst().map(\.frame.height) == [0.5, 1])
  }

  @Test(arguments: [(Platform.iOS, 21), (.macOS, 16), (.tvOS, 35), (.visionOS, 21), (.watchOS, 20)])
  func textIsAsLargeAsThePlatformsBody(_ platform: Platform, _ height: Double) {
    #expect(Self.heights(Sample.text("a").environment { $0.platform = platform }) == [height])
  }
}
