/// A source with pieces set aside: its lines are those of the original, and its columns where what is
/// written fits.
struct AsideText {
  private(set) var bytes: [UInt8] = []
  /// The pieces of which it is made, in order.
  private var pieces: [Piece] = []
  private var lines = LineStarts([UInt8]())

  private struct Piece {
    /// The offset of its beginning in this text.
    let start: Int
    /// The offset of its beginning in the original.
    let original: Int
    /// The piece set aside that it replaces; nil if it is copied.
    let aside: Aside?
  }

  /// The place in the original of a place in the text.
  struct Place {
    let offset: Int
    /// The piece set aside there.
    let aside: Aside?
  }

  private struct Change {
    let range: Range<Int>
    let text: String
    let aside: Aside
  }

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - source: The original.
  ///   - asides: The pieces set aside in it, with numbers.
  init(_ source: [UInt8], _ asides: [(aside: Aside, number: Int)]) {
    var changes: [Change] = []
    for (aside, number) in asides {
      let (range, text) = (aside.range, aside.text(number: number))
      guard aside.form.keepsPiece else {
        changes.append(Change(range: range, text: text, aside: aside))
        continue
      }
      let (first, last) = (range.lowerBound, range.upperBound)
      changes.append(
        Change(range: first..<first, text: "MainActor.assumeIsolated { ", aside: aside)
      )
      changes.append(Change(range: last..<last, text: " }", aside: aside))
    }
    changes.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var next = 0
    for change in changes where change.range.lowerBound >= next {
      copy(source, next..<change.range.lowerBound)
      pieces.append(
        Piece(start: bytes.count, original: change.range.lowerBound, aside: change.aside)
      )
      bytes += AsideText.filled(change.text, source[change.range])
      next = change.range.upperBound
    }
    copy(source, next..<source.count)
    lines = LineStarts(bytes)
  }

  private mutating func copy(_ source: [UInt8], _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    pieces.append(Piece(start: bytes.count, original: range.lowerBound, aside: nil))
    bytes += source[range]
  }

  /// A text with the line feeds of what it replaces, and its length where it is shorter.
  private static func filled(_ text: String, _ replaced: ArraySlice<UInt8>) -> [UInt8] {
    let lines = replaced.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var result = Array(text.utf8)
    let room = lines.first?.count ?? 0
    if lines.count == 1 {
      return result + Array(repeating: UInt8(ascii: " "), count: max(0, room - result.count))
    }
    for line in lines.dropFirst() {
      let end = line.last == UInt8(ascii: "\r") ? 1 : 0
      result.append(UInt8(ascii: "\n"))
      result += Array(repeating: UInt8(ascii: " "), count: line.count - end)
    }
    return result
  }

  /// The place of a line and a column, both from 1; nil if there is no such line.
  func place(line: Int, column: Int) -> Place? {
    guard let start = lines.offset(line: line, column: column) else { return nil }
    let offset = min(start, max(0, bytes.count - 1))
    guard let piece = pieces.last(where: { $0.start <= offset }) else { return nil }
    if let aside = piece.aside { return Place(offset: piece.original, aside: aside) }
    return Place(offset: piece.original + offset - piece.start, aside: nil)
  }
}
