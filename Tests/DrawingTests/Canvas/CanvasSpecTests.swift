import Drawing
import Foundation
import LayoutCore
import SpecFormat
import SwiftUI
import Testing
import ViewGraph

/// A canvas of a spec draws what the closure of a canvas in Swift draws that says the same.
@MainActor
@Suite struct CanvasSpecTests {
  private typealias Draw = (inout GraphicsContext, CGSize) -> Void

  private func list(spec: String) throws -> DisplayList {
    let json = """
      { "scene": { "width": 100, "height": 60, "displayScale": 2 }, "view": { "type": "Canvas", \(spec) } }
      """
    let file = SpecFile(bytes: Array(json.utf8), name: "canvas.json")
    #expect(file.diagnostics.map(\.message) == [])
    let scene = try #require(file.specs.first?.scene)
    return scene.layout(measurer: FixedTextMeasurer()).displayList(.transparent)
  }

  private func list(_ draw: @escaping Draw) throws -> DisplayList {
    var environment = LayoutCore.EnvironmentValues()
    environment.displayScale = 2
    let screen = ViewHost.screen(
      Canvas(renderer: draw),
      in: LayoutScene(
        host: .size(Size(width: 100, height: 60)),
        environment: environment,
        tree: ViewTreeBuilder().finish()
      ),
      measurer: FixedTextMeasurer()
    )
    return try screen.settle().displayList(.transparent)
  }

  private func expectSame(_ spec: String, _ draw: @escaping Draw) throws {
    let (stated, drawn) = (try list(spec: spec), try list(draw))
    #expect(!drawn.elements.isEmpty)
    #expect(stated.elements == drawn.elements)
  }

  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
  private let fill = #""fill": "Rectangle", "in": [10, 10, 20, 20]"#

  @Test func gradientsLieInTheCanvas() throws {
    let gradient = SwiftUI.Gradient(colors: [.red, .blue])
    try expectSame(
      """
      "draw": [
        { \(fill), "shading": { "linearGradient": { "colors": ["red", "blue"], "from": [0, 5], "to": ["size.width", 5], "options": ["mirror"] } } },
        { \(fill), "shading": { "radialGradient": { "colors": ["red", "blue"], "at": [50, 30], "startRadius": 2, "endRadius": "size.height / 2" } } },
        { \(fill), "shading": { "conicGradient": { "colors": ["red", "blue"], "at": [50, 30], "angle": 90 } } },
        { \(fill), "shading": { "backdrop": true } },
        { \(fill), "shading": { "linearGradient": { "colors": ["red", "blue"], "startPoint": "leading", "endPoint": "trailing" } } }
      ]
      """
    ) { [square] context, size in
      context.fill(
        square,
        with: .linearGradient(
          gradient,
          startPoint: CGPoint(x: 0, y: 5),
          endPoint: CGPoint(x: size.width, y: 5),
          options: .mirror
        )
      )
      let middle = CGPoint(x: 50, y: 30)
      context.fill(
        square,
        with: .radialGradient(gradient, center: middle, startRadius: 2, endRadius: size.height / 2)
      )
      context.fill(square, with: .conicGradient(gradient, center: middle, angle: .degrees(90)))
      context.fill(square, with: .backdrop)
      context.fill(
        square,
        with: .style(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
      )
    }
  }

  @Test func stateHoldsForWhatFollows() throws {
    try expectSame(
      """
      "draw": [
        { \(fill), "shading": "red", "opacity": 0.5, "blendMode": "screen" },
        {
          "context": [ { "translateBy": [5, 5] } ], "opacity": 0.5, "filters": [ { "blur": 2 } ],
          "clip": { "shape": "Circle", "in": [0, 0, 30, 30], "inverse": true },
          "draw": [
            { \(fill), "shading": "red" },
            { \(fill), "shading": "blue", "opacity": 0.25, "filters": [ { "brightness": 0.5, "linearColor": true } ] }
          ]
        }
      ]
      """
    ) { [square] context, _ in
      var faded = context
      faded.opacity = 0.5
      faded.blendMode = .screen
      faded.fill(square, with: .color(.red))
      context.translateBy(x: 5, y: 5)
      context.opacity = 0.5
      context.addFilter(.blur(radius: 2))
      context.clip(
        to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30)),
        options: .inverse
      )
      context.fill(square, with: .color(.red))
      var inner = context
      inner.opacity = 0.25
      inner.addFilter(.brightness(0.5), options: .linearColor)
      inner.fill(square, with: .color(.blue))
    }
  }

  @Test func layersClipAndDraw() throws {
    try expectSame(
      """
      "draw": [
        { \(fill), "shading": "blue", "clipToLayer": { "opacity": 0.5, "draw": [ { "fill": "Circle", "in": [0, 0, 40, 40], "shading": "black" } ] } },
        {
          "layer": [], "opacity": 0.5,
          "filters": [ { "shadow": { "radius": 3, "x": 1, "color": "red", "shadowOnly": true } }, { "colorInvert": 1 } ],
          "draw": [ { \(fill), "shading": "red" }, { \(fill), "shading": "blue" } ]
        }
      ]
      """
    ) { [square] context, _ in
      var clipped = context
      clipped.clipToLayer(opacity: 0.5) { layer in
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        layer.fill(circle, with: .color(.black))
      }
      clipped.fill(square, with: .color(.blue))
      context.opacity = 0.5
      context.addFilter(.shadow(color: .red, radius: 3, x: 1, options: .shadowOnly))
      context.addFilter(.colorInvert())
      context.drawLayer { layer in
        layer.fill(square, with: .color(.red))
        layer.fill(square, with: .color(.blue))
      }
    }
  }

  @Test func textsAreLaidOutAndPainted() throws {
    try expectSame(
      """
      "resolved": { "title": { "type": "Text", "content": "Sky and sea" } },
      "draw": [
        { "resolved": "title", "in": [10, 0, 60, 60], "shading": "red" },
        { "text": "Sea", "at": [50, 30] }
      ]
      """
    ) { context, _ in
      var title = context.resolve(SwiftUI.Text("Sky and sea"))
      title.shading = .color(.red)
      context.draw(title, in: CGRect(x: 10, y: 0, width: 60, height: 60))
      context.draw(SwiftUI.Text("Sea"), at: CGPoint(x: 50, y: 30))
    }
  }

  @Test func everyFilterIsKnown() throws {
    try expectSame(
      """
      "draw": [ { \(fill), "shading": "red", "filters": [
        { "blur": { "radius": 1, "opaque": true, "dithersResult": true } }, { "contrast": 2 },
        { "saturation": 0.5 }, { "grayscale": 0.5 }, { "hueRotation": 45 }, { "luminanceToAlpha": true },
        { "colorMultiply": "blue" }, { "alphaThreshold": { "min": 0.5, "color": "red" } },
        { "colorMatrix": [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0.5, 0] },
        { "projectionTransform": [1, 0, 0.001, 0, 1, 0, 0, 0, 1] },
        { "shadow": { "radius": 1, "shadowAbove": true, "invertsAlpha": true, "blendMode": "sourceAtop" } }
      ] } ]
      """
    ) { [square] context, _ in
      context.addFilter(.blur(radius: 1, options: [.opaque, .dithersResult]))
      context.addFilter(.contrast(2))
      context.addFilter(.saturation(0.5))
      context.addFilter(.grayscale(0.5))
      context.addFilter(.hueRotation(.degrees(45)))
      context.addFilter(.luminanceToAlpha)
      context.addFilter(.colorMultiply(.blue))
      context.addFilter(.alphaThreshold(min: 0.5, color: .red))
      var matrix = SwiftUI.ColorMatrix()
      matrix.a4 = 0.5
      context.addFilter(.colorMatrix(matrix))
      var projection = ProjectionTransform()
      projection.m13 = 0.001
      context.addFilter(.projectionTransform(projection))
      context.addFilter(
        .shadow(
          color: SwiftUI.Color(.sRGBLinear, white: 0, opacity: 0.33),
          radius: 1,
          blendMode: .sourceAtop,
          options: [.shadowAbove, .invertsAlpha]
        )
      )
      context.fill(square, with: .color(.red))
    }
  }
}
