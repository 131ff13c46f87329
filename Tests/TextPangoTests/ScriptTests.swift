import LayoutCore
import Testing
import TextPango

/// Scripts other than Latin, each in a font that is named and pinned.
@Suite struct ScriptTests {
  @Test func arabicIsShapedInNotoSansArabic() {
    // Measured with Pango and the same font by itself.
    #expect(abs(Measuring.width("خبزة") - 28.781) < 0.001)
    // Letters join: their forms in a word differ from those alone.
    let alone = ["خ", "ب", "ز", "ة"].reduce(0) { $0 + Measuring.width($1) }
    #expect(Measuring.width("خبزة") < alone - 5)
  }

  @Test(arguments: [
    ("خبزة محمصة مع", 110.228), ("نجوم 5", 46.059),
    ("المكونات: أفوكادو، زبدة لوز، خبر، رقائق فلفل أحمر", 329.596),
  ])
  func theArabicOfTheTalksIsAsWideAsHarfBuzzMakesIt(_ text: String, _ width: Double) {
    // Letters and spaces in Noto Sans Arabic UI; digits, the colon and its space in Inter, as wide as
    // those of the system font.
    #expect(abs(Measuring.width(text) - width) < 0.01)
  }

  /// Letters that hang from each other, in lines high enough for them (L18.21).
  @Test func urduIsWrittenInNastaliq() {
    func shaped(_ text: String, _ locale: String) -> any ShapedText {
      Measuring.shape(text) { $0.locale = locale }
    }
    let urdu = shaped("خوش آمدید", "ur_PK")
    #expect(abs(urdu.metrics.lineHeight - 2.5 * 17) < 0.001)
    #expect(urdu.metrics.pitch == urdu.metrics.lineHeight)
    for locale in ["ar", "fa", "ur-Arab"] {
      let other = shaped("خوش آمدید", locale)
      #expect(other.metrics.lineHeight < 21)
      #expect(other.strings(.infinity) == urdu.strings(.infinity))
      let request = TextRequest(width: .infinity)
      #expect(abs(other.measure(request).width - urdu.measure(request).width) > 1)
    }
    #expect(shaped("Toast", "ur").metrics.lineHeight < 21)
    #expect(shaped("خوش", "ks-Aran").metrics.lineHeight > 40)
  }

  @Test func lettersJoinAcrossRunsThatLookAlike() {
    let runs = [TextRun("خب"), TextRun("زة")]
    let joined = Measuring.shape(StyledText(runs, in: EnvironmentValues()))
    #expect(abs(joined.measure(TextRequest(width: .infinity)).width - 28.781) < 0.001)
  }

  @Test func theDirectionOfALineIsThatOfItsFirstLetter() {
    let text = Measuring.shape("Toast خبزة\nخبزة Toast\n123\n\u{200F}!") {
      $0.layoutDirection = .rightToLeft
    }
    let directions = text.lines(TextRequest(width: .infinity)).map(\.direction)
    #expect(directions == [.leftToRight, .rightToLeft, .rightToLeft, .rightToLeft])
    #expect(Measuring.shape("123").lines(TextRequest(width: 99))[0].direction == .leftToRight)
  }

  @Test func bidirectionalTextIsAsWideAsItsParts() {
    let parts = Measuring.width("Toast x") - Measuring.width("x") + Measuring.width("خبزة")
    #expect(abs(Measuring.width("Toast خبزة") - parts) < 0.5)
    #expect(Measuring.shape("שלום עולם טוב").strings(60) == ["שלום", "עולם", "טוב"])
  }

  @Test func chineseAndJapaneseBreakAnywhereButBeforePunctuation() {
    #expect(Measuring.width("日本語") == 3 * 17)
    #expect(Measuring.shape("日本語の、文").strings(17 * 4 + 1) == ["日本語", "の、文"])
  }

  @Test func thaiBreaksAtTheWordsOfADictionary() {
    #expect(Measuring.shape("ภาษาไทยง่ายนิดเดียว").strings(40).first == "ภาษา")
  }

  @Test func devanagariKeepsItsSyllablesWhole() {
    for line in Measuring.shape("नमस्ते दुनिया").strings(20) {
      #expect(line.unicodeScalars.first.map { $0.properties.generalCategory } == .otherLetter)
    }
  }

  /// A letter and a mark that takes room are one character, drawn side by side.
  @Test(arguments: [("क", "का"), ("ব", "বা"), ("ம", "மா"), ("น", "นำ")])
  func marksThatTakeRoomAreDrawnBesideTheirLetter(_ letter: String, _ text: String) throws {
    let styled = StyledText(text, in: EnvironmentValues())
    let glyphs = try Measuring.measurer.glyphs(of: styled)
    #expect(glyphs.clusters.count == 1)
    let places = glyphs.clusters[0].glyphs.map(\.x)
    #expect(places.first == 0)
    // What takes room comes behind the letter; what does not, such as a ring above it, may overlap.
    let last = try #require(places.last)
    #expect(abs(last - Measuring.width(letter) / 17) < 0.001, "\(places)")
  }

  @Test func emojiSequencesAreOneCharacterEach() {
    let one = Measuring.width("😀")
    #expect(abs(one - 17 * 1.245) < 0.01)
    for emoji in ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️"] { #expect(Measuring.width(emoji) == one, "\(emoji)") }
    #expect(Measuring.shape("👨‍👩‍👧‍👦🇩🇪").strings(1) == ["👨‍👩‍👧‍👦", "🇩🇪"])
  }

  @Test func symbolsAreFoundAndTheUnknownIsOneEm() {
    #expect(Measuring.width("★") > 5)
    #expect(Measuring.width("\u{10FFFF}") == 17)
  }

  @Test func whatWasMeasuredBeforeChangesNothing() throws {
    let texts = ["★ ∑ ☎", "Toast خبزة", "日本 a", "👍 ok", "नमस्ते", "\u{25CC}\u{964}"]
    func widths(_ texts: [String]) throws -> [String: Double] {
      let measurer = try PangoTextMeasurer()
      return try Dictionary(
        uniqueKeysWithValues: texts.map { text in
          let shaped = try measurer.shape(StyledText(text, in: EnvironmentValues()))
          return (text, shaped.measure(TextRequest(width: .infinity)).width)
        }
      )
    }
    #expect(try widths(texts) == widths(texts.reversed()))
  }
}
