import Drawing
import DrawingCairo
import LayoutCore
import Testing
import TextPango

/// Glyphs of real fonts.
@Suite struct GlyphTests {
  private func drawn(
    _ text: String,
    size: Double = 17,
    width: Double = 300,
    direction: LayoutDirection = .leftToRight,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> (list: DisplayList, line: PlacedText.Line?) {
    var builder = ViewTreeBuilder()
    builder.leaf(.text(text), id: "text")
    var environment = EnvironmentValues()
    environment.font = TextFont(size: .points(size))
    environment.layoutDirection = direction
    change(&environment)
    let scene = LayoutScene(
      host: .size(Size(width: width, height: 60)),
      environment: environment,
      tree: builder.finish()
    )
    return try PangoTextMeasurer().measuring { measurer in
      let result = scene.layout(measurer: measurer)
      return (result.displayList(.transparent), result.view(withID: "text")?.text?.lines.first)
    }
  }

  @Test func wordsOfAPageCanBeFound() throws {
    let (list, _) = try drawn("Avocado Toast")
    let pdf = String(decoding: try Picture(list, as: .pdf).bytes, as: UTF8.self)
    // A font whose glyphs are drawn, and what characters they stand for.
    #expect(pdf.contains("/Subtype /Type3") && pdf.contains("/ToUnicode"))
  }

  private func runs(_ list: DisplayList) -> [DisplayText] {
    list.elements.compactMap { if case .text(let text, _) = $0 { text } else { nil } }
  }

  @Test func glyphsBeginWhereTheLineWasMeasured() throws {
    let (list, found) = try drawn("Avocado Toast")
    let line = try #require(found)
    let run = try #require(runs(list).first)
    #expect(run.string == "Avocado Toast")
    // But for half of what the letter's advance differs by from the system font's (L18.26).
    let first = try #require(run.glyphs.first)
    #expect(abs(first.origin.x - line.frame.minX) < 0.25)
    // The last letter ends where the line does, but for what its advance has of tracking.
    let last = try #require(run.glyphs.last)
    #expect(last.origin.x < line.frame.maxX && last.origin.x > line.frame.maxX - 10)
    #expect(list.fonts[run.font].family == "Inter")
    #expect(list.fonts[run.font].outlines.count == Set("Avocado Toast".filter { $0 != " " }).count)
  }

  @Test func whatIsWrittenFromTheRightIsSeenFromTheLeft() throws {
    let (list, _) = try drawn("אבג", direction: .rightToLeft)
    let run = try #require(runs(list).first)
    #expect(run.string == "אבג")
    let places = run.glyphs.map(\.origin.x)
    #expect(places == places.sorted() && places.count == 3)
    // Alef, the first letter, is the last one from the left.
    let (alef, _) = try drawn("א")
    #expect(run.glyphs.last?.number == runs(alef).first?.glyphs.first?.number)
  }

  /// What has no letter with a direction has that of the layout (L18.19): what is seen from the left, by
  /// the glyphs that its characters have alone.
  @Test(arguments: [
    ("(+1)", "(1+)"), ("+966 50 123 4567", "4567 123 50 966+"), ("-3:10", "3:10-"), ("1.", ".1"),
    ("a (+1)", "a (+1)"), ("12", "12"),
  ])
  func textWithoutLettersRunsWithTheLayout(_ text: String, _ seen: String) throws {
    // A font whose signs look alike whatever they stand beside.
    func glyphs(_ text: String, _ direction: LayoutDirection) throws -> [UInt32] {
      let (list, _) = try drawn(text, direction: direction) {
        $0.font = TextFont(size: .points(17), design: .monospaced)
      }
      return runs(list).flatMap { run in run.glyphs.map { ($0.number, $0.origin.x) } }
        .sorted { $0.1 < $1.1 }.map(\.0)
    }
    #expect(try glyphs(text, .rightToLeft) == glyphs(seen, .leftToRight))
    #expect(try text == seen || glyphs(text, .leftToRight) != glyphs(seen, .leftToRight))
  }

  @Test func largeLettersHaveTheFormForLargeText() throws {
    #expect(try drawn("A", size: 20).list.fonts.first?.family == "Inter")
    #expect(try drawn("A", size: 34).list.fonts.first?.family == "Inter Display")
  }

  @Test func emojiArePicturesAndKeepTheirColors() throws {
    let (list, _) = try drawn("🥑", size: 40)
    let run = try #require(runs(list).first)
    let glyph = try #require(run.glyphs.first)
    guard case .picture(let bytes, _)? = list.fonts[run.font].outlines[glyph.number] else {
      Issue.record("an avocado has no picture")
      return
    }
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let image = try PixelImage(list)
    let hasColor = (0..<image.height).contains { y in
      (0..<image.width).contains { x in
        let pixel = image[x, y]
        return pixel[3] > 200 && max(pixel[0], pixel[1]) > pixel[2] + 60
      }
    }
    #expect(hasColor)
  }

  /// Pictures are as opaque as the colour of the letters around them (D6.10).
  @Test func emojiAreAsOpaqueAsTheirForeground() throws {
    func opacity(_ opacity: Double) throws -> Int {
      let (list, _) = try drawn("🥑", size: 40) {
        $0.drawing.foregroundStyle = .color(ColorValue(red: 1, green: 0, blue: 0, opacity: opacity))
      }
      let image = try PixelImage(list)
      return (0..<image.width * image.height)
        .map { image[$0 % image.width, $0 / image.width][3] }.max() ?? 0
    }
    #expect(try opacity(1) == 255)
    #expect(abs(try opacity(0.3) - 77) <= 1)
  }

  /// Letters that a family has no italic ones of lean by 12° (D6.8), and their feet stay where they are.
  @Test(arguments: ["Hl", "א"])
  func uprightLettersAreSlanted(_ text: String) throws {
    func outlines(_ isItalic: Bool) throws -> [UInt32: Path] {
      let (list, _) = try drawn(text, size: 40) {
        $0.font = TextFont(size: .points(40), design: .monospaced)
        $0.italic = isItalic
      }
      var paths: [UInt32: Path] = [:]
      for run in runs(list) {
        for (number, outline) in list.fonts[run.font].outlines {
          if case .path(let path) = outline { paths[number] = path }
        }
      }
      return paths
    }
    let (upright, italic) = (try outlines(false), try outlines(true))
    #expect(!upright.isEmpty && upright.keys == italic.keys)
    for (number, path) in upright {
      let slanted = path.applying(AffineTransform(c: -0.2126))
      let (found, expected) = (italic[number]?.boundingRect, slanted.boundingRect)
      #expect(abs((found?.minX ?? 9) - (expected?.minX ?? 0)) < 0.002)
      #expect(abs((found?.maxX ?? 9) - (expected?.maxX ?? 0)) < 0.002)
    }
  }

  @Test func aWordThatIsTooLongIsDrawnInParts() throws {
    let (list, _) = try drawn("Strawberries", width: 60)
    #expect(runs(list).map(\.string).joined() != "")
  }
}
