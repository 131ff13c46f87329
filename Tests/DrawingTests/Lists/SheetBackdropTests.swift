import LayoutCore
import SwiftUI
import Testing

/// Views behind those of a sheet (D9.16, V10.12).
@MainActor
@Suite struct SheetBackdropTests {
  private struct Presenter<Content: SwiftUI.View>: SwiftUI.View {
    let content: Content

    var body: some SwiftUI.View {
      SwiftUI.Color.white.sheet(isPresented: .constant(true)) {
        content.presentationDetents([.height(100)])
      }
    }
  }

  private func screen(_ content: some SwiftUI.View) throws -> SwiftScreen {
    try SwiftScreen(Presenter(content: content), width: 200, height: 300)
  }

  private let red: [Int] = [255, 0, 0, 255]

  @Test func theyFillTheSheetBehindItsViews() throws {
    let plain = try screen(Text("a"))
    let shown = try screen(
      Text("a").presentationBackground { SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0) }
    )
    #expect(shown.texts["a"] == plain.texts["a"])
    let frame = try #require(shown.texts["a"])
    #expect(try shown.image[Int(frame.midX) - 60, Int(frame.midY)] == red)
    #expect(try plain.image[Int(frame.midX) - 60, Int(frame.midY)] == [255, 255, 255, 255])
  }

  @Test func smallOnesStandWhereTheyAreAligned() throws {
    let shown = try screen(
      Text("a").presentationBackground(alignment: .topLeading) { Text("behind") }
    )
    let (behind, text) = (try #require(shown.texts["behind"]), try #require(shown.texts["a"]))
    #expect(behind.minX < text.minX && behind.minY < text.minY)
  }

  @Test func severalViewsStayBelowEachOther() throws {
    let content = SwiftUI.Group {
      Text("a")
      Text("b")
    }
    let shown = try screen(
      VStack { content }.presentationBackground { SwiftUI.Color.red }
    )
    let (a, b) = (try #require(shown.texts["a"]), try #require(shown.texts["b"]))
    #expect(a.maxY <= b.minY)
  }

  /// Of two backgrounds the outer one counts, whether it is a style or views.
  @Test func theOuterOneCounts() throws {
    let color = SwiftUI.Color(.sRGB, red: 0, green: 0, blue: 1)
    let styled = try screen(
      Text("a").presentationBackground { Text("behind") }.presentationBackground(color)
    )
    #expect(styled.texts["behind"] == nil)
    let viewed = try screen(
      Text("a").presentationBackground(color).presentationBackground { Text("behind") }
    )
    #expect(viewed.texts["behind"] != nil)
  }
}
