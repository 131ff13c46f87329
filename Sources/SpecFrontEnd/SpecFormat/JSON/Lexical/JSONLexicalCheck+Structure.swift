// Arrays, objects and what separates their parts.

extension JSONLexicalCheck {
  /// Reads the value at `position`, or its beginning if it is an array or object.
  mutating func readValue() {
    switch next {
    case ASCII.doubleQuote:
      _ = readString()
      endValue()
    case ASCII.openBrace:
      openContainer(expecting: .firstKey)
    case ASCII.openBracket:
      openContainer(expecting: .firstElement)
    case ASCII.zero...ASCII.nine, ASCII.minus:
      readNumber()
      endValue()
    default:
      readOtherValue()
    }
  }

  /// Reads an element of an array, or the array's end.
  mutating func readElement() {
    guard next == ASCII.closeBracket else { return readValue() }
    closeContainer()
  }

  /// Reads a key of an object and its colon, or the object's end.
  @inline(__always)
  mutating func readMember() {
    guard next != ASCII.closeBrace else { return closeContainer() }
    guard readKey() else { return }
    tokenEnd = position
    expected = .value
    skipSpace()
    if next == ASCII.colon {
      position += 1
      tokenEnd = position
    } else if position < bytes.count, !isStopped {
      report(
        "expected ':' after this key",
        at: tokenEnd,
        mend: startsValue(next) ? .fill(tokenEnd, with: ASCII.colon, in: bytes) : nil
      )
      // Without its colon the member still makes sense if a value follows.
      if !startsValue(next) { isStopped = true }
    }
  }

  /// Reads the comma or the closing bracket after a value.
  mutating func readSeparator() {
    let isObject = isInObject
    switch next {
    case ASCII.comma:
      position += 1
      tokenEnd = position
      expected = isObject ? .key : .element
    case isObject ? ASCII.closeBrace : ASCII.closeBracket:
      closeContainer()
    case ASCII.closeBrace, ASCII.closeBracket:
      stop(
        "expected '\(closer)', not \(nameOfCharacter(at: position))",
        at: position,
        hint: openerHint
      )
    default:
      // A comma may just have been forgotten.
      let mayGoOn = isObject ? next == ASCII.doubleQuote : startsValue(next)
      report(
        "expected ',' or '\(closer)' after this value",
        at: tokenEnd,
        mend: mayGoOn ? .fill(tokenEnd, with: ASCII.comma, in: bytes) : nil
      )
      expected = isObject ? .key : .element
      if !mayGoOn { isStopped = true }
    }
  }

  /// Notes that a value is complete.
  @inline(__always)
  mutating func endValue() {
    extent.values += 1
    if isInObject, let last = keys.indices.last { keys[last].end = position }
    tokenEnd = position
    expected = open.isEmpty ? .nothing : .separator
  }

  /// Notes the tokens missing at the end of the text.
  mutating func reportEnd() {
    if !open.isEmpty {
      stop("expected '\(closer)' before the end of the file", at: tokenEnd, hint: openerHint)
    } else if bytes.isEmpty {
      stop("the file is empty", at: 0)
    } else if expected != .nothing {
      stop("the file holds no value", at: 0)
    }
    isStopped = true
  }

  /// Notes that there is something after the end of the outermost value.
  mutating func reportExcess() {
    switch next {
    case ASCII.closeBrace, ASCII.closeBracket:
      stop("\(nameOfCharacter(at: position)) closes nothing", at: position)
    default:
      stop("unexpected text after the end of the document", at: position)
    }
  }

  private mutating func openContainer(expecting expectation: Expectation) {
    guard open.count < maximumDepth else {
      return stop("nested more than \(maximumDepth) levels deep", at: position)
    }
    open.append(OpenContainer(start: position, firstKey: keys.count))
    depth = max(depth, open.count)
    extent.containers += 1
    position += 1
    tokenEnd = position
    expected = expectation
  }

  private mutating func closeContainer() {
    if expected == .element || expected == .key {
      report(
        "trailing comma before '\(closer)'",
        at: tokenEnd - 1,
        mend: .blank(tokenEnd - 1..<tokenEnd)
      )
    }
    if let container = open.popLast() {
      compareKeys(of: container)
    }
    position += 1
    endValue()
  }

  private func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.doubleQuote, ASCII.openBrace, ASCII.openBracket, ASCII.minus: true
    default: ASCII.isWord(byte)
    }
  }

  private var isInObject: Bool {
    open.last.map { bytes[$0.start] == ASCII.openBrace } ?? false
  }

  /// The bracket that closes the innermost open container.
  private var closer: String { isInObject ? "}" : "]" }

  /// A hint with the place where the innermost open container begins.
  private var openerHint: String? {
    guard let opener = open.last?.start else { return nil }
    return "the \(nameOfCharacter(at: opener)) on \(place(of: opener)) is not closed"
  }
}
