import Controls
import Drawing
import LayoutCore
import SpecFormat
import Testing

/// Where the badges of tabs are (D9.15).
@Suite struct TabBadgeTests {
  /// The frames of the badge and of the title of the tab that has it.
  private func frames(
    _ scene: String,
    badge: String = "3",
    direction: String = "leftToRight"
  ) throws -> (badge: Rect, title: Rect) {
    let json = """
      { "scene": \(scene), "environment": { "system": "iOS26", "layoutDirection": "\(direction)" },
        "view": { "type": "TabView", "tabs": [
          { "title": "One", "systemImage": "house", "children": [{ "type": "Spacer" }] },
          { "title": "Two", "systemImage": "gear", "badge": \(badge) }] } }
      """
    let file = SpecFile(bytes: Array(json.utf8), name: "tabs.json")
    #expect(file.diagnostics.map(\.message) == [])
    let layout = try #require(file.specs.first?.scene).layout()
    let red = layout.displayList(.transparent).elements.compactMap { element -> Rect? in
      guard case .fill(let path, .color(let color), _, _) = element, color.hex == "#ff383c" else {
        return nil
      }
      return path.boundingRect
    }
    let title = layout.views.first { view in
      if case .text("Two") = view.content { true } else { false }
    }
    return (try #require(red.first), try #require(title).frame)
  }

  private let upright = #"{ "device": "iPhone 16" }"#
  private let onItsSide = #"{ "device": "iPhone 16", "orientation": "landscape" }"#

  @Test func aboveATitleItIsAtThePicturesCorner() throws {
    let (badge, title) = try frames(upright)
    #expect(badge.size == Size(width: 20, height: 20))
    // Beyond the middle, where the picture is.
    #expect(badge.minX > title.midX && badge.minY < title.minY)
  }

  @Test(arguments: ["3", "\"New\""])
  func besideATitleItIsClearOfIt(_ badge: String) throws {
    let (frame, title) = try frames(onItsSide, badge: badge)
    #expect(frame.maxX <= title.minX - 1 && frame.maxX > title.minX - 8)
    let (other, first) = try frames(onItsSide, badge: badge, direction: "rightToLeft")
    #expect(other.minX >= first.maxX + 1 && other.minX < first.maxX + 8)
  }
}
