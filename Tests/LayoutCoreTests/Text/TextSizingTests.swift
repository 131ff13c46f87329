import LayoutCore
import Testing

@Suite struct TextSizingTests {
  /// Lines of 10 points, 8 of them above the baseline.
  private static func sizing(
    scale: Double = 1,
    spacing: Double = 0,
    limit: LineLimit = .none,
    ascent: Double = 8,
    descent: Double = 2,
    leading: Double? = nil
  ) -> TextSizing {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.lineSpacing = spacing
    environment.lineLimit = limit
    let metrics = FontMetrics(
      ascent: ascent,
      descent: descent,
      leading: 0,
      capHeight: 6,
      styleLeading: leading
    )
    return TextSizing(metrics: metrics, environment: environment)
  }

  @Test(arguments: [
    (Double.infinity, Int.max), (100, 10), (35, 3), (30, 3), (29.99, 2), (10, 1), (3, 1), (0, 1),
    (-5, 1), (-Double.infinity, .max), (1e300, .max), (-1e300, 1),
  ])
  func asManyLinesAsFitAreShownButAtLeastOne(_ height: Double, _ lines: Int) {
    #expect(Self.sizing().lineLimit(inHeight: height) == lines)
  }

  @Test func aLimitCapsTheLinesThatFit() {
    let sizing = Self.sizing(limit: LineLimit(maximum: 2))
    #expect(sizing.lineLimit(inHeight: 100) == 2)
    #expect(sizing.lineLimit(inHeight: .infinity) == 2)
    #expect(sizing.lineLimit(inHeight: 10) == 1)
    #expect(Self.sizing(limit: LineLimit(maximum: 0)).lineLimit(inHeight: 100) == 1)
  }

  @Test func spacingLiesBetweenLines() {
    let sizing = Self.sizing(spacing: 5)
    #expect(sizing.lineLimit(inHeight: 25) == 2)
    #expect(sizing.lineLimit(inHeight: 24) == 1)
    #expect(sizing.size(width: 7, lineCount: 3) == Size(width: 7, height: 40))
    #expect(sizing.lastBaseline(lineCount: 3) == 38)
  }

  @Test func sizesAreRoundedUpToPixels() {
    let sizing = Self.sizing(scale: 3, ascent: 16.186_523_437_5, descent: 4.100_585_937_5)
    let size = sizing.size(width: 85.3, lineCount: 1)
    #expect(abs(size.width - 256.0 / 3) < 1e-9)
    #expect(abs(size.height - 61.0 / 3) < 1e-9)
    // The height that was rounded up holds as many lines as it was made from.
    for lines in 1...50 {
      let height = sizing.size(width: 1, lineCount: lines).height
      #expect(sizing.lineLimit(inHeight: height) == lines)
    }
  }

  @Test func theFirstBaselineIsRoundedAndTheLastOneMovesAlong() {
    let sizing = Self.sizing(scale: 1, ascent: 8.4, descent: 2)
    #expect(sizing.firstBaseline == 8)
    #expect(sizing.lastBaseline(lineCount: 1) == 8)
    // 8.4 + 10.4 − 0.4, rounded up.
    #expect(sizing.lastBaseline(lineCount: 2) == 19)
  }

  @Test(arguments: [13.0, 10, 9])
  func theLeadingOfAStyleIsFromBaselineToBaseline(_ leading: Double) {
    let sizing = Self.sizing(spacing: 1, leading: leading)
    #expect(sizing.size(width: 7, lineCount: 1).height == 10)
    #expect(sizing.size(width: 7, lineCount: 3).height == 10 + 2 * (leading + 1))
    #expect(sizing.lastBaseline(lineCount: 3) == 8 + 2 * (leading + 1))
    for lines in 1...50 {
      let height = sizing.size(width: 1, lineCount: lines).height
      #expect(sizing.lineLimit(inHeight: height) == lines)
      #expect(sizing.lineLimit(inHeight: height - 0.01) == max(1, lines - 1))
    }
  }

  @Test func linesAreReserved() {
    let sizing = Self.sizing(limit: LineLimit(minimum: 3, maximum: 3))
    #expect(sizing.size(width: 20, lineCount: 1) == Size(width: 20, height: 30))
    #expect(sizing.size(width: 20, lineCount: 3) == Size(width: 20, height: 30))
  }
}
