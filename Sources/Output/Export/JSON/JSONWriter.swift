/// Writes a JSON document byte by byte, keys and values in the order of the calls.
///
/// ```swift
/// var json = JSONWriter(.compact)
/// json.beginObject()
/// json.member("title", "Avocado Toast")
/// json.key("size")
/// json.beginRow()
/// json.number(320)
/// json.number(120)
/// json.endRow()
/// json.endObject()
/// let bytes = json.finish()  // {"title":"Avocado Toast","size":[320,120]}
/// ```
///
/// The calls have to be balanced, and a key has to come before each value of an object: the writer
/// does not check it.
package struct JSONWriter: ~Copyable {
  /// The level from which on lines are not indented further: documents of any depth have to stay of
  /// linear length.
  package static let deepestIndentation = 64

  /// The bytes written so far.
  var bytes = ByteBuffer()
  private let style: JSONStyle
  private let precision: Precision
  private var level = 0
  private var isFirstOfContainer = true
  private var followsKey = false
  private var isInRow = false

  /// The precision of numbers that are no halves.
  package enum Precision: Sendable {
    /// With as few digits as read as the same double.
    case exact
    /// Rounded to ten decimals, six from 131,072 on, without trailing zeros: what arithmetic of doubles
    /// leaves behind a pixel is not told. A reader is off by 5 · 10⁻¹¹ at most, by 5 · 10⁻⁷ there.
    case shown
  }

  /// Creates a writer of an empty document.
  package init(_ style: JSONStyle, _ precision: Precision = .exact) {
    self.style = style
    self.precision = precision
  }

  /// The document, with a line feed at its end.
  package consuming func finish() -> [UInt8] {
    withDocument { Array($0) }
  }

  /// Passes the document on, with a line feed at its end, without copying it.
  consuming func withDocument<Result, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    bytes.append(UInt8(ascii: "\n"))
    return try bytes.withContents(body)
  }

  /// Reserves room for more bytes, so that the document need not be moved as it grows.
  package mutating func reserve(_ count: Int) { bytes.reserve(count) }

  // MARK: Containers

  /// Begins an object.
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends the innermost object.
  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array of one element a line.
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends the innermost array.
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Begins an array that stays on one line: of numbers, not of containers.
  package mutating func beginRow() {
    beginArray()
    isInRow = true
  }

  /// Ends the innermost row.
  package mutating func endRow() {
    endArray()
    isInRow = false
  }

  // MARK: Members and values

  /// Writes a key that needs no escapes; its value has to follow.
  package mutating func key(_ key: StaticString) {
    prepareForValue()
    bytes.append(key: key)
    endKey()
  }

  /// Writes a key of any characters; its value has to follow.
  package mutating func key(named key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    endKey()
  }

  private mutating func endKey() {
    if style == .indented { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  /// Writes a string.
  package mutating func string(_ value: String) {
    prepareForValue()
    bytes.append(literal: value)
  }

  /// Writes a number: infinities as the strings `"inf"` and `"-inf"`, NaN and nil as `null`, for which
  /// JSON has nothing better.
  package mutating func number(_ value: Double?) {
    guard let value, !value.isNaN else { return word("null") }
    guard value.isFinite else { return word(value < 0 ? #""-inf""# : #""inf""#) }
    // Whole numbers and halves are most of a layout's numbers. From 2⁵⁴ on there are shorter forms
    // of a double than all of its digits.
    let halves = value.magnitude < 0x1p54 ? Int(2 * value) : 0
    prepareForValue()
    if value.magnitude < 0x1p54, Double(halves) == 2 * value { return bytes.append(halves: halves) }
    switch precision {
    case .shown where value.magnitude < 0x1p17: bytes.append(value, decimals: 10)
    case .shown where value.magnitude < 0x1p30: bytes.append(value, decimals: 6)
    case .shown, .exact: append(exactly: value)
    }
  }

  /// Swift's own description of a finite double that is no small whole number is JSON as it is.
  private mutating func append(exactly value: Double) {
    var description = value.description
    description.withUTF8 { bytes.append($0) }
  }

  /// Writes a finite number with at least one decimal: `2.0`.
  package mutating func decimal(_ value: Double) {
    prepareForValue()
    value.description.utf8.forEach { bytes.append($0) }
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    prepareForValue()
    bytes.append(value)
  }

  /// Writes `null`.
  package mutating func null() { word("null") }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) { word(value ? "true" : "false") }

  /// Writes a document that is JSON in one line already, without the line feed at its end.
  package mutating func document(_ json: [UInt8]) {
    prepareForValue()
    let end = json.last == UInt8(ascii: "\n") ? json.count - 1 : json.count
    json.withUnsafeBufferPointer { bytes.append($0[..<end]) }
  }

  /// Writes a key and a string.
  package mutating func member(_ key: StaticString, _ value: String) {
    self.key(key)
    string(value)
  }

  /// Writes a key and a number.
  package mutating func member(_ key: StaticString, _ value: Double) {
    self.key(key)
    number(value)
  }

  private mutating func word(_ word: StaticString) {
    prepareForValue()
    bytes.append(word)
  }

  // MARK: Between values

  private mutating func begin(_ bracket: UInt8) {
    prepareForValue()
    bytes.append(bracket)
    level += 1
    isFirstOfContainer = true
  }

  private mutating func end(_ bracket: UInt8) {
    level -= 1
    if !isFirstOfContainer, !isInRow { newLine() }
    bytes.append(bracket)
    isFirstOfContainer = false
  }

  /// Writes the separator of a key or value from the one before it.
  private mutating func prepareForValue() {
    if followsKey {
      followsKey = false
      return
    }
    let isFirst = isFirstOfContainer
    isFirstOfContainer = false
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if !isInRow {
      if level > 0 { newLine() }
    } else if !isFirst, style == .indented {
      bytes.append(UInt8(ascii: " "))
    }
  }

  private mutating func newLine() {
    guard style == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(spaces: 2 * min(level, JSONWriter.deepestIndentation))
  }
}
