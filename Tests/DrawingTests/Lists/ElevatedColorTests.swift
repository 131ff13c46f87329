import Controls
import Drawing
import LayoutCore
import SpecFormat
import Testing

/// What lies on a sheet or a popover in the dark is a step lighter than on the scene (D1.17).
@Suite struct ElevatedColorTests {
  /// The colours of what is filled but for letters, with a view on the scene or on what covers it.
  private func colors(
    _ kind: String?,
    _ view: String,
    scheme: String = "dark",
    contrast: String = "standard"
  ) throws -> [String] {
    let sheet = kind.map {
      #"{ "type": "Spacer", "modifiers": [{ "\#($0)": { "content": \#(view) } }] }"#
    }
    let json = """
      { "scene": { "width": 390, "height": 600 },
        "environment": { "system": "iOS18", "colorScheme": "\(scheme)",
          "colorSchemeContrast": "\(contrast)" },
        "view": \(sheet ?? view) }
      """
    let file = SpecFile(bytes: Array(json.utf8), name: "sheet.json")
    #expect(file.diagnostics.map(\.message) == [])
    let list = try #require(file.specs.first?.scene).layout().displayList(.transparent)
    return list.elements.compactMap { element in
      guard case .fill(_, .color(let color), _, _) = element else { return nil }
      return color.hex
    }
    .filter { $0 != "#ffffff" }
  }

  private let form = #"{ "type": "Form", "children": [{ "type": "Text", "content": "row" }] }"#
  private let plainList =
    #"""
    { "type": "List", "children": [{ "type": "Text", "content": "row" }],
      "modifiers": [{ "listStyle": "plain" }] }
    """#

  private func color(_ name: String) -> String { #"{ "type": "Color", "name": "\#(name)" }"# }

  private func shape(_ style: String) -> String {
    #"{ "type": "Rectangle", "modifiers": [{ "fill": "\#(style)" }] }"#
  }

  @Test(arguments: ["sheet", "popover"])
  func listsAreLighter(_ kind: String) throws {
    #expect(try colors(nil, form) == ["#000000", "#1c1c1e"])
    let own = try colors(kind, form)
    #expect(own.filter { $0 == "#1c1c1e" }.count == 2 && own.contains("#2c2c2e"))
    #expect(!own.contains("#000000"))
    #expect(try colors(nil, plainList).contains("#000000"))
    #expect(try !colors(kind, plainList).contains("#000000"))
  }

  @Test(arguments: [
    ("systemBackground", "#1c1c1e"), ("secondarySystemBackground", "#2c2c2e"),
    ("tertiarySystemBackground", "#3a3a3c"), ("systemGroupedBackground", "#1c1c1e"),
    ("secondarySystemGroupedBackground", "#2c2c2e"),
    ("tertiarySystemGroupedBackground", "#3a3a3c"),
    // What is no background is the same everywhere.
    ("systemGray6", "#1c1c1e"),
  ])
  func backgroundsAreLighter(_ name: String, _ expected: String) throws {
    let own = try colors("sheet", color(name))
    #expect(own.contains(expected) && !own.contains("#000000"))
  }

  @Test func theBackgroundStyleIsOneDeeper() throws {
    #expect(try colors(nil, shape("background")) == ["#000000"])
    #expect(try !colors("sheet", shape("background")).contains("#000000"))
  }

  @Test func whatIsNoPanelOrNotDarkIsAsOnTheScene() throws {
    #expect(try colors("fullScreenCover", form) == ["#000000", "#000000", "#1c1c1e"])
    #expect(try colors("sheet", form, scheme: "light").contains("#f2f2f7"))
  }

  @Test func withMoreContrastTheStepsAreLighter() throws {
    let own = try colors("sheet", form, contrast: "increased")
    #expect(own.filter { $0 == "#242426" }.count == 2 && own.contains("#363638"))
  }
}
