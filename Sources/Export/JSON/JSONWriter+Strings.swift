extension JSONWriter {
  /// Appends a string literal; only what JSON does not allow in one is escaped (RFC 8259, §7).
  mutating func appendString(_ string: String) {
    append("\"")
    var string = string
    string.withUTF8 { text in
      // What needs no escape is copied a run at a time.
      var start = 0
      var end = 0
      while end < text.count {
        if JSONWriter.needsEscape(text[end]) {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
          appendEscape(text[end])
          start = end + 1
        }
        end += 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
    }
    append("\"")
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscape(_ byte: UInt8) {
    append("\\")
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: append("b")
    case 0x09: append("t")
    case 0x0A: append("n")
    case 0x0C: append("f")
    case 0x0D: append("r")
    default:
      bytes.append(contentsOf: "u00".utf8)
      append(byte < 0x10 ? "0" : "1")
      bytes.append(Array("0123456789abcdef".utf8)[Int(byte & 0x0F)])
    }
  }
}
