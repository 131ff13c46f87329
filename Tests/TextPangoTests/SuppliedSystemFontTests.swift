import Foundation
import LayoutCore
import Testing
import TextPango

/// A system font that the user has is used as it is (L18.28): the widths are those that a font of our
/// making states in its tables, computed here by hand.
@Suite final class SuppliedSystemFontTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/system-font-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func measurer(_ fonts: MadeFont...) throws -> PangoTextMeasurer {
    let files = fonts.indices.map { "\(folder)/\($0).ttf" }
    for (font, file) in zip(fonts, files) {
      try Data(font.bytes).write(to: URL(fileURLWithPath: file))
    }
    return try PangoTextMeasurer(systemFontFiles: files, packageFonts: nil)
  }

  private func text(_ content: String, _ font: TextFont) -> StyledText {
    var environment = EnvironmentValues()
    environment.font = font
    return StyledText(content, in: environment)
  }

  private func width(
    _ content: String,
    _ size: Double,
    _ weight: TextFont.Weight = .regular,
    in measurer: PangoTextMeasurer
  ) throws -> Double {
    try measurer.shape(text(content, TextFont(size: .points(size), weight: weight)))
      .measure(TextRequest(width: .infinity)).width
  }

  /// The width of the letters `ab`, in points: advances at an optical size and a weight, and tracking
  /// in thousandths of the size.
  private func expected(_ size: Double, weight: Double = 400, tracking: Double) -> Double {
    let optical = min(max((size - 17) / 11, 0), 1) * Double(MadeFont.opticalChange)
    let heavy = max(weight - 400, 0) / 600 * Double(MadeFont.weightChange)
    return size * (1100 + 2 * (optical + heavy + tracking)) / 1000
  }

  /// At 12 and 17 points the table says what is added, at 34 a point between two of it, and beyond its
  /// ends what they have; the optical size ends at 28.
  @Test(arguments: [(8.0, 20.0), (12, 20), (17, -10), (20, -8), (34, 1.333_333), (60, 4)])
  func lettersStandAsItsTablesSay(size: Double, tracking: Double) throws {
    let font = MadeFont(tracking: [(12, 20), (17, -10), (32, 0), (44, 8), (50, 4)])
    let measurer = try measurer(font)
    let width = try width("ab", size, in: measurer)
    #expect(abs(width - expected(size, tracking: tracking)) < 0.002 * size)
  }

  /// Its instances say which number its medium and semibold are; bold has none and is 700.
  @Test(arguments: [
    (TextFont.Weight.regular, 400.0), (.medium, 510), (.semibold, 590), (.bold, 700),
  ])
  func weightsAreThoseOfItsInstances(weight: TextFont.Weight, number: Double) throws {
    let measurer = try measurer(MadeFont(tracking: [(17, 0)]))
    let width = try width("ab", 17, weight, in: measurer)
    #expect(abs(width - expected(17, weight: number, tracking: 0)) < 0.01)
  }

  /// Apple's files of one size have no such table: the tracking that Apple has published is added, at 17
  /// points 26 thousandths of the size less for each letter.
  @Test func withoutATrackingTableThePublishedTrackingIsAdded() throws {
    let measurer = try measurer(MadeFont(isVariable: false))
    #expect(abs(try width("ab", 17, in: measurer) - 17 * (1.1 - 2 * 0.026)) < 0.01)
  }

  @Test func fromTwentyPointsOnTheFamilyForLargeTextIsTaken() throws {
    var large = MadeFont(family: "Made Display", isVariable: false)
    large.tracking = [(17, 100)]
    var small = MadeFont(family: "Made Text", isVariable: false)
    small.tracking = [(17, 0)]
    let measurer = try measurer(large, small)
    #expect(abs(try width("ab", 19, in: measurer) - 19 * 1.1) < 0.01)
    #expect(abs(try width("ab", 20, in: measurer) - 20 * 1.3) < 0.01)
  }

  @Test func otherDesignsAndCharactersHaveTheirOwnFonts() throws {
    let measurer = try measurer(MadeFont(tracking: [(17, 0)]))
    let serif = TextFont(size: .points(17), design: .serif)
    let glyphs = try measurer.glyphs(of: text("ab", serif))
    #expect(glyphs.fonts.map(\.family) == ["Noto Serif"])
    let mixed = try measurer.glyphs(of: text("a\u{5D0}", TextFont(size: .points(17))))
    #expect(mixed.fonts.map(\.family) == ["Made Sans", "Noto Sans Hebrew"])
  }

  /// At 34 points squares are as much narrower as their advances.
  @Test func lettersAreDrawnAtTheirSizeAndWeight() throws {
    let measurer = try measurer(MadeFont(tracking: [(17, 0)]))
    let glyphs = try measurer.glyphs(of: text("a", TextFont(size: .points(34))))
    let font = try #require(glyphs.fonts.first)
    let glyph = try #require(glyphs.clusters.first?.glyphs.first)
    let outlines = measurer.measurer { Issue.record("\($0.message)") }
      .outlines(of: [glyph.number], in: font)
    guard case .path(let path) = try #require(outlines[glyph.number]) else {
      Issue.record("a letter is a path")
      return
    }
    #expect(
      abs((path.boundingRect?.width ?? 0) - (500 + Double(MadeFont.opticalChange)) / 1000) < 1e-4
    )
  }

  @Test(arguments: [[UInt8]("no font".utf8), []])
  func aFileThatIsNoFontIsRefused(bytes: [UInt8]) throws {
    let file = folder + "/none.ttf"
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    #expect(throws: FontProblem.self) {
      try PangoTextMeasurer(systemFontFiles: [file], packageFonts: nil)
    }
  }

  /// Any byte of it may be wrong.
  @Test func aBrokenFileIsRefusedOrMeasures() throws {
    let bytes = MadeFont(tracking: [(12, 20), (17, -10)]).bytes
    let file = folder + "/broken.ttf"
    for position in stride(from: 0, to: bytes.count, by: 7) {
      var broken = bytes
      broken[position] = ~broken[position]
      try Data(broken).write(to: URL(fileURLWithPath: file))
      guard let measurer = try? PangoTextMeasurer(systemFontFiles: [file], packageFonts: nil)
      else { continue }
      _ = try? width("ab", 17, in: measurer)
    }
  }
}
