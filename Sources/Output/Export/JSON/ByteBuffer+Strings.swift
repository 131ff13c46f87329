extension ByteBuffer {
  /// Appends a string literal; only characters that JSON does not allow are escaped (RFC 8259, §7).
  package mutating func append(literal string: String) {
    var string = string
    string.withUTF8 { text in
      var end = ByteBuffer.endOfPlainText(text, from: 0)
      guard end < text.count else { return append(quoted: text) }
      append(UInt8(ascii: "\""))
      // Bytes without an escape are copied a run at a time.
      var start = 0
      while true {
        append(text[start..<end])
        guard end < text.count else { break }
        appendEscape(text[end])
        start = end + 1
        end = ByteBuffer.endOfPlainText(text, from: start)
      }
      append(UInt8(ascii: "\""))
    }
  }

  /// The position of the next byte that needs an escape in a string literal, or the end.
  private static func endOfPlainText(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    func zeroBytes(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
    let raw = UnsafeRawBufferPointer(text)
    var position = start
    while position + 8 <= text.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let quotes = zeroBytes(word ^ (ones &* UInt64(UInt8(ascii: "\""))))
      let backslashes = zeroBytes(word ^ (ones &* UInt64(UInt8(ascii: "\\"))))
      let controls = (word &- (ones &* 0x20)) & ~word
      let special = (quotes | backslashes | controls) & (ones << 7)
      // The lowest bit set is exact; a borrow can only disturb those above it.
      if special != 0 { return position + special.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20: return position
      default: position += 1
      }
    }
    return position
  }

  private mutating func appendEscape(_ byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    default:
      append(byte < 0x10 ? "u000" : "u001")
      append(Array("0123456789abcdef".utf8)[Int(byte & 0x0F)])
    }
  }
}
