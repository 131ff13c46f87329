/// Measures text as if every character were a square glyph: half the point size wide.
///
/// Conformance rests on it, so that no expectation depends on a font. A character is a grapheme
/// cluster. Lines break at spaces, which hang at the end of a line without taking width; a word
/// longer than a line breaks between characters; a line feed starts a new line. Vertical measures
/// are those of iOS's system font. A square font has no tighter form, so `allowsTightening`
/// changes nothing here.
public struct FixedTextMeasurer: TextMeasurer {
  /// The width of a character, as a fraction of the point size.
  public static let advance = 0.5

  /// Creates the measurer.
  public init() {}

  /// Prepares one text, which is copied: every character has the same width.
  public func shape(_ text: StyledText) -> any ShapedText {
    text.runs.isEmpty && text.attributes.tracking == 0
      ? FixedShapedText(text) : ClusteredText(squares: text)
  }
}

/// A text of square glyphs.
final class FixedShapedText: ShapedText {
  let metrics: FontMetrics
  private let content: String
  private let characters: [CharacterClass]
  private let advance: Double
  private let truncationMode: TruncationMode
  private let layoutDirection: LayoutDirection

  private enum CharacterClass: UInt8 {
    case visible
    case space
    case lineFeed
  }

  init(_ text: StyledText) {
    content = text.content
    characters = FixedShapedText.classes(of: text.content)
    advance = text.attributes.pointSize * FixedTextMeasurer.advance
    truncationMode = text.truncationMode
    layoutDirection = text.layoutDirection
    metrics = .system(size: text.attributes.pointSize)
  }

  private static func classes(of content: String) -> [CharacterClass] {
    if TextCharacters.areBytes(of: content) {
      return content.utf8.map { byte in
        byte == 0x20 ? .space : (0x0A...0x0C).contains(byte) ? .lineFeed : .visible
      }
    }
    return content.map { $0 == " " ? .space : $0.isNewline ? .lineFeed : .visible }
  }

  // MARK: Breaking lines

  /// A line's characters, and where the next line starts.
  private struct Break {
    var start: Int
    /// The end of what the line shows: hanging spaces lie behind it.
    var end: Int
    var next: Int
  }

  /// The line that starts at `start` and shows at most `capacity` characters.
  private func line(from start: Int, capacity: Int) -> Break {
    var shownEnd = start
    var breakEnd = -1
    var position = start
    while position < characters.count {
      switch characters[position] {
      case .lineFeed:
        return Break(start: start, end: shownEnd, next: position + 1)
      case .space:
        if shownEnd == position, position > start { breakEnd = position }
      case .visible:
        if position - start >= capacity {
          guard breakEnd > start else {
            // A word longer than the line; or spaces that are, which hang.
            return Break(start: start, end: start + capacity, next: position)
          }
          return Break(start: start, end: breakEnd, next: afterSpaces(breakEnd))
        }
        shownEnd = position + 1
      }
      position += 1
    }
    return Break(start: start, end: shownEnd, next: characters.count)
  }

  private func afterSpaces(_ position: Int) -> Int {
    var position = position
    while position < characters.count, characters[position] == .space { position += 1 }
    return position
  }

  private func capacity(_ request: TextRequest) -> Int {
    let perLine = (request.width / (advance * request.scale) + 1e-9).rounded(.down)
    if perLine >= Double(characters.count + 1) { return .max }
    return perLine > 1 ? Int(perLine) : 1
  }

  /// Calls `body` with every line shown; the last one is truncated if characters remain.
  private func forEachLine(
    _ request: TextRequest,
    _ body: (_ line: Break, _ isTruncated: Bool) -> Void
  ) {
    let capacity = capacity(request)
    var start = 0
    var count = 0
    repeat {
      let line = line(from: start, capacity: capacity)
      count += 1
      let endsWithLineFeed = line.next == characters.count && characters.last == .lineFeed
      let isComplete = line.next >= characters.count && !(endsWithLineFeed && line.next > start)
      if count == request.lineLimit, !isComplete, remains(from: line.next) {
        body(line, true)
        return
      }
      body(line, false)
      if isComplete { return }
      start = line.next
    } while count < request.lineLimit
  }

  /// Whether anything but spaces and line feeds is left to show.
  private func remains(from position: Int) -> Bool {
    characters[position...].contains(.visible)
  }

  // MARK: Measuring

  func measure(_ request: TextRequest) -> TextMeasurement {
    var longest = 0
    var count = 0
    var isTruncated = false
    let capacity = capacity(request)
    forEachLine(request) { line, isLineTruncated in
      count += 1
      isTruncated = isLineTruncated
      longest = max(
        longest,
        isLineTruncated ? truncated(line, capacity: capacity).count : line.end - line.start
      )
    }
    return TextMeasurement(
      width: Double(longest) * advance * request.scale,
      lineCount: count,
      isTruncated: isTruncated
    )
  }

  /// What a truncated line shows: some characters from its start, an ellipsis, some from the end of
  /// the text.
  private struct Truncation {
    var head: Range<Int>
    var tail: Range<Int>

    var count: Int { head.count + 1 + tail.count }
  }

  private func truncated(_ line: Break, capacity: Int) -> Truncation {
    let room = capacity - 1
    let end = (characters.lastIndex(of: .visible) ?? line.start) + 1
    // A line shows characters of two paragraphs at most, and no line feed.
    let firstEnd = characters[line.start...].firstIndex(of: .lineFeed) ?? end
    let lastStart =
      characters[line.start..<end].lastIndex(of: .lineFeed).map { $0 + 1 } ?? line.start
    let (longestHead, longestTail) = (firstEnd - line.start, end - lastStart)
    let head: Int
    let tail: Int
    switch truncationMode {
    case .tail:
      (head, tail) = (min(longestHead, room), 0)
    case .head:
      (head, tail) = (0, min(longestTail, room))
    case .middle:
      head = min(longestHead, room - min(longestTail, room / 2))
      tail = min(longestTail, room - head)
    }
    return Truncation(head: line.start..<line.start + head, tail: end - tail..<end)
  }

  func lines(_ request: TextRequest) -> [TextLine] {
    let text = TextCharacters(content)
    let capacity = capacity(request)
    var paragraph = ParagraphDirection(text.scalars, around: layoutDirection)
    var lines: [TextLine] = []
    forEachLine(request) { line, isTruncated in
      var shownText = text[line.start..<line.end]
      var count = line.end - line.start
      var end = line.next
      if isTruncated {
        let shown = truncated(line, capacity: capacity)
        shownText = text[shown.head] + "…" + text[shown.tail]
        count = shown.count
        end = text.count
      }
      lines.append(
        TextLine(
          text: shownText,
          range: text.scalarOffset(of: line.start)..<text.scalarOffset(of: end),
          width: Double(count) * advance * request.scale,
          direction: paragraph.direction(at: text.scalarOffset(of: line.start)),
          isTruncated: isTruncated
        )
      )
    }
    return lines
  }
}
