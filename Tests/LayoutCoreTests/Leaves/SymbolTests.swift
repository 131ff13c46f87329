import LayoutCore
import Testing

@Suite struct SymbolTests {
  private static func size(
    _ name: String,
    at pointSize: Double = 17,
    _ scale: ImageScale = .medium,
    pixels: Double = 2
  ) -> Size {
    SystemSymbol.metrics(of: name)
      .size(pointSize: pointSize, scale: scale, grid: PixelGrid(displayScale: pixels))
  }

  // MARK: The table

  @Test func theTableHasTheCommonSymbolsOnceEach() {
    let names = SystemSymbol.all.map(\.name)
    #expect(names.count >= 400)
    #expect(Set(names).count == names.count)
    for symbol in SystemSymbol.all {
      #expect(SystemSymbol(named: symbol.name) == symbol)
      #expect(!symbol.spokenName.isEmpty && symbol.spokenName != symbol.name, "\(symbol.name)")
      #expect(symbol.spokenName.first?.isLowercase == symbol.spokenName.hasPrefix("i"))
      let (medium, large) = (symbol.metrics.medium, symbol.metrics.large)
      #expect((5...30).contains(medium.width) && (5...30).contains(medium.height))
      #expect(large.width > medium.width && large.height > medium.height)
    }
  }

  @Test(arguments: [
    ("star", "Favorite"), ("star.fill", "Favorite"), ("chevron.right", "Forward"),
    ("checkmark.seal.fill", "Verified"), ("star.slash.fill", "Remove favorite"),
    ("creditcard", "Card"), ("creditcard.fill", "Card"), ("trash.circle.fill", "Trash"),
    ("trash", "Delete"), ("person.crop.circle.badge.plus", "Add People"),
    ("exclamationmark.circle", "Error"), ("xmark.circle.fill", "Close"), ("globe", "Globe"),
    // The table has none of these: what is filled or in a shape means the same.
    ("scissors.circle.fill", "Cut"), ("printer.filled.and.paper", "printer.filled.and.paper"),
    ("acorn", "acorn"), ("acorn.fill", "acorn.fill"), ("fill", "fill"), ("", ""), (".", "."),
    ("person.fill.badge.plus", "Add person"), ("person.crop.circle.fill.badge.plus", "Add People"),
    ("person.crop.circle.badge.plus.fill", "Add People"), ("trash.square.fill", "Trash"),
    // What a sign makes of a symbol is derived.
    ("camera.slash", "Camera off"), ("camera.fill.slash.circle.fill", "Camera off"),
    ("camera.badge.plus", "Add camera"), ("icloud.badge.minus", "Remove iCloud"),
    ("tv.badge.plus", "Add TV"), ("acorn.slash", "acorn.slash"), ("slash", "slash"),
    ("badge.plus", "badge.plus"), ("camera.badge.ellipsis", "camera.badge.ellipsis"),
  ])
  func aSymbolHasASpokenName(_ name: String, _ spoken: String) {
    #expect(SystemSymbol.spokenName(of: name) == spoken)
  }

  /// Variants say what the symbol alone says, but for those that stand for something else.
  @Test func variantsFollowTheirSymbols() {
    let own: Set = [
      "arrow.down.circle", "arrow.down.circle.fill", "arrow.up.right.square", "trash.circle",
      "exclamationmark.circle", "exclamationmark.circle.fill", "person.circle",
      "person.circle.fill",
    ]
    let words = Dictionary(uniqueKeysWithValues: SystemSymbol.all.map { ($0.name, $0.spokenName) })
    for (name, spoken) in words where !own.contains(name) {
      var parts = name.split(separator: ".").filter { $0 != "fill" }
      #expect(words[parts.joined(separator: ".")] ?? spoken == spoken, "\(name)")
      while let last = parts.last, ["circle", "square", "rectangle"].contains(last), parts.count > 1
      {
        parts.removeLast()
        #expect(words[parts.joined(separator: ".")] ?? spoken == spoken, "\(name)")
      }
    }
  }

  // MARK: Sizes

  /// D7.7, in half points: at the medium, then at the large scale.
  @Test(arguments: [
    ("circle", 40, 38, 52, 52), ("clock.fill", 40, 38, 52, 52),
    ("person.crop.circle", 40, 38, 52, 52),
    ("arrow.up", 34, 36, 43, 49), ("arrow.clockwise", 36, 40, 46, 54), ("bell", 40, 39, 51, 52),
    ("bolt", 34, 43, 42, 57), ("bookmark", 35, 40, 45, 54), ("briefcase", 47, 37, 59, 50),
    ("calendar", 42, 35, 53, 48), ("camera", 49, 36, 63, 49), ("checkmark", 37, 33, 47, 45),
    ("chevron.down", 37, 21, 47, 29), ("chevron.backward", 25, 33, 32, 45),
    ("doc.text", 36, 40, 46, 54), ("doc.on.doc", 42, 46, 54, 62), ("ellipsis", 37, 11, 47, 16),
    ("envelope", 49, 33, 62, 45), ("exclamationmark.triangle.fill", 41, 36, 53, 49),
    ("eye", 52, 33, 66, 45), ("flame", 34, 40, 44, 54), ("folder", 46, 35, 59, 47),
    ("gear", 43, 41, 55, 54), ("gearshape", 42, 40, 54, 54), ("house.fill", 48, 39, 61, 53),
    ("link", 44, 42, 56, 56), ("list.bullet", 42, 29, 53, 39), ("magnifyingglass", 41, 37, 52, 50),
    ("message", 45, 37, 58, 50), ("multiply", 31, 27, 39, 37), ("number", 38, 37, 49, 50),
    ("pause.fill", 29, 32, 36, 43), ("pencil", 35, 31, 45, 43), ("person", 38, 35, 48, 48),
    ("person.fill", 36, 34, 46, 47), ("photo", 48, 35, 61, 48), ("play.fill", 30, 32, 38, 44),
    ("plus", 36, 32, 45, 43), ("sparkles", 37, 42, 48, 57), ("star", 44, 40, 56, 54),
    ("square.and.arrow.up", 38, 44, 48, 59), ("trash", 39, 41, 48, 56), ("xmark", 35, 31, 44, 42),
  ])
  func sizesAreTheRecordedOnes(
    _ name: String,
    _ width: Double,
    _ height: Double,
    _ largeWidth: Double,
    _ largeHeight: Double
  ) {
    #expect(Self.size(name) == Size(width: width / 2, height: height / 2))
    #expect(Self.size(name, .large) == Size(width: largeWidth / 2, height: largeHeight / 2))
  }

  @Test func sizesOnOtherDisplaysAreTheRecordedOnes() {
    #expect(Self.size("calendar", pixels: 1) == Size(width: 21, height: 18))
    #expect(Self.size("house", pixels: 3) == Size(width: 24, height: 59.0 / 3))
    #expect(Self.size("chevron.right", pixels: 3) == Size(width: 38.0 / 3, height: 50.0 / 3))
    #expect(Self.size("circle", at: 56).width == 66)
  }

  @Test func sizesThatSwiftUIShowedAreExact() {
    #expect(Self.size("heart.fill", pixels: 3) == Size(width: 62.0 / 3, height: 52.0 / 3))
    #expect(Self.size("star.fill", at: 22, pixels: 3) == Size(width: 85.0 / 3, height: 79.0 / 3))
    #expect(Self.size("mic.fill", pixels: 3) == Size(width: 52.0 / 3, height: 20))
    #expect(Self.size("globe", .large, pixels: 1).height == 25)
  }

  @Test func sizesGrowWithTheFontAndTheScale() {
    let points = [9.0, 13, 17, 28, 60]
    for (smaller, larger) in zip(points, points.dropFirst()) {
      #expect(Self.size("bell", at: smaller).width < Self.size("bell", at: larger).width)
    }
    #expect(Self.size("bell", .small) == Size(width: 16, height: 15.5))
    #expect(Self.size("bell", at: 34) == Size(width: 40, height: 39))
  }

  @Test func namesThatTheTableDoesNotHaveHaveTheSizeThatTheirPartsSuggest() {
    #expect(Self.size("acorn") == Size(width: 20.5, height: 19))
    #expect(Self.size("acorn.circle") == Self.size("circle"))
    #expect(Self.size("acorn.square.fill") == Self.size("square"))
    #expect(Self.size("envelope.badge.person.crop") == Self.size("envelope"))
    #expect(Self.size("") == Self.size("acorn"))
  }

  // MARK: On a screen

  /// Squares for characters, symbols as large as their fonts make them.
  private struct SizingMeasurer: TextMeasurer {
    let sizesSymbols = true

    func shape(_ text: StyledText) -> any ShapedText { FixedTextMeasurer().shape(text) }
  }

  /// A column of a symbol and text, beside a label.
  private static func scene(_ symbol: ViewContent, _ scale: ImageScale = .medium) -> LayoutScene {
    var builder = ViewTreeBuilder()
    builder.open(.hStack(alignment: .top, spacing: nil))
    builder.open(.vStack(alignment: .center, spacing: nil))
    builder.leaf(symbol)
    builder.leaf(.text("a"))
    builder.close()
    builder.open(.control(.label(isIconOnly: false)))
    builder.open(.hStack(alignment: .center, spacing: nil))
    builder.leaf(symbol)
    builder.leaf(.text("b"))
    builder.close()
    builder.close()
    builder.close()
    var scene = LayoutScene(tree: builder.finish())
    scene.environment.imageScale = scale
    return scene
  }

  @Test func aChangedSymbolLeavesNoTrace() {
    let contents: [ViewContent] = [
      .symbol("star", capInsets: nil), .symbol("ellipsis", capInsets: nil),
      .image(name: nil, size: Size(width: 3, height: 30), capInsets: nil),
      .symbol("chevron.up", capInsets: EdgeInsets()), .symbol("house", capInsets: nil), .color(nil),
    ]
    for measurer in [SizingMeasurer(), FixedTextMeasurer()] as [any TextMeasurer] {
      let layout = IncrementalLayout(Self.scene(contents[0]), measurer: measurer)
      let updated = IncrementalLayout(Self.scene(contents[0]), measurer: measurer)
      _ = (layout.layout(), updated.layout())
      for content in contents + contents.reversed() {
        for node in layout.scene.tree.nodes.indices where !layout.scene.tree.hasChildren(node) {
          if layout.content(at: node).string == nil { layout.setContent(content, at: node) }
        }
        let expected = Self.scene(content).layout(measurer: measurer).bits
        #expect(layout.layout().bits == expected)
        updated.update(to: Self.scene(content))
        #expect(updated.layout().bits == expected)
      }
    }
  }

  @Test func aChangedScaleLeavesNoTrace() {
    let symbol = ViewContent.symbol("star", capInsets: nil)
    let layout = IncrementalLayout(Self.scene(symbol), measurer: SizingMeasurer())
    for scale in ImageScale.allCases {
      layout.update(to: Self.scene(symbol, scale))
      let fresh = Self.scene(symbol, scale).layout(measurer: SizingMeasurer())
      #expect(layout.layout().bits == fresh.bits)
      #expect(layout.layout().views[2].frame.width == fresh.views[2].frame.width)
    }
    let widths = ImageScale.allCases.map {
      Self.scene(symbol, $0).layout(measurer: SizingMeasurer()).views[2].frame.width
    }
    #expect(widths == [52.0 / 3, 22, 28])
  }
}
