// Texts whose problems leave no doubt about what is meant.

extension JSONLexicalCheck {
  /// Bytes in the place of as many others.
  struct Mend {
    let range: Range<Int>
    let bytes: [UInt8]

    /// Spaces, which are nothing between values.
    static func blank(_ range: Range<Int>) -> Mend {
      Mend(range: range, bytes: Array(repeating: ASCII.space, count: range.count))
    }

    /// A shorter text and spaces behind it; nil for a longer one.
    static func write(_ text: String, over range: Range<Int>) -> Mend? {
      let missing = range.count - text.utf8.count
      guard missing >= 0 else { return nil }
      let bytes = Array(text.utf8) + Array(repeating: ASCII.space, count: missing)
      return Mend(range: range, bytes: bytes)
    }

    /// A single byte; nil if that byte is needed for something else.
    static func fill(_ offset: Int, with byte: UInt8, in text: UnsafeBufferPointer<UInt8>) -> Mend?
    {
      guard offset < text.count, ASCII.isSpace(text[offset]) else { return nil }
      return Mend(range: offset..<offset + 1, bytes: [byte])
    }
  }

  /// The text with every problem mended, so that what it says can be read as well; nil if one of them
  /// cannot be.
  func mended() -> [UInt8]? {
    guard mends.count == problems.count + duplicateKeys.count,
      mends.count <= problemLimit
    else { return nil }
    var text = Array(bytes)
    for mend in mends { text.replaceSubrange(mend.range, with: mend.bytes) }
    return text
  }
}
