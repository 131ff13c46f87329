import Drawing
import DrawingCairo
import LayoutCore
import Testing

/// Numbers beyond all measure in pictures (D10.21): each test is a row of `docs/RELIABILITY.md`.
@Suite struct PictureNumberTests {
  private static let red = ColorValue(red: 1, green: 0, blue: 0)

  // MARK: Numbers

  /// Twice the half plane below the diagonal: Cairo's own coordinates would begin anew.
  @Test(arguments: [1e3, 5e4, 1e6, 1e7, 3e9, 1e15, 1e100, 1e308])
  func areasOfAnySizeAreWhereTheyShouldBe(_ far: Double) throws {
    var path = Path()
    path.move(to: Point(x: -far, y: -far))
    path.addLine(to: Point(x: far, y: far))
    path.addLine(to: Point(x: -far, y: far))
    path.closeSubpath()
    let image = try PixelImage(list(50, [fill(path)]))
    #expect(image[10, 40] == [255, 0, 0, 255])
    #expect(image[40, 10] == [0, 0, 0, 0])
  }

  @Test(arguments: [1e3, 1e7, 3e9, 1e100, 1e308])
  func linesOfAnyLengthAreWhereTheyShouldBe(_ far: Double) throws {
    var path = Path()
    path.move(to: Point(x: -far, y: 20))
    path.addLine(to: Point(x: far, y: 20))
    let line = DisplayElement.stroke(
      path,
      .color(DisplayColor(red: 1, green: 0, blue: 0)),
      StrokeValue(lineWidth: 4),
      isAntialiased: true,
      .normal
    )
    let image = try PixelImage(list(40, [line]))
    #expect((17...22).map { image[30, $0][3] } == [0, 255, 255, 255, 255, 0])
  }

  @Test(arguments: [1e7, 1e12])
  func curvesThatGoFarAwayAreCutOff(_ far: Double) throws {
    var path = Path()
    path.addEllipse(in: Rect(x: -far, y: 20, width: 2 * far, height: 2 * far))
    let image = try PixelImage(list(40, [fill(path)]))
    #expect(image[20, 30][3] == 255)
    #expect(image[20, 10][3] == 0)
  }

  @Test func clipsAndGlyphsMayReachAnywhere() throws {
    var group = DisplayGroup()
    group.clip = DisplayGroup.Clip(Path(Rect(x: -1e9, y: 10, width: 2e9, height: 1e9)))
    let area = fill(Path(Rect(x: 0, y: 0, width: 40, height: 40)))
    let image = try PixelImage(list(40, [.begin(group), area, .end]))
    #expect(image[20, 5][3] == 0)
    #expect(image[20, 30][3] == 255)
  }

  @Test(arguments: Picture.Format.allCases)
  func whatIsNoNumberIsLeftOut(_ format: Picture.Format) throws {
    var elements: [DisplayElement] = []
    for value in [Double.nan, .infinity, -.infinity] {
      var path = Path()
      path.move(to: Point(x: value, y: 0))
      path.addLine(to: Point(x: 10, y: value))
      path.addLine(to: Point(x: 10, y: 10))
      let paint = DisplayPaint.color(DisplayColor(white: 0))
      elements.append(fill(path))
      elements.append(
        .stroke(path, paint, StrokeValue(lineWidth: 2), isAntialiased: true, .normal)
      )
      var group = DisplayGroup()
      group.transform = AffineTransform(a: value)
      elements += [.begin(group), fill(Path(Rect(x: 0, y: 0, width: 9, height: 9))), .end]
    }
    elements.append(fill(Path(Rect(x: 30, y: 30, width: 10, height: 10))))
    let picture = try Picture(list(40, elements), as: format)
    if format == .svg {
      let text = String(decoding: picture.bytes, as: UTF8.self)
      #expect(!text.contains("nan") && !text.contains("inf"))
    }
    #expect(try PixelImage(list(40, elements))[35, 35] == [255, 0, 0, 255])
  }

  /// The factors of all of them together are no number, or 0.
  @Test(arguments: Picture.Format.allCases, [1e-200, 1e200])
  func transformsWithoutAnInverseHideWhatIsInside(_ format: Picture.Format, _ scale: Double) throws
  {
    var group = DisplayGroup()
    group.transform = AffineTransform(scaleX: scale, y: scale)
    let area = fill(Path(Rect(x: 0, y: 0, width: 10, height: 10)))
    let elements: [DisplayElement] = [
      .begin(group), .begin(group), area, .begin(.composited), area, .end, .end, .end,
      fill(Path(Rect(x: 30, y: 30, width: 10, height: 10))),
    ]
    #expect(try Picture(list(40, elements), as: format).bytes.count > 100)
    #expect(try PixelImage(list(40, elements))[35, 35] == [255, 0, 0, 255])
  }

  // MARK: Blurs and dashes

  @Test(arguments: [1e3, 1e9, 1e308])
  func blursAreNoLargerThanTheyMayBe(_ radius: Double) throws {
    let drawn = displayList(width: 40, height: 40) { builder in
      builder.open(.modifier(.drawing(.blur(radius: radius, isOpaque: false))))
      builder.open(.modifier(.drawing(.shadow(ShadowValue(radius: radius, x: radius)))))
      builder.leaf(.color(.color(Self.red)))
      builder.close()
      builder.close()
    }
    for case .begin(let group) in drawn.elements {
      #expect(group.filters.allSatisfy { $0.radius <= 1_000 })
    }
    let blurred = displayList(width: 40, height: 40) { builder in
      builder.open(.modifier(.drawing(.blur(radius: radius, isOpaque: false))))
      builder.leaf(.color(.color(Self.red)))
      builder.close()
    }
    #expect(throws: Never.self) { try Picture(blurred, as: .png) }
  }

  @Test func aLineOfTooManyDashesIsDrawnWithoutGaps() {
    let list = displayList { builder in
      builder.open(
        .modifier(
          .stroke(
            .color(Self.red),
            StrokeValue(lineWidth: 1, dash: [1e-9, 1e-9]),
            isAntialiased: true
          )
        )
      )
      builder.leaf(.shape(.rectangle))
      builder.close()
    }
    let dashes = list.elements.compactMap { element -> Int? in
      if case .stroke(_, _, let stroke, _, _) = element { stroke.dash.count } else { nil }
    }
    #expect(dashes == [0])
    #expect(
      list.problems.map(\.message) == ["a line of more than 100000 dashes is drawn without gaps"]
    )
  }
}

extension DisplayFilter {
  /// The radius of a blur or a shadow.
  fileprivate var radius: Double {
    switch self {
    case .blur(let radius, _): radius
    case .shadow(let shadow): shadow.radius
    default: 0
    }
  }
}
