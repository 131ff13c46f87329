/// Writes a JSON document byte by byte, keys and values in the order in which they come.
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
package struct JSONWriter {
  /// Documents of any depth have to stay of linear length: from this level on lines are no longer
  /// indented further.
  package static let deepestIndentation = 64

  /// What has been written so far.
  var bytes: [UInt8] = []
  private let style: JSONStyle
  private var level = 0
  private var isFirstOfContainer = true
  private var followsKey = false
  private var isInRow = false

  /// Creates a writer of an empty document.
  package init(_ style: JSONStyle) { self.style = style }

  /// The document, with a line feed at its end.
  package consuming func finish() -> [UInt8] {
    append("\n")
    return bytes
  }

  // MARK: Containers

  /// Begins an object.
  package mutating func beginObject() { begin("{") }

  /// Ends the object begun last.
  package mutating func endObject() { end("}") }

  /// Begins an array of one element a line.
  package mutating func beginArray() { begin("[") }

  /// Ends the array begun last.
  package mutating func endArray() { end("]") }

  /// Begins an array that stays on one line: of numbers, not of containers.
  package mutating func beginRow() {
    begin("[")
    isInRow = true
  }

  /// Ends the row begun last.
  package mutating func endRow() {
    end("]")
    isInRow = false
  }

  // MARK: Members and values

  /// Writes a key; its value has to follow.
  package mutating func key(_ key: String) {
    prepareForValue()
    appendString(key)
    append(":")
    if style == .indented { append(" ") }
    followsKey = true
  }

  /// Writes a string.
  package mutating func string(_ value: String) {
    prepareForValue()
    appendString(value)
  }

  /// Writes the shortest number that reads as the same value: infinities as the strings `"inf"` and
  /// `"-inf"`, NaN and nil as `null`, which is all that JSON has for them.
  package mutating func number(_ value: Double?) {
    prepareForValue()
    appendNumber(value)
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    prepareForValue()
    appendInteger(value)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    prepareForValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes a key and a string.
  package mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  /// Writes a key and a number.
  package mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    number(value)
  }

  // MARK: Between values

  private mutating func begin(_ bracket: Unicode.Scalar) {
    prepareForValue()
    append(bracket)
    level += 1
    isFirstOfContainer = true
  }

  private mutating func end(_ bracket: Unicode.Scalar) {
    level -= 1
    if !isFirstOfContainer, !isInRow { newLine() }
    append(bracket)
    isFirstOfContainer = false
  }

  /// Writes what separates a key or value from what comes before it.
  private mutating func prepareForValue() {
    if followsKey {
      followsKey = false
      return
    }
    let isFirst = isFirstOfContainer
    isFirstOfContainer = false
    if !isFirst { append(",") }
    if !isInRow {
      if level > 0 { newLine() }
    } else if !isFirst, style == .indented {
      append(" ")
    }
  }

  private mutating func newLine() {
    guard style == .indented else { return }
    bytes.append(contentsOf: JSONWriter.lineBreaks[min(level, JSONWriter.deepestIndentation)])
  }

  /// A line feed and the spaces behind it, by level.
  private static let lineBreaks: [[UInt8]] = (0...deepestIndentation).map { level in
    [UInt8(ascii: "\n")] + Array(repeating: UInt8(ascii: " "), count: 2 * level)
  }

  mutating func append(_ scalar: Unicode.Scalar) { bytes.append(UInt8(ascii: scalar)) }
}
