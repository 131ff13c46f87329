import LayoutCore
import Testing
import TextPango

/// What is published of the system font of Apple's platforms (the accuracy table of docs/guide/text.md).
@Suite struct PublishedMeasurementTests {
  private static func isClose(_ value: Double, _ published: Double) -> Bool {
    abs(value - published) <= published * 0.005
  }

  /// One of the labels that the fit is furthest from.
  @Test func aWidthIsWithinSevenThousandths() {
    #expect(abs(Measuring.width("Hello world") - 85.3) < 85.3 * 0.007)
  }

  @Test func aTextAsSwiftUIReportsItIsWithinHalfAPercent() {
    var builder = ViewTreeBuilder()
    builder.leaf(.text("Hello world"))
    let size = LayoutScene(
      host: .proposal(ProposedViewSize(width: nil, height: nil)),
      tree: builder.finish()
    ).layout(measurer: Measuring.layoutMeasurer).rootFrame.size
    #expect(Self.isClose(size.width, 85.0 + 1.0 / 3))
    #expect(abs(size.height - (20 + 1.0 / 3)) < 1e-9)
  }

  @Test(arguments: [(1, 20.5), (2, 41.0), (3, 61.0), (4, 81.5), (5, 101.5)])
  func linesAreAsHighAsOnADisplayOfTwoPixelsAPoint(_ count: Int, _ height: Double) {
    var builder = ViewTreeBuilder()
    builder.leaf(.text(Array(repeating: "line", count: count).joined(separator: "\n")))
    var environment = EnvironmentValues()
    environment.displayScale = 2
    // Published of a font without a text style (M1.5).
    environment.font = TextFont(size: .points(17))
    let size = LayoutScene(
      host: .proposal(ProposedViewSize(width: nil, height: nil)),
      environment: environment,
      tree: builder.finish()
    ).layout(measurer: Measuring.layoutMeasurer).rootFrame.size
    #expect(size.height == height)
  }

  @Test func theVerticalMeasuresAt34PointsAreThePublishedOnes() {
    let metrics = Measuring.shape("Text") { $0.font = TextFont(size: .points(34)) }.metrics
    #expect(metrics.ascent == 32.373_046_875)
    #expect(metrics.descent == 8.201_171_875)
    #expect(metrics.lineHeight == 40.574_218_75)
  }
}
