import LayoutCore
import Testing
import TextPango

/// Letters stand where the system font's do (L18.23 to L18.26).
@Suite struct SystemFontTests {
  /// Sizes and weights, and how far their labels may be off, in percent in the median.
  private static let classes: [(sizes: Range<Double>, weights: [TextFont.Weight], error: Double)] =
    [
      (0..<20, [.regular], 0.25), (0..<20, [.medium, .semibold], 0.25), (0..<20, [.bold], 0.4),
      (20..<23, [.regular, .medium, .semibold, .bold], 0.6),
      (23..<200, [.regular, .medium, .semibold, .bold], 0.8),
    ]

  @Test(arguments: classes)
  func labelsAreAsWideAsSystemsMeasuredThem(
    _ group: (sizes: Range<Double>, weights: [TextFont.Weight], error: Double)
  ) throws {
    let labels = MeasuredLabel.all.filter {
      group.sizes.contains($0.size) && group.weights.contains($0.weight)
    }
    try #require(labels.count > 40)
    let errors = labels.map { 100 * abs($0.measured / ($0.width - $0.pixel / 2) - 1) }.sorted()
    #expect(errors[errors.count / 2] < group.error)
  }

  @Test func nineLabelsOfTenAreWithinAPixel() throws {
    let labels = MeasuredLabel.all
    try #require(labels.count > 900)
    let hits = labels.count { label in
      let shown = (label.measured / label.pixel - 1e-9).rounded(.up) * label.pixel
      return abs(shown - label.width) <= label.pixel + 0.02
    }
    #expect(Double(hits) > 0.87 * Double(labels.count))
  }

  /// Pictures show the letters without the room at the two ends; none of them was fitted to.
  @Test func linesOfPicturesAreAsWideAsTheirLetters() throws {
    let lines = MeasuredLabel.inLabels.filter { $0.kind == "ink" }
    try #require(lines.count > 20)
    for line in lines {
      let ends = line.measured - line.width
      #expect((0.5...3).contains(ends), "\(line.text)")
    }
  }

  @Test func lettersWithAccentsAreAsTheirBaseLetters() {
    func ratio(_ text: String, _ base: String) -> Double {
      Measuring.width(text) / Measuring.width(base)
    }
    for (letter, base) in zip("éüàñ", "euan") {
      #expect(abs(ratio(String(letter), String(base)) - 1) < 1e-9)
    }
    #expect(abs(ratio("e\u{301}", "e") - 1) < 1e-9)
  }

  @Test func nothingIsDrawnInThePlaceOfCharactersButARaisedColon() throws {
    func numbers(_ text: String) throws -> [UInt32] {
      let glyphs = try Measuring.measurer.glyphs(of: StyledText(text, in: EnvironmentValues()))
      return glyphs.clusters.flatMap { $0.glyphs.map(\.number) }
    }
    let hyphen = try numbers("-")
    #expect(try numbers("->") == hyphen + numbers(">"))
    #expect(try numbers("0x1") == numbers("0") + numbers("x") + numbers("1"))
    let time = try numbers("12:34")
    #expect(time.count == 5)
    #expect(try time[2] != numbers(":")[0])
    #expect(try numbers("a:b")[1] == numbers(":")[0])
  }

  @Test(arguments: [17.0, 40])
  func lettersAreInTheMiddleOfTheirRoom(_ size: Double) throws {
    var environment = EnvironmentValues()
    environment.font = TextFont(size: .points(size))
    // The system font's l is wider than Inter's, its w narrower.
    let text = StyledText("lw", in: environment)
    let glyphs = try Measuring.measurer.glyphs(of: text)
    let places = glyphs.clusters.map {
      ($0.displayGlyphs.isEmpty ? $0.glyphs : $0.displayGlyphs).first?.x ?? 0
    }
    #expect(places[0] > 0)
    #expect(places[1] < 0)
    #expect(abs(places[0]) < 0.05 && abs(places[1]) < 0.05)
  }

  /// Lines of pictures of an app on iOS 26 at the size medium; how wide their columns are follows from
  /// the lines: between the widest one and the narrowest with the next word.
  @Test(arguments: [
    (
      356.0...374.0,
      [
        "This data stays in your home and is never sent to",
        "third parties. It also helps strengthen the security",
        "of your connection to Home Assistant.",
      ]
    ),
    (
      346.0...384.0,
      [
        "Location sharing enables powerful automations,",
        "such as turning off the heating when you leave",
      ]
    ),
  ])
  func recordedParagraphsBreakAsInTheirPictures(
    _ column: ClosedRange<Double>,
    _ lines: [String]
  ) {
    let text = Measuring.shape(lines.joined(separator: " ")) {
      $0.font = TextFont(size: .points(16))
    }
    for width in stride(from: column.lowerBound, through: column.upperBound, by: 1) {
      #expect(text.strings(width) == lines, "\(width)")
    }
  }
}
