import LayoutCore
import TestSupport
import Testing

@Suite struct FixedTextMeasurerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var capacity: Double
    var lines: [String]

    init(_ text: String, _ capacity: Double, _ lines: [String]) {
      self.text = text
      self.capacity = capacity
      self.lines = lines
    }

    var testDescription: String { "\(text.debugDescription) in \(capacity)" }
  }

  @Test(arguments: [
    Case("Avocado Toast", .infinity, ["Avocado Toast"]),
    Case("Avocado Toast", 13, ["Avocado Toast"]),
    Case("Avocado Toast", 12.99, ["Avocado", "Toast"]),
    Case("Avocado Toast", 7, ["Avocado", "Toast"]),
    // spaces hang at the end of a line
    Case("to be or not", 5, ["to be", "or", "not"]), Case("to be or not", 6, ["to be", "or not"]),
    Case("to    be", 3, ["to", "be"]), Case("to be   ", 8, ["to be"]), Case("   ", 2, [""]),
    // but count at its beginning
    Case("  to be", 4, ["  to", "be"]), Case("  to be", 7, ["  to be"]),
    Case("\n to", 3, ["", " to"]),
    // and hang there too, if they are more than a line holds
    Case("      to", 4, ["", "to"]), Case("a\n      to", 4, ["a", "", "to"]),
    // long words break between characters
    Case("unbelievable", 5, ["unbel", "ievab", "le"]),
    Case("un believable", 5, ["un", "belie", "vable"]),
    Case("ab", 0.4, ["a", "b"]), Case("ab", -3, ["a", "b"]),
    Case("ab\ncd", 0.4, ["a", "b", "c", "d"]), Case("a  \nb", 0.4, ["a", "b"]),
    Case("a\n", 0.4, ["a", ""]), Case("ab  ", 0.4, ["a", "b"]),
    // line feeds
    Case("one\ntwo", 9, ["one", "two"]), Case("one\n\ntwo", 9, ["one", "", "two"]),
    Case("one\n", 9, ["one", ""]), Case("one\n\n", 9, ["one", "", ""]), Case("\n", 9, ["", ""]),
    Case("one \n two", 9, ["one", " two"]), Case("ab\ncd", 2, ["ab", "cd"]),
    Case("one\r\ntwo", 9, ["one", "two"]), Case("one\rtwo", 9, ["one", "two"]),
    Case("one\u{B}two", 9, ["one", "two"]), Case("öne\u{B}two", 9, ["öne", "two"]),
    Case("one\u{2028}two", 9, ["one", "two"]),
    // a character is what a reader takes for one
    Case("👩‍👩‍👧‍👦👩‍👩‍👧‍👦 👍🏽", 2, ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "👍🏽"]), Case("🇩🇪🇫🇷", 1, ["🇩🇪", "🇫🇷"]),
    Case("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]), Case("خبز محمص", 4, ["خبز", "محمص"]),
    Case("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
  ])
  func linesBreakAtSpaces(_ text: Case) {
    let shaped = fixedText(text.text)
    #expect(shaped.lines(text.capacity) == text.lines)
    let measurement = shaped.measure(TextRequest(width: text.capacity * 10))
    #expect(measurement.lineCount == text.lines.count)
    #expect(measurement.width == Double(text.lines.map(\.count).max() ?? 0) * 10)
    #expect(!measurement.isTruncated)
  }

  @Test func rangesOfLinesCountScalars() {
    let text = fixedText("e\u{301}a 👩‍👩‍👧‍👦\r\nb")
    let ranges = text.lines(TextRequest(width: 20)).map(\.range)
    // Two scalars and one, a space; seven scalars and two; one.
    #expect(ranges == [0..<4, 4..<13, 13..<14])
  }

  @Test func rangesOfLinesCoverTheText() {
    var random = SeededGenerator(seed: 3)
    let parts = ["a", "bc", " ", "  ", "\n", "é", "👩‍👩‍👧‍👦", "الخبز", "\r\n", "verylongword"]
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 1...12, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let width = Double(Int.random(in: 5...120, using: &random))
      let request = TextRequest(width: width)
      let shaped = fixedText(text)
      let lines = shaped.lines(request)
      #expect(lines.first?.range.lowerBound == 0)
      #expect(lines.last?.range.upperBound == text.unicodeScalars.count)
      for (line, next) in zip(lines, lines.dropFirst()) {
        #expect(line.range.upperBound == next.range.lowerBound, "\(text.debugDescription)")
      }
      #expect(
        lines.allSatisfy { $0.width <= max(width, 10) },
        "\(text.debugDescription) in \(width)"
      )
      #expect(shaped.measure(request).width == lines.map(\.width).max())
      #expect(shaped.measure(request).lineCount == lines.count)
    }
  }

  @Test func aShrunkenTextHoldsMoreCharacters() {
    let text = fixedText("Avocado Toast")
    let request = TextRequest(width: 65, scale: 0.5)
    #expect(text.lines(request).map(\.text) == ["Avocado Toast"])
    #expect(text.measure(request).width == 65)
  }

  @Test func aFontWithoutExtentIsNoTrap() {
    var environment = EnvironmentValues()
    for size in [0, -10, Double.infinity] {
      environment.font = TextFont(size: .points(size))
      let text = FixedTextMeasurer().shape(StyledText("some words", in: environment))
      for width in [0, 5, Double.infinity, -Double.infinity] {
        let request = TextRequest(width: width)
        #expect(text.lines(request).count == text.measure(request).lineCount)
      }
    }
  }

  @Test(arguments: ["word ", "x", "\n", "é"])
  func aLongTextIsMeasuredInLinearTime(_ part: String) {
    let text = fixedText(String(repeating: part, count: 1_000_000 / part.utf8.count))
    let start = ProcessorTime.now
    for width in [Double.infinity, 10, 333] {
      _ = text.measure(TextRequest(width: width))
      _ = text.measure(TextRequest(width: width, lineLimit: 2))
    }
    #expect(text.lines(TextRequest(width: 333, lineLimit: 3)).count <= 3)
    // Quadratic time would be hours.
    #expect(ProcessorTime.now - start < 30)
  }

  @Test(arguments: TruncationMode.allCases)
  func textsAreCutAlikeWhateverTheirCharactersTake(mode: TruncationMode) {
    let plain = "xxx xxxx  xx\nxxxxxxxx x"
    // One character of two scalars and three bytes for each of one byte.
    func accented(_ text: String) -> String { text.replacing("x", with: "e\u{301}") }
    func scalars(before position: Int) -> Int {
      accented(String(plain.prefix(position))).unicodeScalars.count
    }
    for (width, limit) in (1...12).flatMap({ width in (1...4).map { (width, $0) } }) {
      let request = TextRequest(width: Double(width) * 10, lineLimit: limit)
      let lines = fixedText(plain, mode).lines(request)
      let others = fixedText(accented(plain), mode).lines(request)
      #expect(others.map(\.text) == lines.map { accented($0.text) })
      #expect(others.map(\.width) == lines.map(\.width))
      #expect(
        others.map(\.range)
          == lines.map {
            scalars(before: $0.range.lowerBound)..<scalars(before: $0.range.upperBound)
          }
      )
    }
  }
}
