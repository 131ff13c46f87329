import Drawing
import LayoutCore
import SwiftUI
import Testing

/// Smooth edges and those that are not (D0.6, D4.2, D4.3).
@MainActor
@Suite struct EdgeTests {
  private let red = SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0)
  private let hard = SwiftUI.FillStyle(antialiased: false)

  /// Pixels that were recorded: their coverage, within what Cairo counts (D10.3).
  @Test func turnedColoursHaveSmoothEdges() throws {
    let rows = [[0, 0, 0, 0, 0, 0x07], [0, 0, 0, 0, 0x07, 0xB6], [0, 0, 0, 0x07, 0xB6, 0xFF]]
    let turned = SwiftUI.Color.white.frame(width: 6, height: 6).rotationEffect(.degrees(45))
    let view = ZStack {
      SwiftUI.Color.black
      turned
    }
    let image = try SwiftScreen(view, width: 12, height: 12).image
    for (y, row) in rows.enumerated() {
      for (x, value) in row.enumerated() {
        #expect(abs(image[x, y + 1][0] - value) <= 5, "\(x) \(y): \(image[x, y + 1])")
        #expect(abs(image[11 - x, y + 1][0] - value) <= 5, "\(11 - x) \(y)")
      }
    }
    let gradient = LinearGradient(colors: [.white, .white], startPoint: .top, endPoint: .bottom)
      .frame(width: 6, height: 6).rotationEffect(.degrees(45))
    #expect(abs(try SwiftScreen(gradient, width: 12, height: 12).image[4, 2][3] - 0x07) <= 5)
  }

  /// A pixel is the colour's or not.
  @Test func scaledColoursHaveWholePixels() throws {
    let view = red.frame(width: 10, height: 10).scaleEffect(1.06)
    let image = try SwiftScreen(view, width: 20, height: 20).image
    #expect(Set((0..<20).map { image[$0, 10][3] }) == [0, 255])
  }

  @Test func hardEdgesCoverWhatTheyTouch() throws {
    let rect = SwiftUI.Path(CGRect(x: 10.6, y: 10, width: 9.6, height: 10))
    let image = try SwiftScreen(rect.fill(red, style: hard), width: 40, height: 40).image
    #expect(image.ink(scale: 1) == [10, 10, 11, 10])
    #expect(image[10, 15] == [255, 0, 0, 255] && image[20, 15] == [255, 0, 0, 255])
    let canvas = Canvas { [red, hard] context, _ in
      context.translateBy(x: 6, y: 6)
      context.rotate(by: .degrees(45))
      let square = SwiftUI.Path(CGRect(x: -3, y: -3, width: 6, height: 6))
      context.fill(square, with: .color(red), style: hard)
    }
    let turned = try SwiftScreen(canvas, width: 12, height: 12).image
    #expect((1...3).map { y in (0..<12).filter { turned[$0, y][3] == 255 }.count } == [2, 4, 6])
    #expect(Set((0..<144).map { turned[$0 % 12, $0 / 12][3] }) == [0, 255])
  }

  /// A mode acts on what is touched, and nothing else (D5.19).
  @Test func hardEdgesAreAsFarAsModesAct() throws {
    for mode in [GraphicsContext.BlendMode.copy, .sourceIn, .plusDarker, .multiply] {
      let canvas = Canvas { [red, hard] context, _ in
        context.fill(
          SwiftUI.Path(CGRect(x: 0, y: 0, width: 40, height: 40)),
          with: .color(.sRGB, red: 0, green: 1, blue: 0)
        )
        context.blendMode = mode
        let rect = SwiftUI.Path(CGRect(x: 10.6, y: 10, width: 9.6, height: 10))
        context.fill(rect, with: .color(red), style: hard)
      }
      let image = try SwiftScreen(canvas, width: 40, height: 40).image
      #expect(image[20, 15] == image[15, 15] && image[10, 15] == image[15, 15], "\(mode)")
      #expect(image[21, 15] == [0, 255, 0, 255] && image[9, 15] == [0, 255, 0, 255], "\(mode)")
      #expect(image[15, 15][1] == 0, "\(mode)")
    }
  }
}
