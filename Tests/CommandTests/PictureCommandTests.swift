import Foundation
import Testing

/// Overlays, variants and pictures of both directions.
@Suite struct PictureCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("card.json", SampleSpecs.good)
    try scratch.write("cases.json", SampleSpecs.cases)
  }

  private func espalier(_ arguments: String, input: String = "") throws -> Espalier.Run {
    try Espalier.shell("$espalier \(arguments)", in: scratch.path)
  }

  /// Width and height of a PNG file, which stand at its beginning.
  private func size(_ name: String) throws -> [Int] {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/" + name)))
    try #require(bytes.count > 24)
    return [16, 20].map { at in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func allOverlaysTogetherMakeAPictureInEveryFormat() throws {
    let kinds = "frames,guides,proposals,safeArea,accessibility"
    for ending in ["png", "svg", "pdf", "json"] {
      let run = try espalier("picture card.json -q --overlay \(kinds) -o all.\(ending)")
      #expect(run.status == 0, "\(run.errors)")
      #expect(
        try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/all.\(ending)")).count > 500
      )
    }
    // With squares for letters the legend is written all the same.
    let fixed = try espalier("picture card.json -q --text fixed --overlay frames --format svg")
    #expect(fixed.output.contains("Image toast 40×20"))
  }

  @Test func unknownOverlaysAreRefusedWithAHint() throws {
    let run = try espalier("picture card.json --overlay frames,guide")
    #expect(run.status == 64)
    #expect(run.errors.contains("no overlay is called 'guide'; did you mean 'guides'?"))
    let other = try espalier("picture card.json --overlay x")
    #expect(other.errors.contains("there are frames, guides, proposals, safeArea, accessibility"))
  }

  @Test func variantsAreOneSheetForEachScreen() throws {
    let axes = "'scheme=light,dark; direction=ltr,rtl,ltr; size=large'"
    let run = try espalier("picture cases.json -q --display-scale 1 --variants \(axes) -o s.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(scratch.files.filter { $0.hasSuffix(".png") } == ["s-1.png", "s-2.png"])
    // Three columns and two rows of iPhones, with a margin of 16 around each, and captions.
    let size = try size("s-1.png")
    #expect(size[0] == 3 * 390 + 4 * 16)
    #expect(size[1] > 2 * 844 + 3 * 16)
    let input = try espalier("picture - -q --variants scheme=light,dark -o i.png < card.json")
    #expect(input.status == 0, "\(input.errors)")
    #expect(try self.size("i.png")[0] == 2 * (2 * 100 + 3 * 16))
  }

  @Test(arguments: [
    ("schem=dark", "variants do not differ by 'schem'; did you mean 'scheme'?"),
    ("colour=dark", "but by device, orientation, scheme, size, direction, system, locale"),
    ("scheme=drk", "no scheme is called 'drk'; did you mean 'dark'?"),
    ("scheme", "scheme has no values"),
    (";", "there are no variants"),
    ("scheme=dark;scheme=light", "variants have scheme twice"),
    ("device=iPhone 61", "no device is called 'iPhone 61'"),
    ("locale=\(Array(repeating: "en", count: 300).joined(separator: ","))", "more than 200"),
  ])
  func variantsThatMeanNothingAreRefused(_ argument: String, _ message: String) throws {
    let run = try espalier("picture card.json --variants '\(argument)'")
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func optionsAndVariantsMayNotSayTheSame() throws {
    let run = try espalier("picture card.json --color-scheme dark --variants standard")
    #expect(run.status == 64)
    #expect(run.errors.contains("--color-scheme and --variants both say the scheme."))
  }

  @Test func sheetsThatAreTooLargeSayWhatTheLimitIs() throws {
    let run = try espalier("picture card.json --display-scale 300 --variants standard -o x.png")
    #expect(run.status == 65)
    #expect(run.errors.contains("the most are"))
    #expect(run.errors.contains("ask for fewer variants, or give a smaller --display-scale"))
    #expect(!scratch.files.contains("x.png"))
  }

  @Test func bothDirectionsAreDrawnBesideTheReport() throws {
    let run = try espalier("rtl card.json --picture both.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("every frame is mirrored"))
    // Twice 100 × 50 points below each other or beside, at two pixels a point, and a legend.
    #expect(try size("both.png")[0] >= 2 * (2 * 100 + 3 * 16))
    #expect(try espalier("rtl cases.json --picture c.svg").status == 0)
    #expect(scratch.files.contains("c-1.svg") && scratch.files.contains("c-2.svg"))
    let svg = try scratch.read("c-1.svg")
    #expect(svg.contains("left to right") && svg.contains("right to left"))
  }

  @Test func whatIsNotMirroredIsNamedInThePicture() throws {
    try scratch.write(
      "fixed.json",
      """
      { "scene": { "width": 100, "height": 50 },
        "view": { "type": "HStack", "children": [
          { "type": "Color", "id": "first" }, { "type": "Spacer" } ],
          "modifiers": [{ "environment": { "layoutDirection": "leftToRight" } }] } }
      """
    )
    let run = try espalier("rtl fixed.json --all --picture f.svg")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("not mirrored: "))
    #expect(try scratch.read("f.svg").contains("not mirrored"))
    #expect(try espalier("rtl card.json --picture -").status == 64)
    #expect(try espalier("rtl card.json --picture x.gif").status == 64)
  }
}
