import Drawing
import DrawingCairo
import Foundation
import LayoutCore
import SwiftUI
import Testing
import TextPango
import ViewGraph

/// The cases of `drawing-cases.json` that state something else than pixels of a view in Swift; and that
/// no case is left out.
@MainActor
@Suite struct OtherCaseTests {
  private static let written: Set<String> = Set(
    [
      DrawingCases.colors, DrawingCases.effects, DrawingCases.blending, DrawingCases.gradients,
      DrawingCases.shapes, DrawingCases.materials, DrawingCases.canvases,
      DrawingCases.canvasModes, DrawingCases.layers, DrawingCases.glassColors,
    ].flatMap(\.keys)
  )

  @Test func everyCaseIsATest() throws {
    let here = [
      "uicolor-", "resolve-", "continuous-", "symbol-", "img-", "rot3d-y60", "path-union",
      "rec-text-height-",
    ]
    for id in try DrawingCase.all().keys
    where !Self.written.contains(id) && id != "opacity-multiplies" {
      #expect(here.contains { id.hasPrefix($0) }, "nothing tests \(id)")
    }
  }

  private func cases(_ prefix: String) throws -> [DrawingCase] {
    try DrawingCase.all().values.filter { $0.id.hasPrefix(prefix) && !Self.written.contains($0.id) }
      .sorted { $0.id < $1.id }
  }

  // MARK: Colours

  @Test func systemColorsAreThoseOfUIKit() throws {
    let cases = try cases("uicolor-")
    #expect(cases.count > 15)
    for given in cases {
      let parts = given.id.split(separator: "-")
      let system = try #require(SystemColor(rawValue: String(parts[1])), "\(given.id)")
      let list = displayList(width: 4, height: 4) {
        $0.drawing.colorScheme = given.input.scheme == "dark" ? .dark : .light
      } _: { builder in
        let behind = given.input.swiftui.contains("Color.white") ? SystemColor.white : .black
        if given.input.swiftui.contains(".background(") {
          builder.open(.modifier(.backgroundStyle(.color(.system(behind)))))
        }
        builder.leaf(.color(.color(.system(system))))
        if given.input.swiftui.contains(".background(") { builder.close() }
      }
      let image = try PixelImage(list)
      for pixel in given.expect.pixels ?? [] {
        let found = image[pixel.x, pixel.y]
        let isRight = zip(found, pixel.rgba).allSatisfy { abs($0 - $1) <= pixel.tolerance }
        #expect(isRight, "\(given.id): \(found), not \(pixel.rgba)")
      }
    }
  }

  @Test func componentsAreThoseThatSwiftUIPrints() throws {
    let cases = try cases("resolve-")
    #expect(cases.count > 5)
    for given in cases {
      let words = given.input.swiftui
      func number(_ label: String) throws -> Float {
        let start = try #require(words.range(of: "\(label): "))
        return try #require(Float(words[start.upperBound...].prefix { "0123456789.".contains($0) }))
      }
      let space: Color.RGBColorSpace =
        words.contains(".sRGBLinear")
        ? .sRGBLinear : words.contains(".displayP3") ? .displayP3 : .sRGB
      let color = Color.Resolved(
        colorSpace: space,
        red: try number("red"),
        green: try number("green"),
        blue: try number("blue"),
        opacity: try number("opacity")
      )
      let found = [color.red, color.green, color.blue, color.opacity]
        .map { Int((255 * $0 + 0.5).rounded(.down)) }
      let expected = try #require(given.expect.resolved)
      let tolerance = Int(given.expect.tolerance ?? 0)
      let isRight = zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
      #expect(isRight, "\(given.id): \(found), not \(expected)")
    }
  }

  @Test func opacitiesMultiply() throws {
    let given = try #require(try DrawingCase.all()["opacity-multiplies"])
    let color = Color.red.opacity(0.3).opacity(0.5).resolve(in: SwiftUI.EnvironmentValues())
    #expect(abs(Double(color.opacity) - (given.expect.value ?? 0)) <= (given.expect.tolerance ?? 0))
  }

  // MARK: Pictures

  private func image(of view: some View, _ input: DrawingCase.Input) throws -> PixelImage {
    var environment = LayoutCore.EnvironmentValues()
    environment.displayScale = input.scale
    environment.layoutDirection =
      input.layoutDirection == "rightToLeft" ? .rightToLeft : .leftToRight
    let screen = ViewHost.screen(
      view,
      in: LayoutScene(
        host: .size(Size(width: input.size[0], height: input.size[1])),
        environment: environment,
        tree: ViewTreeBuilder().finish()
      ),
      measurer: FixedTextMeasurer()
    )
    return try PixelImage(try screen.settle().displayList(.transparent))
  }

  private func check(_ image: PixelImage, _ given: DrawingCase) {
    for pixel in given.expect.pixels ?? [] {
      let found = image[pixel.x, pixel.y]
      let isRight =
        pixel.rgba[3] == 0
        ? found[3] == 0 : zip(found, pixel.rgba).allSatisfy { abs($0 - $1) <= pixel.tolerance }
      #expect(isRight, "\(given.id): the pixel at \(pixel.x), \(pixel.y) is \(found)")
    }
    guard let ink = given.expect.ink else { return }
    let found = image.ink(scale: given.input.scale) ?? []
    let tolerance = (given.expect.inkTolerance ?? 0) + 1e-6
    let isRight = found.count == 4 && zip(found, ink).allSatisfy { abs($0 - $1) <= tolerance }
    #expect(isRight, "\(given.id): the ink is \(found)")
  }

  @Test func aTurnInSpaceHasItsInk() throws {
    let given = try #require(try DrawingCase.all()["rot3d-y60"])
    let view = SwiftUI.Color.black.frame(width: 100, height: 100)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)).frame(width: 300, height: 300)
    check(try image(of: view, given.input), given)
  }

  @Test func twoPathsAreOneArea() throws {
    let given = try #require(try DrawingCase.all()["path-union"])
    let area = SwiftUI.Path(CGRect(x: 0, y: 0, width: 20, height: 20))
      .union(SwiftUI.Path(CGRect(x: 10, y: 10, width: 20, height: 20)))
    let view = area.fill(SwiftUI.Color.black).frame(width: 30, height: 30)
    check(try image(of: view, given.input), given)
  }

  /// The image of the cases: red and green above blue and white.
  private struct Quad: DrawingResources {
    func color(named name: String, in environment: LayoutCore.EnvironmentValues) -> ColorValue? {
      nil
    }
    func symbol(named name: String) throws(SymbolProblem) -> DrawingSymbol { throw .unknown }

    func image(
      named name: String,
      in environment: LayoutCore.EnvironmentValues
    ) -> DrawingPicture? {
      let bytes: [UInt8] = [
        255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255,
      ]
      return DrawingPicture(
        source: .pixels(width: 2, height: 2, bytes),
        size: Size(width: 2, height: 2)
      )
    }
  }

  @Test func imagesAreTiledFittedAndFlipped() throws {
    let quad = ViewContent.image(
      name: "quad",
      size: Size(width: 2, height: 2),
      capInsets: nil
    )
    let resizable = ViewContent.image(
      name: "quad",
      size: Size(width: 2, height: 2),
      capInsets: LayoutCore.EdgeInsets()
    )
    for given in try cases("img-") {
      var options = DrawingOptions.transparent
      options.resources = Quad()
      let list = displayList(
        width: given.input.size[0],
        height: given.input.size[1],
        scale: given.input.scale,
        options
      ) {
        $0.layoutDirection =
          given.input.layoutDirection == "rightToLeft" ? .rightToLeft : .leftToRight
      } _: { builder in
        switch given.id {
        case "img-tile":
          builder.open(.modifier(.frame(width: 5, height: 3, alignment: .center)))
          builder.open(.modifier(.drawing(.resizingMode(.tile))))
          builder.leaf(resizable)
          builder.close()
          builder.close()
        case "img-fit":
          builder.open(.modifier(.frame(width: 12, height: 4, alignment: .center)))
          builder.open(.modifier(.aspectRatio(nil, .fit)))
          builder.open(.modifier(.drawing(.interpolation(.none))))
          builder.leaf(resizable)
          for _ in 0..<3 { builder.close() }
        case "img-rtl-flip":
          // What `flipsForRightToLeftLayoutDirection(true)` makes of it.
          builder.open(.modifier(.scaleEffect(x: -1, y: 1, anchor: .center)))
          builder.leaf(quad)
          builder.close()
        default: builder.leaf(quad)
        }
      }
      check(try PixelImage(list), given)
    }
  }

  // MARK: Text

  /// Inter stands in for the system's font; heights of lines are the system's.
  @Test func linesAreAsHighAsTheyWereRecorded() throws {
    let cases = try cases("rec-text-height-")
    #expect(cases.count > 5)
    for given in cases {
      let name = try #require(given.input.swiftui.split(separator: ".").last?.dropLast())
      let known = LayoutCore.TextStyle(rawValue: String(name))
      let style = try #require(known, "\(name)")
      var builder = ViewTreeBuilder()
      builder.leaf(.text("X"), id: "text")
      var environment = LayoutCore.EnvironmentValues()
      environment.font = LayoutCore.TextFont(size: .style(style))
      environment.displayScale = given.input.scale
      let scene = LayoutScene(
        host: .size(Size(width: given.input.size[0], height: given.input.size[1])),
        environment: environment,
        tree: builder.finish()
      )
      let height = try PangoTextMeasurer().measuring { measurer in
        scene.layout(measurer: measurer).view(withID: "text")?.frame.height
      }
      #expect(height == given.expect.textHeight, "\(given.id): \(height ?? -1)")
    }
  }

  // MARK: Symbols

  @Test func symbolsAreAsLargeAsTheyWereMeasured() throws {
    let cases = try cases("symbol-")
    #expect(cases.count > 25)
    for given in cases {
      let name = try #require(given.input.swiftui.split(separator: "\"").dropFirst().first)
      var builder = ViewTreeBuilder()
      builder.leaf(.symbol(String(name), capInsets: nil), id: "symbol")
      var environment = LayoutCore.EnvironmentValues()
      environment.displayScale = given.input.scale
      if given.id.hasSuffix("-large") { environment.imageScale = .large }
      let scene = LayoutScene(
        host: .size(Size(width: 100, height: 100)),
        environment: environment,
        tree: builder.finish()
      )
      let size = try PangoTextMeasurer().measuring { measurer in
        scene.layout(measurer: measurer).view(withID: "symbol")?.frame.size
      }
      let (found, expected) = (try #require(size), try #require(given.expect.size))
      let tolerance = given.expect.tolerance ?? 0
      #expect(
        abs(found.width - expected[0]) <= tolerance && abs(found.height - expected[1]) <= tolerance,
        "\(given.id): \(found)"
      )
    }
  }
}
