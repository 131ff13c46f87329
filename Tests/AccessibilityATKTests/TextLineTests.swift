import LayoutCore
import Testing

@testable import AccessibilityATK
@testable import AccessibilityCore

@Suite struct TextLineTests {
  @Test func `Lines are told of the text that is laid out`() {
    let lines = [PlacedText.Line.sample("one ", 0..<4), .sample("two", 4..<7, y: 20)]
    let text = record(.staticText, "one two") { $0.text = .init(string: "one two", lines: lines) }
    #expect(
      text.text?.lines == [
        .init(range: 0..<4, bounds: PixelRect(x: 0, y: 0, width: 40, height: 20)),
        .init(range: 4..<7, bounds: PixelRect(x: 0, y: 20, width: 40, height: 20)),
      ]
    )
  }

  @Test func `No lines are told where another text is published`() {
    let text = record(.staticText, "Total") { node in
      node.element.value = "3 €"
      node.text = .init(string: "Total", lines: [.sample("Total", 0..<5)])
    }
    #expect(text.text?.string == "Total, 3 €" && text.text?.lines == [])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `A line has its own direction`(_ direction: LayoutDirection) {
    let text = record(.staticText, "ab") { node in
      node.element.layoutDirection = .leftToRight
      node.text = .init(string: "ab", lines: [.sample("ab", 0..<2, direction: direction)])
    }
    #expect(text.text?.lines.map(\.isRightToLeft) == [direction == .rightToLeft])
  }

  @Test func `Lines do not reach beyond the text`() {
    let text = record(.staticText, "ab") {
      $0.text = .init(string: "ab", lines: [.sample("ab", 1..<99), .sample("", 50..<60)])
    }
    #expect(text.text?.lines.map(\.range) == [1..<2, 2..<2])
  }
}

extension PlacedText.Line {
  /// A line of 40 × 20 points.
  static func sample(
    _ text: String,
    _ range: Range<Int>,
    y: Double = 0,
    direction: LayoutDirection = .leftToRight
  ) -> PlacedText.Line {
    PlacedText.Line(
      text: text,
      range: range,
      frame: Rect(x: 0, y: y, width: 40, height: 20),
      baseline: y + 15,
      direction: direction,
      isTruncated: false
    )
  }
}
