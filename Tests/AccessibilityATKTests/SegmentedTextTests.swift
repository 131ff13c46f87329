@testable import AccessibilityATK
import Testing

@Suite struct SegmentedTextTests {
  private func text(_ string: String, lines: [Range<Int>] = []) -> SegmentedText {
    SegmentedText(scalars: Array(string.unicodeScalars), lines: lines)
  }

  @Test func `Offsets count Unicode scalars, not bytes or characters`() {
    let text = text("Zoë 👩‍👩‍👧!")
    #expect(text.scalars.count == 10)
    #expect(text.string(in: 4..<9) == "👩‍👩‍👧")
    #expect(text.segment(.character, at: 4) == 4..<5)
  }

  @Test(arguments: [(0, "Two "), (3, "Two "), (4, "small "), (10, "words"), (15, "words")])
  func `A word reaches to the start of the next one`(offset: Int, word: String) {
    let text = text("Two small words")
    #expect(text.string(in: text.segment(.wordStart, at: offset)) == word)
  }

  @Test func `By its end a word brings the space before it along`() {
    let text = text("Two small words")
    #expect(text.string(in: text.segment(.wordEnd, at: 5)) == " small")
  }

  @Test(arguments: [(0, "Is it? "), (8, "It is. "), (14, "Well")])
  func `A sentence ends with its mark and the space after it`(offset: Int, sentence: String) {
    let text = text("Is it? It is. Well")
    #expect(text.string(in: text.segment(.sentenceStart, at: offset)) == sentence)
  }

  @Test func `Lines are those of the layout`() {
    let text = text("one two three", lines: [0..<8, 8..<13])
    #expect(text.segment(.lineStart, at: 3) == 0..<8)
    #expect(text.segment(.lineStart, at: 13) == 8..<13)
  }

  @Test func `Without a layout lines end with a line feed`() {
    #expect(text("one\ntwo").segment(.lineStart, at: 5) == 4..<7)
  }

  @Test func `Before the first piece and after the last there is nothing`() {
    let text = text("one two")
    #expect(text.segment(.wordStart, before: 5) == 0..<4)
    #expect(text.segment(.wordStart, before: 1).isEmpty)
    #expect(text.segment(.wordStart, after: 1) == 4..<7)
    #expect(text.segment(.wordStart, after: 5).isEmpty)
  }

  @Test(arguments: [-5, 0, 3, 99])
  func `No offset is out of bounds`(offset: Int) {
    for unit in [TextUnit.character, .wordStart, .wordEnd, .sentenceStart, .lineStart, .paragraph] {
      for text in [text(""), text("abc")] {
        let range = text.segment(unit, at: offset)
        #expect(range.lowerBound >= 0 && range.upperBound <= text.scalars.count)
      }
    }
  }

  @Test(arguments: [(0, -1, "abc"), (1, 2, "b"), (-3, 99, "abc"), (2, 1, ""), (5, 9, "")])
  func `Ranges of clients are clamped, a negative end is the end`(
    start: Int,
    end: Int,
    string: String
  ) {
    let text = text("abc")
    #expect(text.string(in: text.clamped(start, end)) == string)
  }
}

@Suite struct TextSpliceTests {
  private func splice(_ old: String, _ new: String) -> TextSplice? {
    TextSplice(from: Array(old.unicodeScalars), to: Array(new.unicodeScalars))
  }

  @Test func `Equal texts differ nowhere`() { #expect(splice("same", "same") == nil) }

  @Test func `Only what is typed is inserted`() throws {
    let change = try #require(splice("helo", "hello"))
    #expect((change.position, change.removed, change.inserted) == (3, "", "l"))
  }

  @Test func `Only what is taken out is removed`() throws {
    let change = try #require(splice("aaa", "aa"))
    #expect((change.position, change.removed, change.inserted) == (2, "a", ""))
  }

  @Test func `What is exchanged is removed and inserted at one place`() throws {
    let change = try #require(splice("Zoë 1", "Zoé 1"))
    #expect((change.position, change.removed, change.inserted) == (2, "ë", "é"))
  }
}

@Suite struct TextGeometryTests {
  private func record(isRightToLeft: Bool) -> ATKRecord {
    var record = ATKRecord(id: "text", role: .label)
    record.bounds = PixelRect(x: 10, y: 20, width: 100, height: 40)
    record.text = ATKRecord.Text(
      string: "0123456789abcde",
      lines: [
        .init(
          range: 0..<10,
          bounds: PixelRect(x: 10, y: 20, width: 100, height: 20),
          isRightToLeft: isRightToLeft
        ),
        .init(
          range: 10..<15,
          bounds: PixelRect(x: 10, y: 40, width: 50, height: 20),
          isRightToLeft: isRightToLeft
        ),
      ]
    )
    return record
  }

  @Test func `A character takes its share of its line`() {
    #expect(
      record(isRightToLeft: false).textBounds(of: 3..<4)
        == PixelRect(x: 40, y: 20, width: 10, height: 20)
    )
    #expect(
      record(isRightToLeft: true).textBounds(of: 3..<4)
        == PixelRect(x: 70, y: 20, width: 10, height: 20)
    )
  }

  @Test func `A range over two lines takes the room of both`() {
    #expect(
      record(isRightToLeft: false).textBounds(of: 8..<12)
        == PixelRect(x: 10, y: 20, width: 100, height: 40)
    )
  }

  @Test(arguments: [false, true])
  func `The character at the middle of a character is that one`(isRightToLeft: Bool) throws {
    let record = record(isRightToLeft: isRightToLeft)
    for offset in 0..<15 {
      let bounds = try #require(record.textBounds(of: offset..<(offset + 1)))
      let middle = PixelPoint(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
      #expect(record.textOffset(at: middle) == offset)
    }
  }

  @Test func `Beside the lines there is no character`() {
    #expect(record(isRightToLeft: false).textOffset(at: PixelPoint(x: 90, y: 50)) == nil)
  }

  @Test func `Without lines the text fills its node`() {
    var record = record(isRightToLeft: false)
    record.text?.lines = []
    #expect(record.textBounds(of: 0..<15) == record.bounds)
  }
}
