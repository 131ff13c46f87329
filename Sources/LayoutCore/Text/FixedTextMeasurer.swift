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

  public func shape(_ text: StyledText) -> any ShapedText { FixedShapedText(text) }
}

/// A text of square glyphs.
final class FixedShapedText: ShapedText {
  let metrics: FontMetrics
  private let content: String
  private let characters: [CharacterClass]
  private let advance: Double
  private let truncationMode: TruncationMode

  private enum CharacterClass: UInt8 {
    case visible
    case space
    case lineFeed
  }

  init(_ text: StyledText) {
    content = text.content
    characters = FixedShapedText.classes(of: text.content)
    advance = text.pointSize * FixedTextMeasurer.advance
    truncationMode = text.truncationMode
    metrics = .system(size: text.pointSize)
  }

  private static func classes(of content: String) -> [CharacterClass] {
    let utf8 = content.utf8
    let isPlain = utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    if isPlain {
      return utf8.map { $0 == 0x20 ? .space : $0 == 0x0A ? .lineFeed : .visible }
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
            return Break(start: start, end: position, next: position)
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
    return perLine >= Double(characters.count + 1) ? .max : max(1, Int(perLine))
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
    forEachLine(request) { line, truncated in
      count += 1
      isTruncated = truncated
      let shown = truncated ? truncatedCount(line, capacity: capacity) : line.end - line.start
      longest = max(longest, shown)
    }
    return TextMeasurement(
      width: Double(longest) * advance * request.scale,
      lineCount: count,
      isTruncated: isTruncated
    )
  }

  /// How many characters a truncated line shows, its ellipsis included.
  private func truncatedCount(_ line: Break, capacity: Int) -> Int {
    let available =
      switch truncationMode {
      case .tail: paragraphEnd(from: line.start) - line.start
      case .head, .middle: characters.count - line.start
      }
    return min(available, capacity - 1) + 1
  }

  private func paragraphEnd(from start: Int) -> Int {
    characters[start...].firstIndex(of: .lineFeed) ?? characters.count
  }

  func lines(_ request: TextRequest) -> [TextLine] {
    let clusters = Array(content)
    var scalarOffsets = [0]
    for cluster in clusters {
      scalarOffsets.append(scalarOffsets[scalarOffsets.count - 1] + cluster.unicodeScalars.count)
    }
    let capacity = capacity(request)
    var lines: [TextLine] = []
    forEachLine(request) { line, truncated in
      let shown = Array(clusters[line.start..<line.end])
      let text =
        truncated
        ? truncatedText(clusters, line, count: truncatedCount(line, capacity: capacity))
        : String(shown)
      let end = truncated ? clusters.count : line.next
      lines.append(
        TextLine(
          text: text,
          range: scalarOffsets[line.start]..<scalarOffsets[end],
          width: Double(text.count) * advance * request.scale
        )
      )
    }
    return lines
  }

  private func truncatedText(_ clusters: [Character], _ line: Break, count: Int) -> String {
    let kept = count - 1
    switch truncationMode {
    case .tail:
      return String(clusters[line.start..<line.start + kept]) + "…"
    case .head:
      return "…" + String(clusters[(clusters.count - kept)...])
    case .middle:
      let head = (kept + 1) / 2
      return String(clusters[line.start..<line.start + head]) + "…"
        + String(clusters[(clusters.count - (kept - head))...])
    }
  }
}
