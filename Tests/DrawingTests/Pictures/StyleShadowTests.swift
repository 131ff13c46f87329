import Drawing
import LayoutCore
import SwiftUI
import Testing

/// Shadows of styles on all that a style paints (D2.18).
@MainActor
@Suite struct StyleShadowTests {
  private let red = SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0)
  private let blue = SwiftUI.Color(.sRGB, red: 0, green: 0, blue: 1)

  private var dropped: some ShapeStyle { red.shadow(.drop(color: blue, radius: 0, x: 20)) }

  private func image(_ view: some SwiftUI.View) throws -> PixelImage {
    try SwiftScreen(view).image
  }

  @Test func linesAndBordersCast() throws {
    let line = Rectangle().stroke(dropped, lineWidth: 4).frame(width: 40, height: 40)
    let border = SwiftUI.Color.clear.frame(width: 40, height: 40).border(dropped, width: 4)
    for (view, edge) in [(AnyView(line), 30), (AnyView(border), 31)] {
      let image = try image(view)
      #expect(image[edge, 50] == [255, 0, 0, 255])
      #expect(image[edge + 20, 50] == [0, 0, 255, 255])
      #expect(image[edge + 10, 50][3] == 0)
    }
    let canvas = Canvas { [dropped] context, _ in
      let path = SwiftUI.Path(CGRect(x: 20, y: 20, width: 40, height: 40))
      context.stroke(path, with: .style(dropped), lineWidth: 4)
    }
    let image = try image(canvas)
    #expect(image[20, 40] == [255, 0, 0, 255] && image[40, 40] == [0, 0, 255, 255])
  }

  /// The line is at 26…34; the shadow of what lies to the left of it reaches 3 into it.
  @Test func linesHaveInnerShadows() throws {
    let style = red.shadow(.inner(color: blue, radius: 0, x: 3))
    let image = try image(
      Rectangle().stroke(style, lineWidth: 8).frame(width: 40, height: 40)
    )
    #expect(image[27, 50] == [0, 0, 255, 255] && image[31, 50] == [255, 0, 0, 255])
    #expect(image[40, 50][3] == 0)
  }

  /// Letters that no font has are squares on the baseline.
  @Test func textsCast() throws {
    let style = red.shadow(.drop(color: blue, radius: 0, x: 0, y: 30))
    let text = Text("MM").font(.system(size: 30)).foregroundStyle(style)
    let image = try image(text)
    let ink = (0..<100).flatMap { y in (0..<100).map { ($0, y) } }
      .filter { image[$0.0, $0.1] == [255, 0, 0, 255] }
    let first = try #require(ink.first)
    #expect(ink.count > 100)
    #expect(image[first.0 + 2, first.1 + 32] == [0, 0, 255, 255])
    let mixed = Text("M").foregroundStyle(style) + Text("M").foregroundStyle(red)
    let both = try self.image(mixed.font(.system(size: 30)))
    let blues = (0..<100).flatMap { y in (0..<100).map { ($0, y) } }
      .filter { both[$0.0, $0.1] == [0, 0, 255, 255] }
    #expect(blues.count > 50 && blues.count < ink.count * 3 / 4)
  }
}
