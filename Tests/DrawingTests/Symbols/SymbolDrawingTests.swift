import Controls
import LayoutCore
import TextPango
import Testing

@testable import Drawing

/// What stands in for the system's symbols (D7.10 – D7.12).
@Suite struct SymbolDrawingTests {
  /// Symbols of glyphs that a test makes up: a square of a font's size.
  private static let squares = StandardResources { _ in Path(Rect(x: 0, y: -1, width: 1, height: 1))
  }

  /// The glyphs of the icon font.
  private static let icons = StandardResources { codePoint throws(SymbolProblem) in
    do throws(FontProblem) {
      return try IconFont.material.outline(of: codePoint)
    } catch {
      throw .noFont(error.message)
    }
  }

  private func symbol(
    _ name: String,
    _ resources: any DrawingResources = squares,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) -> DisplayList {
    var options = DrawingOptions.transparent
    options.resources = resources
    return displayList(options, environment: environment) {
      $0.leaf(.symbol(name, capInsets: nil))
    }
  }

  private static var isFontMissing: Bool {
    do {
      _ = try IconFont.material.outline(of: 0xE88A)
      return false
    } catch {
      return true
    }
  }

  @Test(
    .disabled(if: isFontMissing, "fonts-material-design-icons-iconfont is not installed")
  )
  func moreThanAThousandNamesOfTheTableAreDrawn() throws {
    let resources = Self.icons
    var missing: [String] = []
    for symbol in SystemSymbol.all {
      if let glyph = symbol.glyph {
        #expect(try IconFont.material.outline(of: glyph.codePoint) != nil, "\(symbol.name)")
      }
      do {
        _ = try resources.symbol(named: symbol.name)
      } catch {
        missing.append(symbol.name)
      }
    }
    let names = Set(SystemSymbol.all.map(\.name))
    #expect(names.count - missing.count >= 1_000)
    // What no free icon resembles.
    #expect(
      Set(missing) == [
        "suit.club", "suit.spade", "lungs", "lungs.fill", "guitars",
        "metronome", "cat", "cat.fill", "lizard", "carrot", "carrot.fill", "sunglasses", "comb",
        "mouth", "mustache", "cone",
        "pyramid",
      ]
    )
  }

  /// Names that products use, beside those of the table: what is made of parts.
  @Test(
    .disabled(if: isFontMissing, "fonts-material-design-icons-iconfont is not installed"),
    arguments: [
      "arrowtriangle.up.fill", "mail", "point.3.connected.trianglepath.dotted",
      "signpost.right.and.left", "flipphone", "smiley", "xmark.app", "sensor", "slash.circle",
      "cloud.sun.rain", "cloud.sun.rain.fill", "scroll", "die.face.5", "die.face.5.fill", "barcode",
      "wand.and.sparkles", "x.circle.fill", "m.square", "12.circle.fill", "24.square",
      "questionmark.folder", "lock.icloud.fill", "arrow.down.doc", "plus.bubble.fill",
      "checkmark.diamond", "questionmark.square.dashed", "lock.app.dashed", "key.viewfinder",
      "lock.trianglebadge.exclamationmark", "gobackward.15", "text.badge.star",
      "rectangle.lefthalf.inset.filled", "square.bottomthird.inset.filled", "circle.tophalf.filled",
      "capsule.righthalf.filled", "arrow.up.forward", "arrowtriangle.backward.fill",
      "fibrechannel", "person.and.background.dotted", "figure.climbing", "applescript.fill",
      "tortoise", "tortoise.fill", "swiftdata", "shield.lefthalf.fill", "fossil.shell",
      "fossil.shell.fill", "circle.dashed.inset.fill", "button.angledbottom.horizontal.right",
      "button.angledbottom.horizontal.left.fill", "bonjour", "binoculars", "binoculars.fill",
      "battery.75percent", "building.2.crop.circle.fill", "person.fill.questionmark",
    ]
  )
  func namesThatProductsUseAreDrawn(_ name: String) {
    let list = symbol(name, Self.icons)
    #expect(list.problems.isEmpty && !list.elements.isEmpty)
  }

  /// Each has a drawing of its own.
  @Test(
    .disabled(if: isFontMissing, "fonts-material-design-icons-iconfont is not installed"),
    arguments: [
      "lock", "eye.slash", "alarm", "list.bullet.rectangle", "record.circle", "terminal",
      "giftcard", "circle.slash", "play.slash", "externaldrive", "cube", "smiley", "die.face.3",
      "arrowshape.down", "mail", "sensor", "tv.and.mediabox",
    ]
  )
  func aFilledVariantIsNotItsOutline(_ name: String) {
    let (hollow, filled) = (symbol(name, Self.icons), symbol(name + ".fill", Self.icons))
    #expect(hollow.elements != filled.elements)
    let slashed = symbol(name + ".slash", Self.icons)
    if !name.hasSuffix("slash") { #expect(slashed.elements != hollow.elements) }
  }

  /// Alone a letter is no symbol.
  @Test func aLetterIsASymbolOnlyInAShape() {
    #expect(symbol("x").problems.count == 1)
    #expect(symbol("x.circle").problems.isEmpty)
    #expect(symbol("51.circle").problems.isEmpty && symbol("512.circle").problems.count == 1)
  }

  /// The glyph of a clock with hands: its ring is filled and its hands are left out, either way round.
  @Test func whatAnOutlineFramesIsFilledAndItsMarksAreLeftOut() throws {
    let ring = ellipse(0, 0, 1), hole = ellipse(0.1, 0.1, 0.8).reversedForTests
    for hand in [ellipse(0.4, 0.4, 0.2), ellipse(0.4, 0.4, 0.2).reversedForTests] {
      let clock = StandardResources { _ in
        var path = ring
        path.addPath(hole)
        path.addPath(hand)
        return path
      }
      var options = DrawingOptions.transparent
      options.resources = clock
      let list = displayList(width: 60, height: 60, options) {
        $0.leaf(.symbol("alarm.fill", capInsets: EdgeInsets()))
      }
      let image = try PixelImage(list)
      #expect(image[30, 30][3] == 0 && image[30, 12][3] == 255 && image[12, 30][3] == 255)
    }
  }

  private func ellipse(_ x: Double, _ y: Double, _ side: Double) -> Path {
    var path = Path()
    path.addArc(
      center: Point(x: x + side / 2, y: y + side / 2),
      radius: side / 2,
      start: 0,
      end: 360,
      clockwise: false
    )
    path.closeSubpath()
    return path
  }

  @Test func whatIsNotFilledIsTheRimOfItsGlyph() {
    #expect(symbol("heart").outline == ["begin clip", "stroke", "end"])
    #expect(symbol("heart.fill").outline == ["fill #000000"])
  }

  @Test func aFilledCircleHasItsSymbolAsAHole() {
    #expect(
      symbol("heart.circle.fill").outline == [
        "begin masked", "fill #000000", "mask", "fill #000000", "end",
      ]
    )
    #expect(symbol("heart.circle").outline == ["begin clip", "stroke", "end", "fill #000000"])
  }

  @Test func aSlashLeavesRoomAroundItself() throws {
    let list = symbol("heart.slash.fill")
    #expect(
      list.outline == ["begin masked", "fill #000000", "mask", "stroke", "end", "stroke"]
    )
    let widths = list.elements.compactMap { element -> Double? in
      guard case .stroke(_, _, let stroke, _, _) = element else { return nil }
      return stroke.lineWidth
    }
    let (gap, slash) = (try #require(widths.first), try #require(widths.last))
    #expect(abs(gap - 3 * slash) < 1e-9)
  }

  @Test func aBadgeIsADiscWithItsSign() {
    #expect(
      symbol("heart.badge.plus").outline == [
        "begin masked", "begin clip", "stroke", "end", "mask", "fill #000000", "end",
        "begin masked", "fill #000000", "mask", "stroke", "end",
      ]
    )
  }

  @Test func linesAreAsThickAsTheWeight() throws {
    func width(_ weight: TextFont.Weight?) throws -> Double {
      let list = symbol("chevron.right") { $0.fontWeight = weight }
      guard case .stroke(_, _, let stroke, _, _)? = list.elements.first else { return 0 }
      return stroke.lineWidth
    }
    let (light, regular, bold) = (try width(.light), try width(nil), try width(.bold))
    #expect(light < regular && regular < bold)
  }

  @Test func aPaletteColoursTheSymbolAndItsCircle() {
    let list = symbol("heart.circle.fill") {
      $0.drawing.symbolRenderingMode = .palette
      $0.drawing.foregroundStyle = StyleValue(.levels(["white", "black"]))
    }
    #expect(list.outline == ["fill #000000", "fill #ffffff"])
  }

  @Test func aHierarchyStandsBackByHalf() {
    let list = symbol("heart.circle.fill") {
      $0.drawing.symbolRenderingMode = .hierarchical
      $0.drawing.foregroundStyle = .color(ColorValue(red: 0, green: 0, blue: 1))
    }
    #expect(list.outline == ["fill #0000ff80", "fill #0000ff"])
  }

  @Test func aSlashAndABadgeStandInFrontOfTheirSymbol() {
    func colors(_ name: String) -> [String] {
      symbol(name) {
        $0.drawing.symbolRenderingMode = .palette
        $0.drawing.foregroundStyle = StyleValue(.levels(["white", "red"]))
      }.elements.compactMap { element in
        switch element {
        case .fill(_, .color(let color), _, _), .stroke(_, .color(let color), _, _, _): color.hex
        default: nil
        }
      }
    }
    #expect(colors("heart.slash.fill") == ["#ff383c", "#000000", "#ffffff"])
    #expect(colors("heart.badge.plus").filter { $0 != "#000000" } == ["#ff383c", "#ffffff"])
    // There is one glyph for all of each of these.
    for name in [
      "person.badge.plus", "folder.badge.plus", "cart.badge.plus", "doc.badge.plus",
      "person.crop.circle.badge.plus", "wifi.slash",
    ] {
      #expect(colors(name).filter { $0 != "#000000" } == ["#ff383c", "#ffffff"], "\(name)")
      #expect(symbol(name).outline.count < 4, "\(name)")
    }
  }

  /// What is known of the colours of symbols, and the foreground for the rest.
  @Test(arguments: [
    ("heart.slash.fill", ["#ff383c", "#ff383c"]), ("heart.badge.plus", ["#ff383c", "#34c759"]),
    ("plus.circle.fill", ["#34c759"]), ("minus.circle.fill", ["#ff383c"]),
    ("leaf", ["#34c759"]), ("bolt.circle.fill", ["#ffcc00"]),
    ("plus.circle", ["#0000ff", "#0000ff"]),
    ("house", ["#0000ff"]), ("trash.slash", ["#ff383c"]),
  ])
  func symbolsHaveColoursOfTheirOwn(_ name: String, _ expected: [String]) {
    let list = symbol(name) {
      $0.drawing.symbolRenderingMode = .multicolor
      $0.drawing.foregroundStyle = .color(ColorValue(red: 0, green: 0, blue: 1))
    }
    let colors = list.elements.compactMap { element -> String? in
      switch element {
      case .fill(_, .color(let color), _, _), .stroke(_, .color(let color), _, _, _): color.hex
      default: nil
      }
    }
    // Masks are black.
    #expect(Set(colors.filter { $0 != "#000000" }) == Set(expected), "\(colors)")
  }

  @Test func variantsOfTheEnvironmentAreSuffixes() {
    let list = symbol("heart") { $0.drawing.symbolVariants = [.circle, .fill] }
    #expect(list.outline == symbol("heart.circle.fill").outline)
  }

  @Test func whatNothingStandsInForIsAFrameWithItsName() throws {
    let list = symbol("nobody.knows.this")
    #expect(
      list.problems.map(\.message) == [
        "nothing stands in for the symbol 'nobody.knows.this'; its place is marked"
      ]
    )
    guard case .stroke(_, _, let stroke, _, _)? = list.elements.first else {
      Issue.record("no frame")
      return
    }
    #expect(!stroke.dash.isEmpty)
    // The name's characters, squares without real text.
    #expect(list.outline.dropFirst() == ["begin transform", "fill #000000", "end"])
  }

  @Test func withoutTheFontThereIsOneWarning() {
    let none = StandardResources { _ throws(SymbolProblem) in throw .noFont("install it") }
    var options = DrawingOptions.transparent
    options.resources = none
    let list = displayList(options) { builder in
      builder.open(.vStack(alignment: .center, spacing: 0))
      builder.leaf(.symbol("heart", capInsets: nil))
      builder.leaf(.symbol("star", capInsets: nil))
      builder.leaf(.symbol("xmark", capInsets: nil))
      builder.close()
    }
    #expect(list.problems == [DisplayList.Problem(message: "install it", view: nil)])
    // What is drawn here needs no font.
    #expect(list.outline.last == "stroke")
  }
}

extension Path {
  /// A circle drawn the other way round.
  fileprivate var reversedForTests: Path {
    guard let box = boundingRect else { return self }
    var path = Path()
    path.addArc(
      center: Point(x: box.midX, y: box.midY),
      radius: box.width / 2,
      start: 0,
      end: -360,
      clockwise: true
    )
    path.closeSubpath()
    return path
  }
}
