import LayoutCore
import Testing

@testable import AccessibilityATK
@testable import AccessibilityCore

/// Where the caret is, and characters where lines are not known.
@Suite struct CaretTests {
  /// A field of 100 × 20 at 10, 20 whose lines are not known.
  private func field(_ string: String, _ direction: LayoutDirection) -> ATKRecord {
    record(.textField) { node in
      node.element.layoutDirection = direction
      node.text = .init(string: string, isEditable: true)
    }
  }

  @Test func `Characters follow each other in the direction of the layout`() {
    let (left, right) = (field("abcd", .leftToRight), field("abcd", .rightToLeft))
    #expect(left.textBounds(of: 0..<1) == PixelRect(x: 10, y: 20, width: 25, height: 20))
    #expect(right.textBounds(of: 0..<1) == PixelRect(x: 85, y: 20, width: 25, height: 20))
    #expect(right.textBounds(of: 3..<4) == PixelRect(x: 10, y: 20, width: 25, height: 20))
    #expect(right.textOffset(at: PixelPoint(x: 100, y: 25)) == 0)
  }

  @Test func `The caret of an empty field stands where its text will begin`() {
    #expect(
      field("", .leftToRight).textBounds(of: 0..<0)
        == PixelRect(x: 10, y: 20, width: 0, height: 20)
    )
    #expect(
      field("", .rightToLeft).textBounds(of: 0..<0)
        == PixelRect(x: 110, y: 20, width: 0, height: 20)
    )
  }

  @Test func `The caret at the end of a line is at the beginning of the next`() {
    let text = record(.textEditor) { node in
      node.text = .init(
        string: "one two",
        lines: [.sample("one ", 0..<4), .sample("two", 4..<7, y: 20)],
        isEditable: true
      )
    }
    #expect(text.textBounds(of: 4..<4) == PixelRect(x: 0, y: 20, width: 0, height: 20))
    #expect(text.textBounds(of: 7..<7) == PixelRect(x: 40, y: 20, width: 0, height: 20))
    #expect(text.textBounds(of: 0..<0) == PixelRect(x: 0, y: 0, width: 0, height: 20))
    #expect(text.textBounds(of: 2..<6) == PixelRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func `In a line from the right the caret moves to the left`() {
    let text = record(.textField) { node in
      node.text = .init(
        string: "שלום",
        lines: [.sample("שלום", 0..<4, direction: .rightToLeft)],
        isEditable: true
      )
    }
    #expect((0...4).map { text.textBounds(of: $0..<$0)?.x } == [40, 30, 20, 10, 0])
    #expect(text.textBounds(of: 1..<2) == PixelRect(x: 20, y: 0, width: 10, height: 20))
  }
}
