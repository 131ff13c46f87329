import Drawing
import DrawingCairo
import Foundation
import LayoutCore
import SwiftUI
import Testing
import ViewGraph

/// Each case of `drawing-cases.json` whose view can be written here has the pixels that it states.
@MainActor
@Suite struct DrawingCaseTests {
  @Test func colors() throws { try check(DrawingCases.colors) }
  @Test func glassColors() throws { try check(DrawingCases.glassColors) }
  @Test func effects() throws { try check(DrawingCases.effects) }
  @Test func blending() throws { try check(DrawingCases.blending) }
  @Test func gradients() throws { try check(DrawingCases.gradients) }
  @Test func shapes() throws { try check(DrawingCases.shapes) }
  @Test func materials() throws { try check(DrawingCases.materials) }
  @Test func canvases() throws { try check(DrawingCases.canvases) }
  @Test func canvasModes() throws { try check(DrawingCases.canvasModes) }
  @Test func layers() throws { try check(DrawingCases.layers) }

  private func check(_ views: [String: () -> AnyView]) throws {
    let cases = try DrawingCase.all()
    for (id, view) in views.sorted(by: { $0.key < $1.key }) {
      guard let given = cases[id] else {
        Issue.record("there is no case \(id)")
        continue
      }
      try check(given, try picture(of: view(), given.input))
    }
  }

  private func picture(of view: AnyView, _ input: DrawingCase.Input) throws -> PixelImage {
    var environment = LayoutCore.EnvironmentValues()
    environment.displayScale = input.scale
    environment.drawing.colorScheme = input.scheme == "dark" ? .dark : .light
    environment.drawing.colorSchemeContrast =
      input.contrast == "increased" ? .increased : .standard
    environment.layoutDirection =
      input.layoutDirection == "rightToLeft" ? .rightToLeft : .leftToRight
    environment.system = ["ios13", "classic"].contains(input.generation) ? .iOS18 : .iOS26
    let screen = ViewHost.screen(
      view,
      in: LayoutScene(
        host: .size(Size(width: input.size[0], height: input.size[1])),
        safeArea: LayoutCore.EdgeInsets(top: input.safeArea?["top"] ?? 0),
        environment: environment,
        tree: ViewTreeBuilder().finish()
      ),
      measurer: FixedTextMeasurer()
    )
    var options = DrawingOptions()
    options.background = .none
    return try PixelImage(try screen.settle().displayList(options))
  }

  private func check(_ given: DrawingCase, _ image: PixelImage) throws {
    for pixel in given.expect.pixels ?? [] {
      let found = image[pixel.x, pixel.y]
      let isRight =
        pixel.rgba[3] == 0
        ? abs(found[3]) <= pixel.tolerance
        : zip(found, pixel.rgba).allSatisfy { abs($0 - $1) <= pixel.tolerance }
      #expect(
        isRight,
        "\(given.id): the pixel at \(pixel.x), \(pixel.y) is \(found), not \(pixel.rgba)"
      )
    }
    if let ink = given.expect.ink {
      let found = image.ink(scale: given.input.scale)
      let isRight =
        found.map { found in
          zip(found, ink).allSatisfy { abs($0 - $1) <= (given.expect.inkTolerance ?? 0) + 1e-6 }
        } ?? false
      #expect(isRight, "\(given.id): the ink is \(found ?? []), not \(ink)")
    }
    if let top = given.expect.inkTop, let found = image.ink(scale: given.input.scale) {
      #expect(
        abs(found[1] - top) <= (given.expect.inkTolerance ?? 0),
        "\(given.id): the ink begins at \(found[1]), not \(top)"
      )
    }
  }
}

/// A case as the file has it.
struct DrawingCase: Decodable {
  struct Input: Decodable {
    let swiftui: String
    let size: [Double]
    let scale: Double
    let scheme: String
    let contrast: String
    let generation: String
    let layoutDirection: String
    let safeArea: [String: Double]?
  }

  struct Pixel: Decodable {
    let x: Int
    let y: Int
    let rgba: [Int]
    let tolerance: Int
  }

  struct Expectation: Decodable {
    let pixels: [Pixel]?
    let ink: [Double]?
    let inkTop: Double?
    let inkTolerance: Double?
    let resolved: [Int]?
    let value: Double?
    let size: [Double]?
    let textHeight: Double?
    let points: [[Double]]?
    let lastPoint: [Double]?
    let tolerance: Double?
  }

  let id: String
  let input: Input
  let expect: Expectation

  static func all() throws -> [String: DrawingCase] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "drawing-cases.json")
    let cases = try JSONDecoder().decode([DrawingCase].self, from: Data(contentsOf: file))
    return Dictionary(cases.map { ($0.id, $0) }) { first, _ in first }
  }
}
