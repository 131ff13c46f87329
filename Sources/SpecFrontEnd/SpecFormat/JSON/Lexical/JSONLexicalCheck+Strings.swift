import TerminalText

// Strings: their ends, their escapes and their encoding.

extension JSONLexicalCheck {
  /// Reads the string whose opening quote is at `position`.
  ///
  /// - Returns: Whether the string has an escape.
  mutating func readString() -> Bool {
    let start = position
    var hasEscape = false
    var hasControl = false
    var hasBadEncoding = false
    position += 1
    while !isStopped {
      skipPlainCharacters()
      switch next {
      case ASCII.doubleQuote:
        position += 1
        extent.bytes += position - start - 2
        return hasEscape
      case ASCII.backslash:
        hasEscape = true
        readEscape()
      case ASCII.lineFeed, ASCII.carriageReturn:
        stop(
          "this string is not closed on its line",
          at: start,
          hint: #"write a line break in a string as \n"#
        )
      case ASCII.space...:
        if let length = scalarLength(at: position) {
          position += length
        } else {
          if !hasBadEncoding { reportEncoding() }
          hasBadEncoding = true
          position += 1
        }
      default:
        guard position < bytes.count else {
          stop("this string is never closed", at: start)
          break
        }
        if !hasControl { reportControl() }
        hasControl = true
        position += 1
      }
    }
    return hasEscape
  }

  /// The length in bytes of the UTF-8 character at `index`; nil if it is not well-formed.
  func scalarLength(at index: Int) -> Int? {
    func isContinuation(_ distance: Int) -> Bool { byte(at: index + distance) & 0xC0 == 0x80 }
    let second = byte(at: index + 1)
    switch byte(at: index) {
    case 0x00...0x7F:
      return 1
    case 0xC2...0xDF:
      return isContinuation(1) ? 2 : nil
    case 0xE0...0xEF:
      // The ranges leave out overlong forms, surrogates and what is past U+10FFFF.
      let isValid =
        switch byte(at: index) {
        case 0xE0: 0xA0...0xBF ~= second
        case 0xED: 0x80...0x9F ~= second
        default: isContinuation(1)
        }
      return isValid && isContinuation(2) ? 3 : nil
    case 0xF0...0xF4:
      let isValid =
        switch byte(at: index) {
        case 0xF0: 0x90...0xBF ~= second
        case 0xF4: 0x80...0x8F ~= second
        default: isContinuation(1)
        }
      return isValid && isContinuation(2) && isContinuation(3) ? 4 : nil
    default:
      return nil
    }
  }

  /// The eight bytes at `index`, the first lowest; 0 if there are fewer.
  func word(at index: Int) -> UInt64 {
    guard index + 8 <= bytes.count else { return 0 }
    let raw = UnsafeRawBufferPointer(bytes)
    return UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Skips to the next byte that is a quote, a backslash, a control character or not ASCII.
  private mutating func skipPlainCharacters() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits = ones << 7
    func zeroBytes(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
    while position + 8 <= bytes.count {
      let word = word(at: position)
      let quotes = zeroBytes(word ^ (ones &* UInt64(ASCII.doubleQuote)))
      let backslashes = zeroBytes(word ^ (ones &* UInt64(ASCII.backslash)))
      let controls = (word &- (ones &* UInt64(ASCII.space))) & ~word
      let special = (quotes | backslashes | controls | word) & highBits
      if special != 0 {
        // The lowest bit set is exact; a borrow can only disturb those above it.
        position += special.trailingZeroBitCount / 8
        return
      }
      position += 8
    }
    while position < bytes.count {
      switch bytes[position] {
      case ASCII.doubleQuote, ASCII.backslash, 0..<ASCII.space, 0x80...: return
      default: position += 1
      }
    }
  }

  private mutating func reportControl() {
    let code = text(position..<position + 1).printable
    report("control character in a string; write \(code)", at: position)
  }

  private mutating func reportEncoding() {
    report(
      "this is not UTF-8 (\(nameOfCharacter(at: position)))",
      at: position,
      hint: "save the file as UTF-8"
    )
  }
}
