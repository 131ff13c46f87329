import LayoutCore
import Testing

@Suite struct TruncationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var capacity: Double
    var limit: Int
    /// The lines by truncation mode: head, middle, tail.
    var lines: [[String]]

    init(_ text: String, _ capacity: Double, limit: Int, _ lines: [[String]]) {
      self.text = text
      self.capacity = capacity
      self.limit = limit
      self.lines = lines
    }

    var testDescription: String { "\(text.debugDescription), \(limit) lines of \(capacity)" }
  }

  @Test(arguments: [
    Case("abcdefgh", 5, limit: 1, [["…efgh"], ["ab…gh"], ["abcd…"]]),
    Case("abcdefgh", 4, limit: 1, [["…fgh"], ["ab…h"], ["abc…"]]),
    Case("abcdefgh", 1, limit: 1, [["…"], ["…"], ["…"]]),
    Case("ab cdefgh", 4, limit: 2, [["ab", "…fgh"], ["ab", "cd…h"], ["ab", "cde…"]]),
    Case("one two three", 5, limit: 2, [["one", "…hree"], ["one", "tw…ee"], ["one", "two …"]]),
    // Whole paragraphs that are not shown leave their mark, but never a line feed.
    Case("ab\ncd", 9, limit: 1, [["…cd"], ["ab…cd"], ["ab…"]]),
    Case("abcdef\nghijkl", 7, limit: 1, [["…ghijkl"], ["abc…jkl"], ["abcdef…"]]),
    Case("ab\ncdefgh\nij", 4, limit: 2, [["ab", "…ij"], ["ab", "cd…j"], ["ab", "cde…"]]),
    Case("ab\ncd\n", 9, limit: 1, [["…cd"], ["ab…cd"], ["ab…"]]),
    Case("👩‍👩‍👧‍👦🇩🇪👍🏽x", 3, limit: 1, [["…👍🏽x"], ["👩‍👩‍👧‍👦…x"], ["👩‍👩‍👧‍👦🇩🇪…"]]),
  ])
  func theLastLineLosesCharacters(_ text: Case) {
    for (mode, expected) in zip([TruncationMode.head, .middle, .tail], text.lines) {
      let shaped = fixedText(text.text, mode)
      #expect(shaped.lines(text.capacity, limit: text.limit) == expected)
      let request = TextRequest(width: text.capacity * 10, lineLimit: text.limit)
      let measurement = shaped.measure(request)
      #expect(measurement.isTruncated)
      #expect(measurement.lineCount == expected.count)
      #expect(measurement.width == shaped.lines(request).map(\.width).max())
      #expect(shaped.lines(request).last?.range.upperBound == text.text.unicodeScalars.count)
    }
  }

  @Test(arguments: [
    ("ab cd", 5.0, 1), ("ab   ", 2, 1), ("ab\n", 9, 1), ("ab\n \n", 9, 1), ("ab cd", 2, 2),
  ])
  func aTextThatMissesNothingVisibleIsNotTruncated(_ text: String, _ capacity: Double, _ limit: Int)
  {
    for mode in TruncationMode.allCases {
      let request = TextRequest(width: capacity * 10, lineLimit: limit)
      let shaped = fixedText(text, mode)
      #expect(!shaped.measure(request).isTruncated)
      #expect(shaped.measure(request).lineCount == limit)
      #expect(!shaped.lines(request).contains { $0.text.contains("…") })
    }
  }
}
