// White space, and what is none in JSON: byte-order marks and comments.

extension JSONLexicalCheck {
  /// Skips white space and, reporting them, comments.
  @inline(__always)
  mutating func skipSpace() {
    skipPlainSpace()
    while next == ASCII.slash || next >= 0x80, !isStopped, skipForeignSpace() {
      skipPlainSpace()
    }
  }

  /// Skips a byte-order mark, reporting it.
  mutating func skipByteOrderMark() {
    switch (byte(at: 0), byte(at: 1), byte(at: 2)) {
    case (0xEF, 0xBB, 0xBF):
      report(
        "the file starts with a byte-order mark",
        at: 0,
        hint: "save it as UTF-8 without one",
        mend: .blank(0..<3)
      )
      position = 3
    case (0xFE, 0xFF, _), (0xFF, 0xFE, _):
      stop("the file is not UTF-8 but UTF-16", at: 0, hint: "save it as UTF-8")
    default: break
    }
  }

  private mutating func skipPlainSpace() {
    while position < bytes.count, ASCII.isSpace(bytes[position]) {
      position += 1
      // Indentation is most of the white space.
      while word(at: position) == 0x2020_2020_2020_2020 {
        position += 8
      }
    }
  }

  /// Skips what is white space elsewhere, but not in JSON.
  ///
  /// - Returns: Whether there was any.
  @inline(never)
  private mutating func skipForeignSpace() -> Bool {
    switch (next, byte(at: position + 1)) {
    case (ASCII.slash, ASCII.slash): skipLineComment()
    case (ASCII.slash, ASCII.asterisk): skipBlockComment()
    default: return skipForeignSpaceCharacter()
    }
    return true
  }

  private mutating func skipLineComment() {
    let start = position
    reportComment()
    while position < bytes.count, bytes[position] != ASCII.lineFeed {
      position += 1
    }
    mends.append(.blank(start..<position))
  }

  private mutating func skipBlockComment() {
    let start = position
    reportComment()
    position += 2
    while position < bytes.count {
      if bytes[position] == ASCII.asterisk, byte(at: position + 1) == ASCII.slash {
        position += 2
        mends.append(.blank(start..<position))
        return
      }
      position += 1
    }
    stop("this comment is never closed", at: start)
  }

  private mutating func reportComment() {
    report(
      "JSON has no comments",
      at: position,
      hint: #"write "comment": "…" in an object instead"#
    )
  }

  /// Skips a space such as the no-break space, reporting it.
  private mutating func skipForeignSpaceCharacter() -> Bool {
    guard let length = scalarLength(at: position),
      let scalar = text(position..<position + length).unicodeScalars.first,
      scalar.properties.isWhitespace || scalar == "\u{FEFF}" || scalar == "\u{200B}"
    else { return false }
    let code = String(scalar.value, radix: 16, uppercase: true)
    report(
      "U+\(code) is not white space in JSON; use a plain space",
      at: position,
      mend: .blank(position..<position + length)
    )
    position += length
    return true
  }
}
