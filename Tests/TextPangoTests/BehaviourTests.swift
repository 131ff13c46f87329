import LayoutCore
import TestSupport
import Testing
import TextPango

/// How real text breaks into lines and what it shows of them.
@Suite struct BehaviourTests {
  private static let fox = "the quick brown fox jumps"

  @Test func linesBreakAtWordsAndSpacesHang() {
    let text = Measuring.shape("Delicious   Avocado Toast ")
    #expect(text.strings(120) == ["Delicious", "Avocado Toast"])
    let lines = text.lines(TextRequest(width: 120))
    #expect(lines[0].width == Measuring.width("Delicious"))
    #expect(lines[1].range == 12..<26)
  }

  @Test func aLongWordBreaksBetweenCharactersWithoutHyphen() {
    let lines = Measuring.shape("supercalifragilistic").strings(60)
    #expect(lines.joined() == "supercalifragilistic")
    #expect(lines.count == 3)
    #expect(Measuring.shape("e\u{301}e\u{301}").strings(1) == ["e\u{301}", "e\u{301}"])
  }

  @Test func noLineIsWiderThanProposedAndTheNaturalWidthDoesNotBreak() {
    var random = SeededGenerator(seed: 50)
    for _ in 0..<200 {
      let words = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        String("avocado toast wie fjord".shuffled(using: &random).prefix(6))
      }
      let text = Measuring.shape(words.joined(separator: " "))
      let natural = text.measure(TextRequest(width: .infinity)).width
      #expect(text.measure(TextRequest(width: natural)).lineCount == 1)
      for line in text.lines(TextRequest(width: 50)) { #expect(line.width <= 50 + 1e-6) }
    }
  }

  @Test func truncationKeepsWhatFitsWithTheEllipsis() {
    let modes: [(TruncationMode, String)] = [
      (.tail, "the quick bro…"), (.middle, "the qui… jumps"), (.head, "…wn fox jumps"),
    ]
    for (mode, expected) in modes {
      let text = Measuring.shape(Self.fox) { $0.truncationMode = mode }
      let request = TextRequest(width: 120, lineLimit: 1)
      let measurement = text.measure(request)
      #expect(text.lines(request).map(\.text) == [expected])
      #expect(text.lines(request).map(\.isTruncated) == [true])
      #expect(measurement.isTruncated)
      #expect(measurement.width <= 120)
      // The width is that of the glyphs shown, not the proposal.
      #expect(abs(measurement.width - Measuring.width(expected)) < 1)
    }
  }

  @Test func theLimitCountsLinesOfAllParagraphs() {
    let text = Measuring.shape("one\ntwo\nthree")
    #expect(text.strings(.infinity, limit: 2) == ["one", "two…"])
    #expect(text.strings(.infinity) == ["one", "two", "three"])
  }

  @Test func tighteningComesBeforeTruncation() {
    let natural = Measuring.width("Avocado Toast")
    let request = TextRequest(width: natural * 0.97, lineLimit: 1)
    #expect(Measuring.shape("Avocado Toast").measure(request).isTruncated)
    let tight = Measuring.shape("Avocado Toast") { $0.allowsTightening = true }
    #expect(!tight.measure(request).isTruncated)
    #expect(tight.measure(request).width <= request.width + 1e-6)
    #expect(tight.lines(request).map(\.text) == ["Avocado Toast"])
    #expect(tight.measure(TextRequest(width: natural * 0.9, lineLimit: 1)).isTruncated)
  }

  @Test func shrinkingFollowsTheTrackingOfTheSmallerSize() {
    let half = Measuring.shape("Avocado") { $0.font = TextFont(size: .points(34)) }
      .measure(TextRequest(width: .infinity, scale: 0.5)).width
    #expect(abs(half - Measuring.width("Avocado") { $0.font = TextFont(size: .points(17)) }) < 1e-9)
  }

  @Test func trackingAddsToEachCharacterAndBeatsKerning() {
    let plain = Measuring.width("toast")
    #expect(abs(Measuring.width("toast") { $0.tracking = 2 } - plain - 10) < 1e-9)
    #expect(abs(Measuring.width("toast") { $0.kerning = 1 } - plain - 5) < 1e-9)
    let both = Measuring.width("toast") { ($0.tracking, $0.kerning) = (2, 1) }
    #expect(abs(both - plain - 10) < 1e-9)
    #expect(Measuring.width("toast") { $0.tracking = -1_000 } == 0)
  }

  @Test func runsHaveFontsOfTheirOwnAndImagesTheirSize() {
    let bold = EnvironmentChange(name: "bold") { $0.fontWeight = .bold }
    let large = EnvironmentChange(name: "font") { $0.font = TextFont(size: .style(.title)) }
    let runs = [
      TextRun("Avo"), TextRun("cado ", change: bold), TextRun("Toast", change: large),
      TextRun(image: Size(width: 30, height: 50)), TextRun(symbol: "heart.fill"),
    ]
    let environment = EnvironmentValues()
    let text = Measuring.shape(StyledText(runs, in: environment, sizesSymbols: true))
    let symbol = InlineImage(symbol: "heart.fill", in: environment)
    #expect(abs(symbol.size.width - 20.7) < 0.4)
    let parts =
      Measuring.width("Avo") + Measuring.width("cado x") { $0.fontWeight = .bold }
      - Measuring.width("x") { $0.fontWeight = .bold }
      + Measuring.width("Toast") { $0.font = TextFont(size: .style(.title)) } + 30
      + symbol.size.width
    #expect(abs(text.measure(TextRequest(width: .infinity)).width - parts) < 0.1)
    #expect(text.metrics.ascent == 50)
    #expect(text.metrics.descent == FontMetrics.system(size: 28).descent)
  }

  @Test func controlCharactersTakeNoRoomAndEndNothing() {
    #expect(abs(Measuring.width("a\u{0}b\u{1}\u{7F}") - Measuring.width("ab")) < 0.5)
    #expect(Measuring.shape("a\u{0}b").strings(.infinity) == ["a\u{0}b"])
    #expect(Measuring.shape("a\u{85}b\u{2028}c\r\nd").strings(.infinity) == ["a", "b", "c", "d"])
    let space = Measuring.width("a b") - Measuring.width("ab")
    #expect(abs(Measuring.width("a\tb") - Measuring.width("ab") - 4 * space) < 4)
  }

  /// Text of many kinds, each of which has a way to be slow.
  private static let pieces = [
    "x", "word ", "ab שלום ", "\u{628}\n", "a\u{628}", "ภาษาไทย", "日本語", "👩‍🚀", "\u{301}", "\n",
  ]

  @Test(arguments: pieces)
  func longTextTakesTimeInProportion(_ piece: String) throws {
    func time(bytes: Int) throws -> Double {
      let content = String(repeating: piece, count: bytes / piece.utf8.count)
      let measurer = try PangoTextMeasurer()
      // Fonts are loaded before the clock runs.
      _ = try measurer.shape(StyledText(piece, in: EnvironmentValues()))
      let start = ProcessorTime.now
      let text = try measurer.shape(StyledText(content, in: EnvironmentValues()))
      #expect(text.measure(TextRequest(width: 50)).lineCount >= 1)
      #expect(text.measure(TextRequest(width: 1, lineLimit: 3)).lineCount <= 3)
      #expect(
        text.lines(TextRequest(width: 50)).last?.range.upperBound == content.unicodeScalars.count
      )
      return ProcessorTime.now - start
    }
    let (quarter, whole) = (try time(bytes: 60_000), try time(bytes: 240_000))
    // Four times the text: 4 if the time is in proportion, 16 if it grows with the square, as what
    // grows in memory does where a sanitizer moves it each time.
    #if SANITIZED
      let limit = 16.0
    #else
      let limit = 9.0
    #endif
    #expect(whole < limit * quarter)
  }

  @Test func manyRunsTakeTimeInProportion() {
    func time(_ count: Int) -> Double {
      let bold = EnvironmentChange(name: "bold") { $0.fontWeight = .bold }
      let runs = (0..<count).map { TextRun("שלום\n", change: $0 % 2 == 0 ? bold : nil) }
      let start = ProcessorTime.now
      _ = Measuring.shape(StyledText(runs, in: EnvironmentValues()))
      return ProcessorTime.now - start
    }
    _ = time(10)
    let (quarter, whole) = (time(2_000), time(8_000))
    #expect(whole < 9 * quarter)
  }

  @Test func aMillionBytesOfOneWordAreCutOff() {
    let text = Measuring.shape(String(repeating: "x", count: 1_000_000))
    let one = text.measure(TextRequest(width: .infinity, lineLimit: 1))
    #expect(one.lineCount == 1 && !one.isTruncated)
    #expect(text.measure(TextRequest(width: 50)).lineCount > 100_000)
    #expect(text.measure(TextRequest(width: 50, lineLimit: 3)).isTruncated)
  }
}
