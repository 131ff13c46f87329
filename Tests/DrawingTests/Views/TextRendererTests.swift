import Foundation
import LayoutCore
import SwiftUI
import Testing

/// Texts that code draws (D8.6).
@MainActor
@Suite struct TextRendererTests {
  private struct Mark: TextAttribute, Equatable {
    var name = "mark"
  }

  private struct Drawing: TextRenderer {
    let draw: (Text.Layout, inout GraphicsContext) -> Void
    var extra = CGSize.zero

    func draw(layout: Text.Layout, in context: inout GraphicsContext) { draw(layout, &context) }

    func sizeThatFits(proposal: SwiftUI.ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + extra.width, height: size.height + extra.height)
    }
  }

  private func image(
    _ text: Text = Text(verbatim: "abcd"),
    _ draw: @escaping (Text.Layout, inout GraphicsContext) -> Void
  ) throws -> PixelImage {
    try SwiftScreen(text.textRenderer(Drawing(draw: draw))).image
  }

  private func plain(_ text: Text = Text(verbatim: "abcd")) throws -> PixelImage {
    try SwiftScreen(text).image
  }

  /// Lines, runs and glyphs each draw the text as the engine does.
  @Test func whatIsDrawnWholeIsTheText() throws {
    let expected = try plain()
    let lines = try image { layout, context in
      for line in layout { context.draw(line) }
    }
    let runs = try image { layout, context in
      for line in layout { for run in line { context.draw(run) } }
    }
    let glyphs = try image { layout, context in
      for line in layout { for run in line { for glyph in run { context.draw(glyph) } } }
    }
    #expect(lines.bytes == expected.bytes)
    #expect(runs.bytes == expected.bytes)
    #expect(glyphs.bytes == expected.bytes)
    #expect(expected.ink(scale: 1) != nil)
    #expect(try image { _, _ in }.ink(scale: 1) == nil)
  }

  /// A square is half of the 17 points wide.
  @Test func slicesAreSomeGlyphs() throws {
    let ink = try #require(try plain().ink(scale: 1))
    let part = try image { layout, context in context.draw(layout[0][0][1..<3]) }
    let drawn = try #require(part.ink(scale: 1))
    #expect(abs(drawn[0] - (ink[0] + 8.5)) <= 1)
    #expect(abs(drawn[2] - (ink[2] - 17)) <= 1)
    #expect(drawn[1] == ink[1] && drawn[3] == ink[3])
  }

  /// Contexts move and fade what they draw.
  @Test func contextsTransformWhatTheyDraw() throws {
    let ink = try #require(try plain().ink(scale: 1))
    let moved = try image { layout, context in
      context.opacity = 0.5
      context.translateBy(x: 10, y: -20)
      context.draw(layout[0])
    }
    let drawn = try #require(moved.ink(scale: 1))
    #expect(drawn == [ink[0] + 10, ink[1] - 20, ink[2], ink[3]])
    #expect(moved[Int(drawn[0]) + 3, Int(drawn[1]) + 3][3] == 128)
  }

  @Test func layoutsSayWhereCharactersAre() throws {
    let text = Text(verbatim: "ab cd ef gh ij")
    var seen: [[CGRect]] = []
    let screen = try SwiftScreen(
      text.textRenderer(
        Drawing { layout, _ in
          seen = layout.map { line in line.flatMap { $0.map(\.typographicBounds.rect) } }
          #expect(!layout.isTruncated)
          #expect(layout[0].typographicBounds.width > 0)
          #expect(layout[0][0].layoutDirection == .leftToRight)
          #expect(layout[0] == layout[0] && layout[0] != layout[1])
        }
      ),
      width: 60
    )
    _ = try screen.image
    #expect(seen.count > 1)
    let frame = try #require(screen.texts["ab cd ef gh ij"])
    let all = seen.flatMap { $0 }
    #expect(all.allSatisfy { $0.minX >= 0 && $0.maxX <= frame.width + 0.01 })
    #expect(all.first?.width == 8.5)
    #expect(seen.map { $0[0].minY } == seen.map { $0[0].minY }.sorted())
  }

  /// Attributes are those of their characters alone.
  @Test func attributesReachTheRenderer() throws {
    var found: [String?] = []
    let text =
      Text(verbatim: "a") + Text(verbatim: "b").bold().customAttribute(Mark(name: "x"))
      + Text(verbatim: "c")
    _ = try image(text) { layout, _ in
      found = layout.flatMap { line in line.map { $0[Mark.self]?.name } }
    }
    #expect(found == [nil, "x", nil])
    _ = try image(Text(verbatim: "a").customAttribute(Mark())) { layout, _ in
      found = layout.flatMap { line in line.map { $0[0][Mark.self]?.name } }
    }
    #expect(found == ["mark"])
  }

  @Test func renderersSayHowLargeTextsAre() throws {
    let text = Text(verbatim: "abcd")
    let renderer = Drawing(draw: { _, _ in }, extra: CGSize(width: 20, height: 10))
    let size = try #require(try SwiftScreen(text).texts["abcd"]).size
    let shown = try SwiftScreen(
      VStack(alignment: .leading, spacing: 0) {
        text.textRenderer(renderer)
        SwiftUI.Color.black.frame(width: 5, height: 5)
      }
      .fixedSize()
    )
    let ink = try #require(try shown.image.ink(scale: 1))
    #expect(abs(ink[0] - (50 - (size.width + 20) / 2)) <= 1)
    #expect(abs(ink[1] - (50 + (size.height + 10 - 5) / 2)) <= 1)
  }

  /// What a text says and does stays as it is.
  @Test func placesAndWordsStay() throws {
    let view = HStack(alignment: .firstTextBaseline) {
      Text(verbatim: "ab")
      Text(verbatim: "cd").font(.largeTitle)
    }
    let rendered = view.textRenderer(Drawing { _, _ in })
    #expect(try SwiftScreen(rendered).texts == SwiftScreen(view).texts)
  }
}
