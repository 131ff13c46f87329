import Foundation
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// From which side paragraphs are written and at which edge their lines are (L18.19, L18.20).
@MainActor @Suite struct TextStrategyTests {
  /// The lines of the first text of a view: the side that each is at, and its direction.
  private func lines<Content: SwiftUI.View>(
    _ view: Content,
    _ direction: LayoutCore.LayoutDirection = .leftToRight
  ) throws -> [String] {
    var scene = LayoutScene(tree: ViewTreeBuilder().finish())
    scene.environment.layoutDirection = direction
    let screen = ViewHost.screen(view, in: scene, measurer: FixedTextMeasurer())
    let result = try screen.settle()
    let text = try #require(result.views.first { $0.text != nil })
    return try #require(text.text).lines.map { line in
      let room = (line.frame.minX - text.frame.minX, text.frame.maxX - line.frame.maxX)
      let side = abs(room.0 - room.1) < 1 ? "center" : room.0 < room.1 ? "left" : "right"
      return "\(side) \(line.direction == .rightToLeft ? "rtl" : "ltr")"
    }
  }

  private static let both = "long english line\nשלום\n(+1)"

  @Test func linesAreAlignedByTheLayout() throws {
    #expect(try lines(Text(Self.both)) == ["center ltr", "left rtl", "left ltr"])
    #expect(
      try lines(Text(Self.both), .rightToLeft) == ["center ltr", "right rtl", "right rtl"]
    )
  }

  @Test func linesMayBeAlignedByTheirDirection() throws {
    let view = Text(Self.both).multilineTextAlignment(strategy: .writingDirectionBased)
    #expect(try lines(view) == ["center ltr", "right rtl", "left ltr"])
    #expect(try lines(view, .rightToLeft) == ["center ltr", "right rtl", "right rtl"])
    #expect(
      try lines(view.multilineTextAlignment(.trailing)) == ["center ltr", "left rtl", "right ltr"]
    )
    let usual = view.multilineTextAlignment(strategy: .default)
    #expect(try lines(usual)[1] == "right rtl")
    #expect(
      try lines(Text(Self.both).multilineTextAlignment(strategy: .layoutBased))[1] == "left rtl"
    )
  }

  @Test func paragraphsMayBeWrittenAsTheLayout() throws {
    let view = Text(Self.both).writingDirection(strategy: .layoutBased)
    #expect(try lines(view) == ["center ltr", "left ltr", "left ltr"])
    #expect(try lines(view, .rightToLeft) == ["center rtl", "right rtl", "right rtl"])
    let content = Text(Self.both).writingDirection(strategy: .contentBased)
    #expect(try lines(content, .rightToLeft)[0] == "center ltr")
  }

  @Test func paragraphsSayTheirDirectionAndSide() throws {
    var text = AttributedString("the longest of all\n")
    var second = AttributedString("abc\n")
    second.writingDirection = .rightToLeft
    second.alignment = .right
    var third = AttributedString("abc")
    third.alignment = .center
    text += second + third
    #expect(try lines(Text(text)) == ["center ltr", "right rtl", "center ltr"])
    #expect(try lines(Text(text), .rightToLeft) == ["center ltr", "right rtl", "center ltr"])
    var first = AttributedString("abc")
    first.alignment = .left
    let words = first + AttributedString("\nthe longest of all")
    #expect(try lines(Text(words), .rightToLeft) == ["left ltr", "center ltr"])
  }
}
