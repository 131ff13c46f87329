import Drawing
import DrawingCairo
import LayoutCore
import Testing

/// What asks for more than a picture may take (D10.21): each test is a row of `docs/RELIABILITY.md`.
@Suite struct PictureLimitTests {
  private static let red = ColorValue(red: 1, green: 0, blue: 0)

  /// Groups within each other, each of them with something of its own.
  private func nested(_ count: Int, side: Double = 100, _ group: DisplayGroup) -> DisplayList {
    let area = fill(Path(Rect(x: 0, y: 0, width: side, height: side)))
    return list(
      side,
      (0..<count).flatMap { _ in [.begin(group), area] } + (0..<count).map { _ in .end }
    )
  }

  private static func filtered(_ filter: DisplayFilter) -> DisplayGroup {
    var group = DisplayGroup()
    group.filters = [filter]
    return group
  }

  // MARK: Memory and work

  @Test func groupsWithinEachOtherTakeNoMoreMemoryThanAPictureMay() throws {
    var limits = PictureLimits()
    // The picture and ten groups.
    limits.memory = 11 * 4 * 100 * 100
    #expect(throws: Never.self) {
      try Picture(nested(10, .composited), as: .png, limits: limits)
    }
    #expect(throws: PictureError.tooMuchMemory(limit: limits.memory)) {
      try Picture(nested(11, .composited), as: .png, limits: limits)
    }
  }

  /// A group's own pixels, those of its mask or its shadow, and those of an element.
  @Test(
    arguments: [
      "composited", "blurred", "shadow", "masked", "faded", "darker", "projected", "material",
      "projected shadow",
    ],
    [1, 4]
  )
  func aGroupTakesNoMoreThanThreeSurfacesAtATime(_ kind: String, depth: Int) throws {
    var group = DisplayGroup()
    switch kind {
    case "blurred": group.filters = [.blur(radius: 1, isOpaque: false)]
    case "shadow": group.filters = [Self.shadow]
    case "masked": group.hasMask = true
    case "faded": group.opacity = 0.5
    case "darker": group.blendMode = .plusDarker
    case "projected": group.projection = Self.tilt
    case "projected shadow": (group.projection, group.filters) = (Self.tilt, [Self.shadow])
    default: group.isComposited = true
    }
    let area = Path(Rect(x: 0, y: 0, width: 100, height: 100))
    let conic = DisplayPaint.angular(
      DisplayGradient(stops: [
        DisplayGradient.Stop(color: DisplayColor(white: 0), location: 0),
        DisplayGradient.Stop(color: DisplayColor(white: 1), location: 1),
      ]),
      center: Point(x: 50, y: 50),
      startAngle: 0,
      endAngle: 360
    )
    var inner: [DisplayElement] = [.fill(area, conic, FillValue(), .normal)]
    if kind == "material" { inner += Self.material(area) }
    var elements: [DisplayElement] = []
    for _ in 0..<depth { elements += [.begin(group)] + inner }
    for _ in 0..<depth { elements += (group.hasMask ? [.mask] + inner : []) + [.end] }
    var limits = PictureLimits()
    limits.memory = (1 + 3 * depth) * 4 * 100 * 100
    #expect(throws: Never.self) {
      try Picture(list(100, elements), as: .png, limits: limits)
    }
  }

  /// The shadow that a view casts.
  private static var shadow: DisplayFilter {
    let drawn = displayList { builder in
      builder.open(.modifier(.drawing(.shadow(ShadowValue(radius: 1)))))
      builder.leaf(.color(.color(red)))
      builder.close()
    }
    for case .begin(let group) in drawn.elements {
      if let filter = group.filters.first { return filter }
    }
    return .blur(radius: 1, isOpaque: false)
  }

  /// What a view draws that a material fills.
  private static func material(_ path: Path) -> [DisplayElement] {
    let drawn = displayList { builder in
      builder.leaf(.color(StyleValue(.material(.regular))))
    }
    return drawn.elements.compactMap { element in
      guard case .backdrop(var backdrop) = element else { return nil }
      backdrop.path = path
      return .backdrop(backdrop)
    }
  }

  /// A plane that is further away at its right.
  private static let tilt = Projection((1, 0, 0.001), (0, 1, 0), (0, 0, 1))

  @Test func effectsBesideEachOtherTakeNoMoreWorkThanAPictureMay() throws {
    let blur = Self.filtered(.blur(radius: 2, isOpaque: false))
    let area = fill(Path(Rect(x: 0, y: 0, width: 50, height: 50)))
    let many = list(50, (0..<50).flatMap { _ in [.begin(blur), area, .end] })
    var limits = PictureLimits()
    #expect(throws: Never.self) { try Picture(many, as: .png, limits: limits) }
    limits.work = 1_000_000
    #expect(throws: PictureError.tooMuchWork(limit: 1_000_000)) {
      try Picture(many, as: .png, limits: limits)
    }
  }

  /// Cairo makes a surface of each, or calls itself for each.
  @Test(arguments: Picture.Format.allCases)
  func thousandsOfGroupsWithinEachOtherAreDrawnOrRefused(_ format: Picture.Format) throws {
    for group in [.composited, Self.filtered(.blur(radius: 1, isOpaque: false))] {
      do {
        let picture = try Picture(nested(3_000, side: 20, group), as: format)
        // Nothing but the parts that every file has takes 57 bytes in PNG.
        #expect(picture.bytes.count > 57)
      } catch PictureError.tooMuchWork {
      } catch PictureError.tooMuchMemory {
      }
    }
  }

  // MARK: Sizes

  @Test func aPageOfVectorsHasALimit() {
    let large = DisplayList(size: Size(width: 2e6, height: 10), scale: 1)
    for format in [Picture.Format.svg, .pdf] {
      #expect(throws: PictureError.pageTooLarge(width: 2e6, height: 10)) {
        try Picture(large, as: format)
      }
    }
  }

  @Test func pixelsOnALargePageAreCompleteOrRefused() {
    var large = DisplayList(size: Size(width: 100_000, height: 100_000), scale: 1)
    var group = DisplayGroup()
    group.isMaskInverse = true
    group.hasMask = true
    let all = fill(Path(Rect(x: 0, y: 0, width: 100_000, height: 100_000)))
    large.elements = [.begin(group), all, .mask, fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)))]
    large.elements.append(.end)
    for format in [Picture.Format.svg, .pdf] {
      #expect(throws: PictureError.tooLarge(width: 300_000, height: 300_000)) {
        try Picture(large, as: format)
      }
    }
  }
}
