import Drawing
import LayoutCore
import SpecFormat
import SwiftUI
import Testing

/// What materials are where the reader wants nothing to shine through (D2.16).
@Suite struct ReducedTransparencyTests {
  private func drawn(_ scheme: String, isReduced: Bool) throws -> DisplayList {
    let json = """
      { "scene": { "width": 100, "height": 100 }, "environment": { "colorScheme": "\(scheme)" },
        "view": { "type": "Color", "name": "red", "modifiers": [
          { "background": "thinMaterial" }, { "opacity": 0.5 },
          { "overlay": { "content": { "type": "Rectangle", "modifiers": [
            { "fill": "regularMaterial" }] } } }] } }
      """
    let file = SpecFile(bytes: Array(json.utf8), name: "material.json")
    #expect(file.diagnostics.map(\.message) == [])
    var scene = try #require(file.specs.first?.scene)
    scene.environment.drawing.reducesTransparency = isReduced
    return scene.layout().displayList(.transparent)
  }

  @Test(arguments: [("light", "#f5f5f5"), ("dark", "#1f1f1f")])
  func nothingShinesThroughAMaterial(_ scheme: String, _ color: String) throws {
    #expect(try drawn(scheme, isReduced: false).outline.contains("backdrop"))
    let list = try drawn(scheme, isReduced: true)
    #expect(!list.outline.contains("backdrop"))
    #expect(list.outline.contains("fill \(color)"))
  }

  @MainActor @Test func viewsKnowOfIt() throws {
    let view = Rectangle().fill(.regularMaterial)
      .environment(\.accessibilityReduceTransparency, true)
    let screen = try SwiftScreen(view)
    #expect(!screen.result.displayList(.transparent).outline.contains("backdrop"))
  }
}
