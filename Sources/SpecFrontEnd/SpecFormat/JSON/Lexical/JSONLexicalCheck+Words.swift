// Words: JSON's three, and what other languages write for values and keys.

extension JSONLexicalCheck {
  /// Reads a value that is not a string, number, array or object.
  mutating func readOtherValue() {
    switch next {
    case UInt8(ascii: "t") where hasWord("true"):
      position += 4
    case UInt8(ascii: "n") where hasWord("null"):
      position += 4
    case UInt8(ascii: "f") where hasWord("false"):
      position += 5
    case ASCII.singleQuote:
      readSingleQuotes()
    case ASCII.plus, ASCII.period:
      readNumberLike()
    case ASCII.comma where !open.isEmpty, ASCII.closeBrace where !open.isEmpty:
      // As if the value were there.
      report("expected a value before \(nameOfCharacter(at: position))", at: position)
    case let byte where ASCII.isWord(byte):
      readForeignWord()
    default:
      stopAtUnexpected("a value")
    }
    endValue()
  }

  /// Reads a key.
  ///
  /// - Returns: Whether there is one.
  @inline(__always)
  mutating func readKey() -> Bool {
    let start = position
    switch next {
    case ASCII.doubleQuote:
      let textBytes = extent.bytes
      let hasEscape = readString()
      extent.keyBytes += extent.bytes - textBytes
      extent.bytes = textBytes
      if !isStopped {
        appendKey(start + 1..<position - 1, hasEscape: hasEscape)
      }
    case ASCII.singleQuote:
      readSingleQuotes()
    case let byte where ASCII.isWord(byte):
      skipWord()
      report("keys need double quotes", at: start, hint: hint(quoting: start..<position))
    default:
      stopAtUnexpected("a key in double quotes")
    }
    return !isStopped
  }

  /// Skips a string in single quotes, reporting it.
  private mutating func readSingleQuotes() {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != ASCII.singleQuote {
      guard bytes[position] != ASCII.lineFeed else {
        return stop("this string is not closed on its line", at: start)
      }
      position += bytes[position] == ASCII.backslash ? 2 : 1
    }
    guard position < bytes.count else {
      return stop("this string is never closed", at: start)
    }
    position += 1
    let inner = bytes[start + 1..<position - 1]
    let isPlain = !inner.contains { $0 == ASCII.doubleQuote || $0 == ASCII.backslash }
    report(
      "strings need double quotes",
      at: start,
      mend: isPlain
        ? Mend(range: start..<position, bytes: [ASCII.doubleQuote] + inner + [ASCII.doubleQuote])
        : nil
    )
  }

  private mutating func readForeignWord() {
    let start = position
    skipWord()
    let word = text(start..<position)
    let lowercased = word.lowercased()
    switch lowercased {
    case "nan", "infinity", "inf":
      reportNotANumber(word, at: start)
    case "true", "false", "null":
      report(
        "\(word.quoted) is not JSON; write \(lowercased)",
        at: start,
        mend: .write(lowercased, over: start..<position)
      )
    case "nil", "none", "undefined":
      report(
        "\(word.quoted) is not JSON; write null",
        at: start,
        mend: .write("null", over: start..<position)
      )
    case _ where open.isEmpty:
      stop("this is not JSON; it starts with \(word.quoted)", at: start)
    default:
      report("strings need double quotes", at: start, hint: hint(quoting: start..<position))
    }
  }

  private func hint(quoting range: Range<Int>) -> String? {
    range.count <= 40 ? "write \"\(text(range))\"" : nil
  }

  private mutating func skipWord() {
    while ASCII.isWord(next) {
      position += 1
    }
  }

  /// Whether just `word` is at `position`.
  private func hasWord(_ word: StaticString) -> Bool {
    for index in 0..<word.utf8CodeUnitCount
    where byte(at: position + index) != word.utf8Start[index] {
      return false
    }
    return !ASCII.isWord(byte(at: position + word.utf8CodeUnitCount))
  }
}
