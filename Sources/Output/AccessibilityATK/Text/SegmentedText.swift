/// The units in which clients read a text, each by its starts or ends.
enum TextUnit {
  case character
  case wordStart
  case wordEnd
  case sentenceStart
  case sentenceEnd
  case lineStart
  case lineEnd
  case paragraph
}

/// A text and its segments, in Unicode scalars, by which ATK counts.
struct SegmentedText {
  let scalars: [Unicode.Scalar]
  /// The ranges of the laid-out lines, from top to bottom; none if they are not known.
  var lines: [Range<Int>] = []

  /// The segment around a position; at the end of the text the last one.
  func segment(_ unit: TextUnit, at offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), scalars.count)
    var start = offset
    while start > 0, !isBoundary(unit, start) { start -= 1 }
    var end = min(offset + 1, scalars.count)
    while end < scalars.count, !isBoundary(unit, end) { end += 1 }
    return start..<max(start, end)
  }

  /// The segment before the one around a position; empty at the first.
  func segment(_ unit: TextUnit, before offset: Int) -> Range<Int> {
    let start = segment(unit, at: offset).lowerBound
    return start > 0 ? segment(unit, at: start - 1) : 0..<0
  }

  /// The segment after the one around a position; empty at the last.
  func segment(_ unit: TextUnit, after offset: Int) -> Range<Int> {
    let end = segment(unit, at: offset).upperBound
    return end < scalars.count ? segment(unit, at: end) : end..<end
  }

  /// A part of the text.
  func string(in range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  /// A range from a client, in which a negative end is the end of the text.
  func clamped(_ start: Int, _ end: Int) -> Range<Int> {
    let upper = end < 0 ? scalars.count : min(end, scalars.count)
    return min(max(start, 0), upper)..<upper
  }

  // MARK: Boundaries

  /// Whether a segment may begin at a position; 0 and the end always are boundaries.
  private func isBoundary(_ unit: TextUnit, _ position: Int) -> Bool {
    guard position > 0, position < scalars.count else { return unit == .character }
    switch unit {
    case .character: return true
    case .wordStart: return isSpace(position - 1) && !isSpace(position)
    case .wordEnd: return !isSpace(position - 1) && isSpace(position)
    case .sentenceStart:
      return isSpace(position - 1) && !isSpace(position) && endsSentence(position)
    case .sentenceEnd: return isSentenceMark(position - 1) && isSpace(position)
    case .lineStart where !lines.isEmpty: return lines.contains { $0.lowerBound == position }
    case .lineEnd where !lines.isEmpty: return lines.contains { $0.upperBound == position }
    case .lineStart, .paragraph: return isNewline(position - 1)
    case .lineEnd: return isNewline(position)
    }
  }

  private func isSpace(_ position: Int) -> Bool { scalars[position].properties.isWhitespace }

  private func isNewline(_ position: Int) -> Bool {
    ["\n", "\r", "\u{2028}", "\u{2029}"].contains(scalars[position])
  }

  private func isSentenceMark(_ position: Int) -> Bool {
    [".", "!", "?", "…", "。", "؟", "।"].contains(scalars[position])
  }

  /// Whether the last scalar before a position that is no space ends a sentence.
  private func endsSentence(_ position: Int) -> Bool {
    var last = position - 1
    while last > 0, isSpace(last) { last -= 1 }
    return isSentenceMark(last)
  }
}
