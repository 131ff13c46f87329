import Export
import Testing

struct JSONWriterTests {
  // MARK: Numbers

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (12, "12"), (-7, "-7"), (0.5, "0.5"), (-0.5, "-0.5"),
      (-120.5, "-120.5"), (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"),
      (1.0 / 3, "0.3333333333333333"), (200.0 / 3, "66.66666666666667"),
      (52.39453125, "52.39453125"), (1e15, "1000000000000000"), (0x1p53, "9007199254740992"),
      (0x1p53 - 1, "9007199254740991"), (0x1p53 + 2, "9007199254740994"),
      (0x1p54, "1.8014398509481984e+16"), (-0x1p54, "-1.8014398509481984e+16"),
      (4_503_599_627_370_495.5, "4503599627370495.5"), (1e21, "1e+21"), (1e300, "1e+300"),
      (1e-7, "1e-07"), (.leastNonzeroMagnitude, "5e-324"),
      (-2.2250738585072014e-308, "-2.2250738585072014e-308"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    ] as [(Double, String)]
  )
  func numbersAreShortAndReadAsTheSameValue(value: Double, text: String) throws {
    #expect(json { $0.number(value) } == text)
    let read = try #require(Double(text))
    #expect(read == value)
    #expect(value == 0 || read.bitPattern == value.bitPattern)
  }

  @Test func anyNumberReadsAsTheSameBits() {
    var bits: UInt64 = 1
    for _ in 0..<2000 {
      // Knuth's generator; all of its 64 bits are a double.
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: bits)
      guard value.isFinite, value != 0 else { continue }
      let text = json { $0.number(value) }
      #expect(Double(text)?.bitPattern == value.bitPattern, "\(value)")
    }
  }

  @Test(
    arguments: [
      (451.99999999999994, "452"), (20.333333333333314, "20.3333333333"), (0.1 + 0.2, "0.3"),
      (200.0 / 3, "66.6666666667"), (-1.0 / 3, "-0.3333333333"), (-451.99999999999994, "-452"),
      (2.842170943040401e-14, "0"), (-2.842170943040401e-14, "0"), (0.0000000001, "0.0000000001"),
      (20.000000000050001, "20.0000000001"), (0.05, "0.05"),
      (131_071.9999999999, "131071.9999999999"),
      (131_071.99999999999, "131072"), (200_000.00000000003, "200000"),
      (221_666.66666666669, "221666.666667"), (1_073_741_823.999999, "1073741823.999999"),
      (0x1p54, "1.8014398509481984e+16"), (52.39453125, "52.39453125"), (40.5, "40.5"),
    ] as [(Double, String)]
  )
  func shownNumbersDoNotTellWhatArithmeticLeaves(value: Double, text: String) {
    #expect(json(precision: .shown) { $0.number(value) } == text)
  }

  /// A number of ten decimals at most reads as the same double.
  @Test func shownDecimalsReadAsTheSameValue() throws {
    for tenths in stride(from: 1, through: 1_310_719, by: 7) {
      for value in [Double(tenths) / 10, Double(tenths) / 1_000_000] {
        let read = try #require(Double(json(precision: .shown) { $0.number(value) }))
        #expect(read == value)
      }
    }
  }

  @Test func whatIsNoNumberIsWrittenAsWordOrNull() {
    #expect(json { $0.number(.infinity) } == #""inf""#)
    #expect(json { $0.number(-.infinity) } == #""-inf""#)
    #expect(json { $0.number(.nan) } == "null")
    #expect(json { $0.number(nil) } == "null")
  }

  @Test func wholeNumbersKeepAllDigits() {
    #expect(json { $0.integer(.min) } == "-9223372036854775808")
    #expect(json { $0.integer(.max) } == "9223372036854775807")
    #expect(json { $0.integer(0) } == "0")
  }

  // MARK: Strings

  @Test(arguments: [
    ("", #""""#), ("Avocado", #""Avocado""#), (#"say "hi""#, #""say \"hi\"""#),
    (#"C:\toast"#, #""C:\\toast""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\u{0}\u{1F}\u{1}", #""\u0000\u001f\u0001""#), ("\u{7F}/é 🥑", "\"\u{7F}/é 🥑\""),
    ("\u{2028}\u{2029}", "\"\u{2028}\u{2029}\""), ("\r\n", #""\r\n""#),
  ])
  func stringsEscapeOnlyWhatTheyMust(string: String, text: String) {
    #expect(json { $0.string(string) } == text)
  }

  @Test func escapesAreFoundAnywhereInAString() {
    for escaped in ["\"", "\\", "\u{1}"] {
      for position in 0..<20 {
        let (before, after) = (String(repeating: "é", count: position), "🥑 and toast!")
        let escape = escaped == "\u{1}" ? #"\u0001"# : "\\" + escaped
        #expect(
          json { $0.string(before + escaped + after + escaped) }
            == "\"" + before + escape + after + escape + "\""
        )
      }
    }
  }

  @Test func documentsGrowToAnyLength() {
    let long = String(repeating: "toast \n", count: 10_000)
    let text = json { json in
      json.beginArray()
      for number in 0..<10_000 { json.number(Double(number) / 3) }
      json.string(long)
      json.endArray()
    }
    let numbers = (0..<10_000).map { $0 % 3 == 0 ? "\($0 / 3)" : "\(Double($0) / 3)" }
    let written = long.replacing("\n", with: #"\n"#)
    #expect(text == "[" + numbers.joined(separator: ",") + ",\"" + written + "\"]")
  }

  // MARK: Documents

  private func sample(_ style: JSONStyle) -> String {
    json(style) {
      $0.beginObject()
      $0.member("title", "Toast")
      $0.key("frame")
      $0.beginRow()
      $0.number(0)
      $0.number(12.5)
      $0.number(nil)
      $0.endRow()
      $0.key("none")
      $0.beginArray()
      $0.endArray()
      $0.key("views")
      $0.beginArray()
      $0.beginObject()
      $0.endObject()
      $0.beginObject()
      $0.key("truncated")
      $0.bool(true)
      $0.member("zIndex", 2)
      $0.endObject()
      $0.endArray()
      $0.endObject()
    }
  }

  @Test func compactDocumentsHaveNoSpace() {
    #expect(
      sample(.compact)
        == #"{"title":"Toast","frame":[0,12.5,null],"none":[],"#
        + #""views":[{},{"truncated":true,"zIndex":2}]}"#
    )
  }

  @Test func indentedDocumentsHaveOneMemberALineButKeepRowsTogether() {
    let expected = """
      {
        "title": "Toast",
        "frame": [0, 12.5, null],
        "none": [],
        "views": [
          {},
          {
            "truncated": true,
            "zIndex": 2
          }
        ]
      }
      """
    #expect(sample(.indented) == expected)
  }

  @Test func indentationEndsSomewhere() {
    let levels = JSONWriter.deepestIndentation * 10
    let text = json(.indented) { json in
      for _ in 0..<levels { json.beginArray() }
      for _ in 0..<levels { json.endArray() }
    }
    let widest = text.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest <= JSONWriter.deepestIndentation * 2 + 2)
  }

  /// What a writer makes of some calls, without the line feed at the end.
  private func json(
    _ style: JSONStyle = .compact,
    precision: JSONWriter.Precision = .exact,
    _ body: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter(style, precision)
    body(&writer)
    let text = String(decoding: writer.finish(), as: UTF8.self)
    #expect(text.utf8.last == UInt8(ascii: "\n"))
    return String(text.unicodeScalars.dropLast())
  }
}
