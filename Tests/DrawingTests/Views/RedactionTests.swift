import Drawing
import LayoutCore
import SwiftUI
import Testing

/// What stands for texts and images that are redacted (D9.21).
@MainActor
@Suite struct RedactionTests {
  private func screen(_ view: some SwiftUI.View) throws -> SwiftScreen {
    try SwiftScreen(view, width: 200, height: 200)
  }

  private func fills(_ screen: SwiftScreen) -> [(color: String, frame: Rect)] {
    screen.result.displayList(.transparent).elements.compactMap { element in
      guard case .fill(let path, .color(let color), _, _) = element, let box = path.boundingRect
      else { return nil }
      return (color.hex, box)
    }
  }

  private static let placeholder = "#3c3c432e"

  @Test func eachLineOfATextIsARectangleAsWideAsItIs() throws {
    let words = Text("one two\nthree")
    let whole = try screen(words)
    let redacted = try screen(words.redacted(reason: .placeholder))
    let text = try #require(whole.texts["one two\nthree"])
    #expect(redacted.texts["one two\nthree"] == text)
    let lines = fills(redacted)
    #expect(lines.map(\.color) == [Self.placeholder, Self.placeholder])
    #expect(lines[0].frame.width > lines[1].frame.width)
    #expect(lines[0].frame.maxY <= lines[1].frame.minY)
    #expect(lines.allSatisfy { text.insetBy(dx: -0.5, dy: -0.5).contains($0.frame) })
    #expect(lines[0].frame.minX == text.minX)
  }

  @Test func theColourIsTheFourthLevelOfTheForegroundStyle() throws {
    let red = SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0)
    let view = Text("x").foregroundStyle(red).redacted(reason: .placeholder)
    #expect(try fills(screen(view)).map(\.color) == ["#ff00002e"])
  }

  @Test func anImageIsARectangleOfItsFrame() throws {
    let view = Image(systemName: "star").resizable().frame(width: 40, height: 30)
      .redacted(reason: .placeholder)
    let drawn = try fills(screen(view))
    #expect(drawn.map(\.color) == [Self.placeholder])
    #expect(drawn.first?.frame == Rect(x: 80, y: 85, width: 40, height: 30))
  }

  @Test func whatIsUnredactedOrNoPlaceholderStays() throws {
    let red = SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0)
    func colors(_ view: some SwiftUI.View) throws -> [String] {
      try fills(screen(view)).map(\.color)
    }
    #expect(try colors(red.redacted(reason: .placeholder)) == ["#ff0000"])
    let text = Text("x")
    let plain = try colors(text)
    #expect(plain != [Self.placeholder])
    #expect(try colors(text.unredacted().redacted(reason: .placeholder)) == plain)
    #expect(try colors(text.redacted(reason: .placeholder).unredacted()) == [Self.placeholder])
    #expect(try colors(text.redacted(reason: .privacy)) == plain)
    #expect(try colors(text.redacted(reason: .invalidated)) == plain)
  }
}
