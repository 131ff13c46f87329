import Drawing
import DrawingCairo
import Export
import Foundation
import LayoutCore
import SwiftUI
import Testing

/// Groups and canvases that mix light instead of encoded colours (D5.6), against calculations made here.
@MainActor
@Suite struct LightMixingTests {
  private typealias Color = SwiftUI.Color

  private func grey(_ white: Double) -> Color { Color(white: white) }

  private func pixel(
    _ x: Int = 10,
    _ y: Int = 10,
    of view: some SwiftUI.View
  ) throws -> [Int] {
    try SwiftScreen(view, width: 20, height: 20).image[x, y]
  }

  private func expect(
    _ color: [Int],
    _ expected: Int,
    within tolerance: Int = 1,
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for channel in 0..<3 {
      #expect(
        abs(color[channel] - expected) <= tolerance,
        comment,
        sourceLocation: sourceLocation
      )
    }
  }

  // MARK: Groups

  @Test(arguments: [ColorRenderingMode.linear, .extendedLinear])
  func halfOfWhiteOnBlackIsHalfOfItsLight(_ mode: ColorRenderingMode) throws {
    let view = ZStack {
      Color.black
      Color.white.opacity(0.5)
    }
    expect(try pixel(of: view.drawingGroup(colorMode: mode)), byte(0.5))
    expect(try pixel(of: view.drawingGroup()), 128)
    // What is around the group is mixed as before.
    let outside = ZStack {
      Color.black
      Color.white.drawingGroup(colorMode: mode).opacity(0.5)
    }
    expect(try pixel(of: outside), 128)
  }

  @Test func aGroupWithinMixesAsItSays() throws {
    func inner(_ mode: ColorRenderingMode) -> some SwiftUI.View {
      ZStack {
        Color.black
        ZStack {
          Color.black
          Color.white.opacity(0.5)
        }
        .drawingGroup(colorMode: mode)
      }
      .drawingGroup(colorMode: .linear)
    }
    expect(try pixel(of: inner(.nonLinear)), 128)
    expect(try pixel(of: inner(.linear)), byte(0.5))
    // One that says nothing mixes as what is around it.
    let faded = ZStack {
      Color.black
      Color.white.compositingGroup().opacity(0.25)
    }
    expect(try pixel(of: faded.drawingGroup(colorMode: .linear)), byte(0.25))
  }

  /// A pixel of which a shape covers a part, and one of which a clip lets a part through.
  @Test func edgesMixLight() throws {
    let covered = ZStack {
      Color.black
      SwiftUI.Path(CGRect(x: 0, y: 0, width: 10.25, height: 20)).fill(.white)
    }
    expect(try pixel(10, 5, of: covered.drawingGroup(colorMode: .linear)), byte(0.25), within: 2)
    let clipped = ZStack {
      Color.black
      Color.white.clipShape(SwiftUI.Path(CGRect(x: 0, y: 0, width: 10.25, height: 20)))
    }
    expect(try pixel(10, 5, of: clipped.drawingGroup(colorMode: .linear)), byte(0.25), within: 2)
    expect(try pixel(5, 5, of: clipped.drawingGroup(colorMode: .linear)), 255)
    expect(try pixel(15, 5, of: clipped.drawingGroup(colorMode: .linear)), 0)
  }

  @Test func anOpaqueGroupOfLightIsOnBlack() throws {
    let view = Color.white.opacity(0.5).drawingGroup(opaque: true, colorMode: .linear)
    let color = try pixel(of: view)
    expect(color, byte(0.5))
    #expect(color[3] == 255)
  }

  // MARK: Modes

  /// The modes of a view on light B and S of opaque greys.
  @Test func modesWorkOnLight() throws {
    let (below, above) = (0.6, 0.7)
    let (b, s) = (light(below), light(above))
    func hardLight(_ b: Double, _ s: Double) -> Double {
      s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)
    }
    func softLight(_ b: Double, _ s: Double) -> Double {
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    }
    let expected: [(SwiftUI.BlendMode, Double)] = [
      (.multiply, b * s), (.screen, b + s - b * s), (.overlay, hardLight(s, b)),
      (.darken, min(b, s)), (.lighten, max(b, s)), (.colorDodge, min(1, b / (1 - s))),
      (.colorBurn, 1 - min(1, (1 - b) / s)), (.softLight, softLight(b, s)),
      (.hardLight, hardLight(b, s)), (.difference, abs(b - s)), (.exclusion, b + s - 2 * b * s),
      (.plusLighter, min(1, b + s)), (.plusDarker, max(0, b + s - 1)), (.sourceAtop, s),
      (.destinationOver, b), (.luminosity, s), (.hue, b), (.color, b), (.saturation, b),
    ]
    for (mode, value) in expected {
      let view = ZStack {
        grey(below)
        grey(above).blendMode(mode)
      }
      expect(
        try pixel(of: view.drawingGroup(colorMode: .linear)),
        byte(value),
        within: 2,
        "\(mode)"
      )
    }
    let hole = ZStack {
      grey(below)
      grey(above).opacity(0.5).blendMode(.destinationOut)
    }
    #expect(abs(try pixel(of: hole.drawingGroup(colorMode: .linear))[3] - 128) <= 1)
  }

  /// The hue of blue at the light and the saturation of an orange.
  @Test func modesOfColoursWorkOnLight() throws {
    let view = ZStack {
      Color(red: 1, green: 0.5, blue: 0)
      Color(red: 0, green: 0, blue: 1).blendMode(.color)
    }
    let backdrop = [1, light(0.5), 0]
    let target = 0.30 * backdrop[0] + 0.59 * backdrop[1] + 0.11 * backdrop[2]
    var color = [0.0, 0, 1].map { $0 + target - 0.11 }
    let high = color.max() ?? 1
    color = color.map { target + ($0 - target) * (1 - target) / (high - target) }
    let drawn = try pixel(of: view.drawingGroup(colorMode: .linear))
    for channel in 0..<3 { #expect(abs(drawn[channel] - byte(color[channel])) <= 1) }
  }

  /// A mode acts where something is painted, and nowhere else (D5.19).
  @Test func aModeOfACanvasActsOnWhatItPaints() throws {
    for mode in [
      GraphicsContext.BlendMode.copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
      .clear,
    ] {
      let canvas = Canvas(colorMode: .linear) { context, size in
        context.fill(SwiftUI.Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        context.blendMode = mode
        context.fill(
          SwiftUI.Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)),
          with: .color(.black.opacity(0.5))
        )
      }
      #expect(try pixel(10, 10, of: canvas) != [255, 255, 255, 255], "\(mode)")
      #expect(try pixel(5, 5, of: canvas) == [255, 255, 255, 255], "\(mode)")
    }
  }

  /// Neither in the middle of a ring nor in its box's corner, on light or not.
  @Test(arguments: [ColorRenderingMode.nonLinear, .linear])
  func aModeActsOnALineAlone(_ mixing: ColorRenderingMode) throws {
    for mode in [
      GraphicsContext.BlendMode.copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
      .clear,
    ] {
      let canvas = Canvas(colorMode: mixing) { context, size in
        context.fill(SwiftUI.Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        context.blendMode = mode
        context.stroke(
          SwiftUI.Path(ellipseIn: CGRect(x: 4, y: 4, width: 12, height: 12)),
          with: .color(.black.opacity(0.5)),
          lineWidth: 3
        )
      }
      let image = try SwiftScreen(canvas, width: 20, height: 20).image
      #expect(image[10, 3] != [255, 255, 255, 255], "\(mode)")
      #expect(image[10, 10] == [255, 255, 255, 255], "\(mode)")
      #expect(image[3, 3] == [255, 255, 255, 255], "\(mode)")
    }
  }

  // MARK: What is inside

  @Test func gradientsMixLight() throws {
    let gradient = LinearGradient(
      colors: [.black, .white],
      startPoint: .leading,
      endPoint: .trailing
    )
    let image = try SwiftScreen(gradient.drawingGroup(colorMode: .linear), width: 20, height: 20)
      .image
    for x in [0, 5, 10, 19] {
      expect(image[x, 10], byte((Double(x) + 0.5) / 20), within: 2, "\(x)")
    }
  }

  /// The middle of an edge is half of the light.
  @Test func blursAndMatricesWorkOnLight() throws {
    let edge = HStack(spacing: 0) {
      Color.black
      Color.white
    }
    let blurred = ZStack { edge.compositingGroup().blur(radius: 2) }
      .drawingGroup(colorMode: .linear)
    let share = 0.5 * (1 + erf(0.25 / 2.0.squareRoot()))
    expect(try pixel(10, 10, of: blurred), byte(share), within: 3)
    let bright = ZStack { grey(0.5).brightness(0.2) }.drawingGroup(colorMode: .linear)
    expect(try pixel(of: bright), byte(light(0.5) + 0.2))
    // Outside of the group as ever.
    expect(try pixel(of: grey(0.5).drawingGroup(colorMode: .linear).brightness(0.2)), 179)
  }

  @Test func shadowsTextsAndImagesMixLight() throws {
    let shadow = ZStack {
      Color.white
      Color.red.frame(width: 4, height: 4).offset(x: -8, y: -8)
        .shadow(color: .black.opacity(0.5), radius: 0, x: 8, y: 8)
    }
    expect(try pixel(of: shadow.drawingGroup(colorMode: .linear)), byte(0.5))
  }

  // MARK: Canvases

  @Test func aCanvasMixesAsItSays() throws {
    func canvas(_ mode: ColorRenderingMode, opaque: Bool = false) -> some SwiftUI.View {
      Canvas(opaque: opaque, colorMode: mode) { context, size in
        let whole = SwiftUI.Path(CGRect(origin: .zero, size: size))
        if !opaque { context.fill(whole, with: .color(.black)) }
        context.opacity = 0.5
        context.fill(whole, with: .color(.white))
      }
    }
    expect(try pixel(of: canvas(.nonLinear)), 128)
    expect(try pixel(of: canvas(.linear)), byte(0.5))
    expect(try pixel(of: canvas(.linear, opaque: true)), byte(0.5))
    // A canvas within a group of light is one of its own.
    expect(try pixel(of: canvas(.nonLinear).drawingGroup(colorMode: .linear)), 128)
  }

  // MARK: Files

  @Test func filesOfVectorsHoldWhatMixesLightAsPixels() throws {
    let view = ZStack {
      Color.black
      Color.white.opacity(0.5)
    }
    .drawingGroup(colorMode: .linear)
    let list = try SwiftScreen(view, width: 20, height: 20).result.displayList(.transparent)
    let svg = String(decoding: try Picture(list, as: .svg).bytes, as: UTF8.self)
    #expect(svg.contains("<image") && !svg.contains("<rect"))
    #expect(try Picture(list, as: .pdf).bytes.starts(with: Array("%PDF".utf8)))
    let json = String(decoding: DisplayListDocument.json(list, file: "light.json"), as: UTF8.self)
    #expect(json.contains(#""mixing": "linear""#))
  }

  /// The pixels of the group, those of what is painted on it and those of the clip around it.
  @Test(arguments: [1, 3])
  func aGroupOfLightTakesNoMoreThanThreeSurfaces(_ depth: Int) throws {
    var group = DisplayGroup()
    group.mixing = .linear
    let area = LayoutCore.Path(Rect(x: 0, y: 0, width: 100, height: 100))
    var clip = DisplayGroup()
    clip.clip = DisplayGroup.Clip(area)
    let paint = DisplayPaint.color(DisplayColor(red: 1, green: 0, blue: 0, opacity: 0.5))
    var list = DisplayList(size: Size(width: 100, height: 100), scale: 1)
    for _ in 0..<depth {
      list.elements += [.begin(group), .begin(clip), .fill(area, paint, FillValue(), .normal)]
    }
    for _ in 0..<depth { list.elements += [.end, .end] }
    var limits = PictureLimits()
    limits.memory = (1 + 3 * depth) * 4 * 100 * 100
    #expect(throws: Never.self) { try Picture(list, as: .png, limits: limits) }
  }
}
