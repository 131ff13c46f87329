import Foundation
import Testing

@Suite struct MemoryTests {
  /// A leak of one object a layout would be a megabyte.
  @Test func memoryReturnsToItsStartAfterTenThousandLayouts() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "card.json",
      """
      { "view": { "type": "HStack", "id": "row", "children": [
          { "type": "Text", "content": "Avocado Toast" },
          { "type": "ScrollView", "children": [{ "type": "Text", "runs": ["a", "b"] }] },
          { "type": "Canvas", "draw": [{ "fill": "Circle" }] },
          { "type": "Table", "columns": ["Item"], "children": [
            { "type": "TableRow", "children": [{ "type": "Text", "content": "Tea" }] }] },
          { "type": "Color", "modifiers": [{ "padding": 4 }, { "overlay": "red" }] },
          { "type": "Button", "title": "Eat" } ] } }
      """
    )
    let folder = URL(fileURLWithPath: Espalier.path).deletingLastPathComponent().path
    // Each time is three layouts: of the screen, with other texts and the other way round.
    let run = try Espalier.shell("\(folder)/memory-probe card.json 3400", in: scratch.path)
    #expect(run.errors == "")
    let growth = try #require(run.lines.first.flatMap { Int($0) })
    #expect(growth < 1_000_000)
  }

  /// A surface of this size, lost once in ten pictures, would be ten megabytes.
  @Test func memoryReturnsToItsStartAfterTenThousandPictures() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "card.json",
      """
      { "scene": { "width": 24, "height": 16, "displayScale": 1 },
        "view": { "type": "ZStack", "children": [
          { "type": "Color", "modifiers": [{ "shadow": 1 }, { "padding": 2 }] },
          { "type": "Circle", "modifiers": [{ "fill": { "linearGradient": {
              "colors": ["red", "blue"], "startPoint": "top", "endPoint": "bottom" } } },
            { "blendMode": "multiply" }, { "compositingGroup": true }] },
          { "type": "Circle", "modifiers": [{ "fill": "#ff000080" }, { "clipped": true },
            { "drawingGroup": { "colorMode": "linear" } }] },
          { "type": "Text", "content": "a", "modifiers": [
            { "mask": { "content": { "type": "Capsule" } } }] } ] } }
      """
    )
    let folder = URL(fileURLWithPath: Espalier.path).deletingLastPathComponent().path
    // Each time is three pictures: PNG, SVG and PDF.
    let run = try Espalier.shell("\(folder)/memory-probe card.json 3400 pictures", in: scratch.path)
    #expect(run.errors == "")
    let growth = try #require(run.lines.first.flatMap { Int($0) })
    #expect(growth < 1_000_000)
  }

  /// Light beyond white has planes of numbers, which take long to be blurred; one lost in each picture
  /// would be a megabyte.
  @Test func memoryReturnsToItsStartAfterHundredsOfGroupsOfLight() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "light.json",
      """
      { "scene": { "width": 24, "height": 16, "displayScale": 1 },
        "view": { "type": "ZStack", "children": [
            { "type": "Circle", "modifiers": [{ "fill": "#ff0000" }] },
            { "type": "Circle", "modifiers": [{ "fill": "#00ff00" }, { "blendMode": "plusLighter" }] },
            { "type": "Color", "modifiers": [{ "background": "regularMaterial" },
              { "opacity": 0.5 }, { "mask": { "content": { "type": "Capsule" } } }] } ],
          "modifiers": [{ "drawingGroup": { "colorMode": "extendedLinear" } }] } }
      """
    )
    let folder = URL(fileURLWithPath: Espalier.path).deletingLastPathComponent().path
    let run = try Espalier.shell("\(folder)/memory-probe light.json 200 pictures", in: scratch.path)
    #expect(run.errors == "")
    let growth = try #require(run.lines.first.flatMap { Int($0) })
    #expect(growth < 200_000)
  }
}
