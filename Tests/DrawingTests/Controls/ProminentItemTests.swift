import Drawing
import LayoutCore
import SpecFormat
import Testing

/// Buttons with a border as items of bars of glass, and what is on no glass there (D9.14).
@Suite struct ProminentItemTests {
  private static let blue = "#0088ff"
  private static let glass = "#fdfdfdde"

  private func fills(
    _ items: String,
    placement: String = "bottomBar",
    system: String = "iOS26"
  ) throws -> [(color: String, frame: Rect)] {
    let json = """
      { "scene": { "width": 390, "height": 600 }, "environment": { "system": "\(system)" },
        "view": { "type": "NavigationStack", "children": [{ "type": "Spacer", "modifiers": [
          { "toolbar": { "placement": "\(placement)", "content": [\(items)] } }] }] } }
      """
    let file = SpecFile(bytes: Array(json.utf8), name: "bar.json")
    #expect(file.diagnostics.map(\.message) == [])
    let list = try #require(file.specs.first?.scene).layout().displayList(.transparent)
    return list.elements.compactMap { element in
      guard case .fill(let path, .color(let color), _, _) = element, let box = path.boundingRect
      else { return nil }
      return (color.hex, box)
    }
  }

  private func button(_ title: String, _ style: String, _ more: String = "") -> String {
    """
    { "type": "Button", "title": "\(title)", "modifiers": [{ "buttonStyle": "\(style)" }\(more)] }
    """
  }

  private let plain = #"{ "type": "Button", "title": "Done" }"#

  @Test(arguments: ["bottomBar", "topBarTrailing"])
  func allOfTheCapsuleIsTinted(_ placement: String) throws {
    let drawn = try fills(button("Done", "borderedProminent"), placement: placement)
    let capsules = drawn.filter { $0.color == Self.blue }
    #expect(capsules.map(\.frame.height) == [44])
    #expect(!drawn.contains { $0.color == Self.glass })
    // It is as wide as that of another button with these words.
    let other = try fills(plain, placement: placement).first { $0.color == Self.glass }
    #expect(other?.frame == capsules.first?.frame)
  }

  @Test func ithasACapsuleForItself() throws {
    let drawn = try fills("\(plain), \(button("Send", "borderedProminent")), \(plain)")
      .filter { $0.frame.height == 44 }
    let frames = drawn.sorted { $0.frame.minX < $1.frame.minX }
    #expect(frames.map(\.color) == [Self.glass, Self.blue, Self.glass])
    for (one, next) in zip(frames, frames.dropFirst()) {
      #expect(abs(next.frame.minX - one.frame.maxX - 8) <= 1)
    }
  }

  @Test func withoutActingItIsGrey() throws {
    let drawn = try fills(button("Done", "borderedProminent", #", { "disabled": true }"#))
    #expect(!drawn.contains { $0.color == Self.blue })
    #expect(drawn.filter { $0.frame.height == 44 }.map(\.color) == ["#7676801f"])
  }

  @Test func anotherBorderIsTheGlass() throws {
    let drawn = try fills(button("Done", "bordered"))
    #expect(drawn.filter { $0.frame.height > 20 }.map(\.color) == [Self.glass])
  }

  @Test func beforeGlassTheButtonHasItsBorder() throws {
    let drawn = try fills(button("Done", "borderedProminent"), system: "iOS18")
    #expect(drawn.contains { $0.color == "#007aff" && $0.frame.height < 44 })
  }

  @Test func whatIsInTheMiddleIsOnNoGlass() throws {
    let status = #"{ "type": "Text", "content": "Updated just now" }"#
    #expect(try !fills(status, placement: "status").contains { $0.color == Self.glass })
  }
}
