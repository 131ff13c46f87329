import Controls
import Drawing
import LayoutCore
import SpecFormat
import Testing

/// What sheets look like where their views say so, and what stands in their bars (D9.16, M9.1).
@Suite struct SheetLookTests {
  private func drawn(_ modifiers: String, height: Int = 100) throws -> DisplayList {
    let json = """
      { "scene": { "width": 390, "height": 600 }, "environment": { "system": "iOS18" },
        "view": { "type": "Color", "name": "red", "modifiers": [
          { "sheet": { "content": { "type": "Color", "name": "blue", "modifiers": [
            { "presentationDetents": [{ "height": \(height) }] }\(modifiers)] } } }] } }
      """
    let file = SpecFile(bytes: Array(json.utf8), name: "sheet.json")
    #expect(file.diagnostics.map(\.message) == [])
    return try #require(file.specs.first?.scene).layout().displayList(.transparent)
  }

  private func fills(_ list: DisplayList) -> [(color: String, frame: Rect)] {
    list.elements.compactMap { element in
      guard case .fill(let path, .color(let color), _, _) = element, let box = path.boundingRect
      else { return nil }
      return (color.hex, box)
    }
  }

  /// Whether there is a handle, above all else.
  private func hasHandle(_ list: DisplayList) -> Bool {
    fills(list).last?.frame.size == Size(width: 36, height: 5)
  }

  @Test func aHandleIsThereWhereItIsAskedFor() throws {
    #expect(try hasHandle(drawn("")))
    #expect(try !hasHandle(drawn(", { \"presentationDragIndicator\": \"hidden\" }")))
    #expect(try hasHandle(drawn(", { \"presentationDragIndicator\": \"automatic\" }")))
    #expect(try !hasHandle(drawn("", height: 590)))
    #expect(try hasHandle(drawn(", { \"presentationDragIndicator\": \"visible\" }", height: 590)))
  }

  @Test func theBackgroundIsThatOfTheViews() throws {
    #expect(try fills(drawn("")).contains { $0.color == "#ffffff" })
    let yellow = try fills(drawn(", { \"presentationBackground\": \"#123456\" }"))
    #expect(yellow.contains { $0.color == "#123456" } && !yellow.contains { $0.color == "#ffffff" })
    let material = try drawn(", { \"presentationBackground\": \"thinMaterial\" }")
    #expect(material.outline.contains("backdrop"))
  }

  /// The panel of a sheet at the screen's bottom goes on below it by its corners' radius.
  @Test func theCornersHaveTheRadiusThatIsAskedFor() throws {
    func reach(_ modifiers: String) throws -> Double? {
      try fills(drawn(modifiers)).first { $0.color == "#ffffff" }?.frame.maxY
    }
    #expect(try reach("") == 610)
    #expect(try reach(", { \"presentationCornerRadius\": 40 }") == 640)
    #expect(try reach(", { \"presentationCornerRadius\": -1 }") == 600)
  }

  /// Spacers keep groups of items apart, each on a capsule of its own.
  @Test func spacersDivideTheGlassOfABar() throws {
    func capsules(_ spacer: String) throws -> Int {
      let json = """
        { "scene": { "width": 390, "height": 600 }, "environment": { "system": "iOS26" },
          "view": { "type": "NavigationStack", "children": [{ "type": "Spacer", "modifiers": [
            { "toolbar": { "placement": "bottomBar", "content": [
              { "type": "Button", "title": "One" }, \(spacer){ "type": "Button", "title": "Two" }] } }] }] } }
        """
      let file = SpecFile(bytes: Array(json.utf8), name: "bar.json")
      #expect(file.diagnostics.map(\.message) == [])
      let list = try #require(file.specs.first?.scene).layout().displayList(.transparent)
      return Set(fills(list).map(\.frame).filter { $0.height == 44 }).count
    }
    let together = try capsules("")
    #expect(together > 0)
    #expect(try capsules("{ \"type\": \"Spacer\" }, ") == 2 * together)
    let gap = "{ \"type\": \"Spacer\", \"modifiers\": [{ \"frame\": { \"width\": 8 } }] }, "
    #expect(try capsules(gap) == 2 * together)
  }
}
