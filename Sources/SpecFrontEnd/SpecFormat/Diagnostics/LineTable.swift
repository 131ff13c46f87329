/// Knows the line and the column of every byte of a text.
struct LineTable {
  /// A byte whose position is known.
  private struct Anchor {
    let offset: Int
    let line: Int
    let column: Int
  }

  /// The distance between the anchors within a long line, in bytes.
  private static let spacing = 256

  /// Every line's first byte and, so that a file of one endless line is no slower, further ones
  /// within long lines.
  private var anchors = [Anchor(offset: 0, line: 1, column: 1)]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var last = Anchor(offset: 0, line: 1, column: 1)
    for offset in bytes.indices {
      if bytes[offset] == ASCII.lineFeed {
        last = Anchor(offset: offset + 1, line: last.line + 1, column: 1)
      } else if offset - last.offset >= Self.spacing,
        ASCII.isPrintable(bytes[offset - 1]), ASCII.isPrintable(bytes[offset])
      {
        // Between two printable ASCII bytes no character is cut in half.
        let width = Self.characterCount(of: bytes[last.offset..<offset])
        last = Anchor(offset: offset, line: last.line, column: last.column + width)
      } else {
        continue
      }
      anchors.append(last)
    }
  }

  /// The position of the byte at `offset`, which may be the end of the text.
  func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition {
    var range = 0..<anchors.count
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range =
        anchors[middle].offset <= offset
        ? middle..<range.upperBound : range.lowerBound..<middle
    }
    let anchor = anchors[range.lowerBound]
    let width = Self.characterCount(of: bytes[anchor.offset..<offset])
    return SourcePosition(line: anchor.line, column: anchor.column + width)
  }

  private static func characterCount(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
  }
}
