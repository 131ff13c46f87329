@testable import Drawing
@testable import DrawingCairo
@testable import Export
@testable import LayoutCore
@testable import SpecFormat

/// Valid specs all the way to pictures.
enum DrawingTarget {
  static func run(_ bytes: [UInt8]) -> Int32 {
    guard let scene = LayoutTarget.scene(of: bytes) else { return Verdict.useless }
    // The last byte chooses the scale: where pixels are and how effects meet depends on it.
    let scale = [1, 2, 0.5, 1.5][Int(bytes.last ?? 0) % 4]
    let list = list(of: scene, scale: scale)
    checkGroups(list)
    checkDocument(list)
    for format in Picture.Format.allCases {
      guard let bytes = draw(list, format) else { continue }
      check(bytes, format)
    }
    if let first = draw(list, .png) {
      require(
        draw(self.list(of: scene, scale: scale), .png) == first,
        "the same screen gives the same bytes"
      )
    }
    return Verdict.interesting
  }

  /// What a few modifiers can ask for is too much for thousands of runs.
  private static let limits: PictureLimits = {
    var limits = PictureLimits()
    limits.memory = 200_000_000
    limits.work = 2_000_000_000
    return limits
  }()

  private static func list(of scene: LayoutScene, scale: Double) -> DisplayList {
    var options = DrawingOptions()
    options.resources = StandardResources { number in
      // A glyph with a hole, not the same for all.
      var glyph = Path(Rect(x: 0.1, y: -0.9, width: 0.2 + Double(number % 7) / 10, height: 0.8))
      glyph.addPath(Path(Rect(x: 0.2, y: -0.7, width: 0.1, height: 0.4)))
      return glyph
    }
    options.scale = scale
    return scene.layout().displayList(options)
  }

  private static func draw(_ list: DisplayList, _ format: Picture.Format) -> [UInt8]? {
    do {
      return try Picture(list, as: format, limits: limits).bytes
    } catch {
      switch error {
      case .tooLarge, .tooSmall, .pageTooLarge, .tooMuchMemory, .tooMuchWork, .empty: return nil
      case .missingLibrary, .failed, .tooManyBytes, .differentSizes:
        fatalError("broken promise: \(error.message)")
      }
    }
  }

  /// Each group ends, and has a mask if it says so.
  private static func checkGroups(_ list: DisplayList) {
    var masks: [Int] = []
    for element in list.elements {
      switch element {
      case .begin(let group): masks.append(group.hasMask ? 1 : 0)
      case .mask:
        require(masks.last == 1, "a mask is in a group that has one")
        masks[masks.count - 1] -= 1
      case .end: require(masks.popLast() == 0, "a group ends once, behind its mask")
      case .fill, .stroke, .text, .image, .backdrop: break
      }
    }
    require(masks.isEmpty, "each group ends")
  }

  private static func checkDocument(_ list: DisplayList) {
    let json = DisplayListDocument.json(list, file: "fuzz.json")
    guard case .success = JSONDocument.parse(bytes: json, file: "output", maximumDepth: 100_000)
    else { fatalError("broken promise: a display list is JSON") }
  }

  private static func check(_ bytes: [UInt8], _ format: Picture.Format) {
    switch format {
    case .png: require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), "PNG begins as PNG does")
    case .pdf: require(bytes.starts(with: Array("%PDF".utf8)), "PDF begins as PDF does")
    case .svg:
      let text = String(decoding: bytes, as: UTF8.self)
      require(text.hasSuffix("</svg>\n"), "SVG ends")
      for word in ["\"nan", "\"inf", "\"-inf", " nan", " inf ", " -inf "] {
        require(!text.contains(word), "numbers of SVG are numbers")
      }
    }
  }
}
