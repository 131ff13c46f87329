/// A strict check of a text against RFC 8259, made before json-c reads it.
///
/// json-c accepts much that JSON is not (single quotes, NaN, raw control characters, duplicate
/// keys, half a surrogate pair) and stops at its first error. The check is one pass that finds all
/// of this, goes on wherever the meaning of the text is still clear, and keeps its own stack, so
/// that no depth of nesting can exhaust the thread's.
package struct JSONLexicalCheck {
  /// The results of a check.
  package struct Findings {
    /// The problems by offset, at most one more than the limit.
    package let problems: [JSONProblem]
    /// The nesting depth of arrays and objects.
    package let depth: Int
    /// The number of values and bytes that a document of the text has to hold.
    let extent: JSONExtent
    /// The text without its problems, byte for byte at the same places; nil if it has none, or if what
    /// is meant is not clear.
    let mended: [UInt8]?
  }

  /// The tokens that the grammar allows next.
  enum Expectation {
    case value, firstElement, element, firstKey, key, separator, nothing
  }

  /// An array or object whose end is still to come; its kind is the byte at its start.
  struct OpenContainer {
    let start: Int
    /// The index in `keys` of its first key.
    let firstKey: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let maximumDepth: Int
  let problemLimit: Int

  /// The next byte to read.
  var position = 0
  var expected = Expectation.value
  /// Whether the pass is over, at the end of the text or before.
  var isStopped = false
  /// The containers that are open, the innermost last.
  var open: [OpenContainer] = []
  /// The keys of the open objects, those of the innermost last.
  var keys: [Key] = []
  /// The end of the last token, where something that is missing is missing.
  var tokenEnd = 0
  var depth = 0
  var extent = JSONExtent()
  var problems: [JSONProblem] = []
  var duplicateKeys: [DuplicateKey] = []
  /// The edits that mend the problems.
  var mends: [Mend] = []

  /// Checks a whole text.
  ///
  /// - Parameters:
  ///   - maximumDepth: The limit of nested arrays and objects.
  ///   - problemLimit: The number of problems of interest. One more is returned if there is one.
  package static func run(
    over bytes: UnsafeBufferPointer<UInt8>,
    maximumDepth: Int,
    problemLimit: Int
  ) -> Findings {
    var check = JSONLexicalCheck(
      bytes: bytes,
      maximumDepth: maximumDepth,
      problemLimit: problemLimit
    )
    check.readText()
    // Keys are compared when their object ends, or when the pass does.
    while let container = check.open.popLast() {
      check.compareKeys(of: container)
    }
    let problems = (check.problems + check.duplicateKeyProblems()).sorted { $0.offset < $1.offset }
    return Findings(
      problems: Array(problems.prefix(problemLimit + 1)),
      depth: check.depth,
      extent: check.extent,
      mended: problems.isEmpty ? nil : check.mended()
    )
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int, problemLimit: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
    self.problemLimit = problemLimit
  }

  private mutating func readText() {
    skipByteOrderMark()
    while true {
      skipSpace()
      if isStopped { return }
      guard position < bytes.count else { return reportEnd() }
      switch expected {
      case .value: readValue()
      case .firstElement, .element: readElement()
      case .firstKey, .key: readMember()
      case .separator: readSeparator()
      case .nothing: reportExcess()
      }
    }
  }
}

// MARK: - Reading and reporting

extension JSONLexicalCheck {
  /// The byte at `position`, 0 at the end.
  var next: UInt8 { byte(at: position) }

  /// The byte at `index`, 0 past the end: no byte is ever read from outside the text.
  func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// The text in a range, clipped if it is long.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].prefix(256), as: UTF8.self)
  }

  /// Notes a problem after which the text still makes sense.
  mutating func report(
    _ message: String,
    at offset: Int,
    hint: String? = nil,
    mend: Mend? = nil
  ) {
    problems.append(JSONProblem(offset: offset, message: message, hint: hint))
    if let mend { mends.append(mend) }
    stopIfFull()
  }

  /// Stops when there are more problems than anyone wants to see.
  mutating func stopIfFull() {
    if problems.count + duplicateKeys.count > problemLimit {
      isStopped = true
    }
  }

  /// Notes a problem after which any other would be a guess.
  mutating func stop(_ message: String, at offset: Int, hint: String? = nil) {
    report(message, at: offset, hint: hint)
    isStopped = true
  }

  /// Notes that something else than the grammar's `expectation` comes next.
  mutating func stopAtUnexpected(_ expectation: String) {
    let name = nameOfCharacter(at: position)
    let isCurlyQuote = ["'“'", "'”'", "'„'", "'«'", "'»'", "'‘'", "'’'"].contains(name)
    stop(
      "expected \(expectation), not \(name)",
      at: position,
      hint: isCurlyQuote ? #"write straight quotes: ""# : nil
    )
  }

  /// Describes the place of a byte in words.
  func place(of offset: Int) -> String {
    let position = LineTable(bytes).position(of: offset, in: bytes)
    return "line \(position.line), column \(position.column)"
  }

  /// The character at `index` for a message.
  func nameOfCharacter(at index: Int) -> String {
    guard let length = scalarLength(at: index) else {
      return "the byte 0x\(String(bytes[index], radix: 16, uppercase: true))"
    }
    return text(index..<index + length).quoted
  }
}
