// Escapes in strings.

extension JSONLexicalCheck {
  /// Reads the escape whose backslash is at `position`.
  mutating func readEscape() {
    switch byte(at: position + 1) {
    case UInt8(ascii: "u"):
      readUnicodeEscape()
    case ASCII.doubleQuote, ASCII.backslash, ASCII.slash, UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      extent.bytes -= 1
      position += 2
    case 0..<ASCII.space:
      // The reader of the string has something to say about the control character or the end.
      position += 1
    default:
      reportEscape()
    }
  }

  private mutating func readUnicodeEscape() {
    let start = position
    guard let unit = JSONStringLiteral.unit(at: position, of: bytes) else {
      position += 2
      return report(#"'\u' needs four hexadecimal digits"#, at: start)
    }
    position += 6
    switch unit {
    case 0:
      report(#"'\u0000' is not allowed: no text has a NUL character"#, at: start)
    case 0xD800..<0xDC00:
      guard let low = JSONStringLiteral.unit(at: position, of: bytes), 0xDC00..<0xE000 ~= low
      else { return reportSurrogate(at: start) }
      extent.bytes -= 12 - 4
      position += 6
    case 0xDC00..<0xE000:
      reportSurrogate(at: start)
    default:
      extent.bytes -= 6 - (unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3)
    }
  }

  private mutating func reportEscape() {
    let length = scalarLength(at: position + 1) ?? 0
    let escape = text(position..<position + 1 + length).quoted
    let hint =
      byte(at: position + 1) == ASCII.singleQuote
      ? "a single quote needs no backslash" : #"write a backslash as '\\'"#
    report("\(escape) is not a JSON escape", at: position, hint: hint)
    position += 1 + length
  }

  private mutating func reportSurrogate(at start: Int) {
    report(
      "\(text(start..<start + 6).quoted) is half of a surrogate pair",
      at: start,
      hint: "write the character itself, or both halves"
    )
  }
}
