/// The part of YAML that projects are written in, JSON among it.
///
/// Supported are dictionaries and lists in block and flow style, plain and quoted strings, block
/// strings (`|`, `>`) and comments, but not anchors, tags and several documents in a file.
extension ProjectData {
  /// Reads a document; nil if it is none.
  package init?(yaml bytes: [UInt8]) {
    var reader = YAMLReader(bytes: bytes)
    guard let value = reader.document() else { return nil }
    self = value
  }
}

struct YAMLReader {
  /// The limit of nesting, deeper than any project.
  static let maximumDepth = 64

  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func document() -> ProjectData? {
    if starts("---") { skipLine() }
    let value = block(within: -1, depth: 0)
    return indentation() == nil ? value : nil
  }

  // MARK: Lines

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  mutating func skipLine() {
    while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
    if next != nil { position += 1 }
  }

  private mutating func skipSpaces() {
    while let byte = next, byte == UInt8(ascii: " ") || byte == 9 || byte == 13 { position += 1 }
  }

  /// Skips to the next line with content.
  ///
  /// - Returns: The line's indentation; nil at the end.
  private mutating func indentation() -> Int? {
    while next != nil {
      let start = position
      skipSpaces()
      switch next {
      case nil: return nil
      case UInt8(ascii: "\n"): position += 1
      case UInt8(ascii: "#"): skipLine()
      default:
        defer { position = start }
        return position - start
      }
    }
    return nil
  }

  /// Whether nothing is left of a line but a comment.
  private mutating func isAtEndOfLine() -> Bool {
    skipSpaces()
    return next == nil || next == UInt8(ascii: "\n") || next == UInt8(ascii: "#")
  }

  private var isAtItem: Bool {
    guard next == UInt8(ascii: "-") else { return false }
    return position + 1 >= bytes.count || bytes[position + 1] <= UInt8(ascii: " ")
  }

  // MARK: Blocks

  /// Returns the block with a larger indentation than the outer one.
  private mutating func block(within outer: Int, depth: Int) -> ProjectData? {
    guard depth < YAMLReader.maximumDepth, let indent = indentation(), indent > outer else {
      return nil
    }
    position += indent
    return value(at: indent, within: outer, depth: depth)
  }

  /// Returns the value that begins at a column.
  private mutating func value(at indent: Int, within outer: Int, depth: Int) -> ProjectData? {
    guard depth < YAMLReader.maximumDepth else { return nil }
    if isAtItem { return list(at: indent, depth: depth) }
    if next != UInt8(ascii: "{"), next != UInt8(ascii: "["), isAtKey {
      return table(at: indent, depth: depth)
    }
    return inline(within: outer, depth: depth)
  }

  private mutating func list(at indent: Int, depth: Int) -> ProjectData? {
    var list: [ProjectData] = []
    while isAtItem {
      position += 1
      if isAtEndOfLine() {
        skipLine()
        list.append(block(within: indent, depth: depth + 1) ?? .text(""))
      } else {
        // The indentation of the rest of the line.
        let start = bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let column = position - start
        guard let item = value(at: column, within: indent, depth: depth + 1) else { return nil }
        list.append(item)
      }
      guard indentation() == indent else { break }
      position += indent
      if !isAtItem { position -= indent; break }
    }
    return .list(list)
  }

  private mutating func table(at indent: Int, depth: Int) -> ProjectData? {
    var table: [String: ProjectData] = [:]
    while let key = key() {
      if isAtEndOfLine() {
        skipLine()
        table[key] =
          block(within: indent, depth: depth + 1) ?? listBeside(indent, depth) ?? .text("")
      } else {
        guard let value = inline(within: indent, depth: depth + 1) else { return nil }
        table[key] = value
      }
      guard indentation() == indent else { break }
      position += indent
      if isAtItem || !isAtKey { position -= indent; break }
    }
    return .table(table)
  }

  /// A list as far to the left as the key that it belongs to.
  private mutating func listBeside(_ indent: Int, _ depth: Int) -> ProjectData? {
    guard indentation() == indent else { return nil }
    position += indent
    if isAtItem { return list(at: indent, depth: depth + 1) }
    position -= indent
    return nil
  }

  /// Whether a line begins with a key.
  private var isAtKey: Bool {
    var copy = self
    return copy.key() != nil
  }

  private mutating func key() -> String? {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
      guard let key = quoted() else { return nil }
      skipSpaces()
      return takeColon() ? key : nil
    }
    let start = position
    while let byte = next, byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "#"), position > start, bytes[position - 1] == 32 { return nil }
      if byte == UInt8(ascii: ":") {
        let key = YAMLReader.trimmed(bytes[start..<position])
        if takeColon() { return key.isEmpty ? nil : key }
      }
      position += 1
    }
    return nil
  }

  private mutating func takeColon() -> Bool {
    guard next == UInt8(ascii: ":") else { return false }
    guard position + 1 >= bytes.count || bytes[position + 1] <= UInt8(ascii: " ") else {
      return false
    }
    position += 1
    return true
  }

  // MARK: Values

  /// A value that begins on a line that has begun.
  private mutating func inline(within indent: Int, depth: Int) -> ProjectData? {
    skipSpaces()
    switch next {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let value = flow(depth: depth)
      skipLine()
      return value
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return .text(lines(within: indent))
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let value = quoted()
      skipLine()
      return value.map { .text($0) }
    default:
      let start = position
      while let byte = next, byte != UInt8(ascii: "\n") {
        if byte == UInt8(ascii: "#"), position > start, bytes[position - 1] <= 32 { break }
        position += 1
      }
      let text = YAMLReader.trimmed(bytes[start..<position])
      skipLine()
      return .text(text)
    }
  }

  private mutating func lines(within indent: Int) -> String {
    skipLine()
    var text: [UInt8] = []
    while next != nil {
      let start = position
      skipSpaces()
      let isEmpty = next == nil || next == UInt8(ascii: "\n")
      if !isEmpty, position - start <= indent {
        position = start
        break
      }
      let content = position
      skipLine()
      text += bytes[content..<position]
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let start = bytes.drop { $0 <= 32 }
    let end = start.lastIndex { $0 > 32 }.map { $0 + 1 } ?? start.startIndex
    return String(decoding: start[..<end], as: UTF8.self)
  }
}
