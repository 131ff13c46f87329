import LayoutCore
import TestSupport
import Testing

/// Texts of clusters of any widths, here of square ones, which have a plain measurer to agree with.
@Suite struct ClusteredTextTests {
  /// A text in one piece, and the same joined of two that look alike.
  private static func twins(
    _ content: String,
    _ mode: TruncationMode = .tail
  ) -> (plain: any ShapedText, joined: any ShapedText) {
    var environment = EnvironmentValues()
    environment.font = TextFont(size: .points(20))
    environment.truncationMode = mode
    let middle = content.index(content.startIndex, offsetBy: content.count / 2)
    let runs = [TextRun(String(content[..<middle])), TextRun(String(content[middle...]))]
    let measurer = FixedTextMeasurer()
    return (
      measurer.shape(StyledText(content, in: environment)),
      measurer.shape(StyledText(runs, in: environment))
    )
  }

  @Test(arguments: TruncationMode.allCases)
  func joinedTextBreaksAsPlainText(_ mode: TruncationMode) {
    var random = SeededGenerator(seed: 18)
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        String(repeating: "a", count: Int.random(in: 1...9, using: &random))
          + ["", "", "\n", " "][Int.random(in: 0...3, using: &random)]
      }
      let content = words.joined(separator: " ")
      let (plain, joined) = Self.twins(content, mode)
      for capacity in 3...12 {
        for limit in [1, 2, 3, Int.max] {
          let request = TextRequest(width: Double(capacity) * 10 + 5, lineLimit: limit)
          #expect(plain.lines(request) == joined.lines(request), "\(content) \(request)")
          #expect(plain.measure(request) == joined.measure(request), "\(content) \(request)")
        }
      }
    }
  }

  @Test func squaresHaveNoTighterForm() {
    var environment = EnvironmentValues()
    environment.font = TextFont(size: .points(20))
    environment.allowsTightening = true
    let italic = EnvironmentChange(name: "italic") { $0.italic = true }
    for runs in [[TextRun("abcdefghij")], [TextRun("abcde"), TextRun("fghij", change: italic)]] {
      let text = FixedTextMeasurer().shape(StyledText(runs, in: environment))
      // A twentieth less room than they take.
      let measurement = text.measure(TextRequest(width: 95, lineLimit: 1))
      #expect(measurement.isTruncated)
      #expect(measurement.width == 90)
    }
  }

  @Test func runsOfOtherSizesTakeTheirRoom() {
    let large = EnvironmentChange(name: "font") { $0.font = TextFont(size: .points(40)) }
    var environment = EnvironmentValues()
    environment.font = TextFont(size: .points(20))
    let runs = [
      TextRun("ab"), TextRun("cd", change: large), TextRun(image: Size(width: 7, height: 90)),
    ]
    let text = FixedTextMeasurer().shape(StyledText(runs, in: environment))
    #expect(text.measure(TextRequest(width: .infinity)).width == 20 + 40 + 7)
    #expect(text.measure(TextRequest(width: .infinity, scale: 0.5)).width == 33.5)
    #expect(text.metrics.ascent == 90)
    #expect(text.metrics.descent == FontMetrics.system(size: 40).descent)
  }

  @Test func trackingSpreadsSquareGlyphs() {
    var environment = EnvironmentValues()
    environment.font = TextFont(size: .points(20))
    environment.tracking = 3
    let text = FixedTextMeasurer().shape(StyledText("abc", in: environment))
    #expect(text.measure(TextRequest(width: .infinity)).width == 39)
  }

  @Test func aLineTellsItsDirectionAndWhetherItIsTruncated() {
    let (plain, joined) = Self.twins("ab cd\nشاي ابيض\n12")
    for text in [plain, joined] {
      let lines = text.lines(TextRequest(width: 1_000))
      #expect(lines.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight])
      #expect(lines.map(\.isTruncated) == [false, false, false])
      let cut = text.lines(TextRequest(width: 1_000, lineLimit: 2))
      #expect(cut.map(\.isTruncated) == [false, true])
    }
  }
}
