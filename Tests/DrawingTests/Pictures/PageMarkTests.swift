import Drawing
import LayoutCore
import SwiftUI
import Testing
import ViewGraph

/// The marks of pages (D9.20, M3.8).
@MainActor
@Suite struct PageMarkTests {
  private struct Pages<Style: TabViewStyle>: View {
    var count = 3
    let style: Style

    var body: some View {
      TabView(selection: .constant(1)) {
        ForEach(0..<count, id: \.self) { index in Color.black.tag(index) }
      }
      .tabViewStyle(style)
    }
  }

  /// The fills of round marks, from the left: their colours and frames.
  private func marks(_ view: some View) throws -> [(color: String, frame: Rect)] {
    let screen = ViewHost.screen(
      view,
      in: LayoutScene(
        host: .size(Size(width: 200, height: 100)),
        environment: LayoutCore.EnvironmentValues(),
        tree: ViewTreeBuilder().finish()
      ),
      measurer: FixedTextMeasurer()
    )
    return try screen.settle().displayList(.transparent).elements.compactMap { element in
      guard case .fill(let path, .color(let color), _, _) = element, let box = path.boundingRect,
        box.height < 60
      else { return nil }
      return (color.hex, box)
    }
  }

  @Test func eachPageHasAMarkOverTheLowerEdge() throws {
    let found = try marks(Pages(style: .page))
    #expect(found.map(\.color) == ["#ffffff4d", "#ffffff", "#ffffff4d"])
    for (one, other) in zip(found, found.dropFirst()) {
      #expect(abs(other.frame.midX - one.frame.midX - 16) <= 1)
    }
    #expect(abs((found.first?.frame.midY ?? 0) - (100 - 77.0 / 6)) <= 1)
    #expect(abs(found[1].frame.midX - 100) <= 1)
  }

  @Test func onePageHasNoneUnlessItAlwaysHas() throws {
    #expect(try marks(Pages(count: 1, style: .page)).isEmpty)
    #expect(try marks(Pages(count: 1, style: .page(indexDisplayMode: .always))).count == 1)
    #expect(try marks(Pages(style: .page(indexDisplayMode: .never))).isEmpty)
  }

  @Test func aBackgroundIsACapsuleAroundThem() throws {
    let view = Pages(style: .page).indexViewStyle(.page(backgroundDisplayMode: .always))
    let found = try marks(view)
    #expect(found.map(\.color) == ["#78788029", "#ffffff4d", "#ffffff", "#ffffff4d"])
    // Three marks, two gaps and 12 on both sides.
    #expect(abs((found.first?.frame.width ?? 0) - 63) <= 1)
  }
}
