/// A word of a package's manifest, which is Swift.
enum ManifestToken: Equatable {
  case word(String)
  /// What stands between quotes.
  case text(String)
  case mark(Character)

  /// Reads a manifest; what is in comments is left out.
  static func all(in source: [UInt8]) -> [ManifestToken] {
    var reader = Reader(source: source)
    var tokens: [ManifestToken] = []
    while let token = reader.next() { tokens.append(token) }
    return tokens
  }

  private struct Reader {
    let source: [UInt8]
    private var position = 0

    init(source: [UInt8]) { self.source = source }

    private func starts(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { source[position...].starts(with: $0) }
    }

    mutating func next() -> ManifestToken? {
      while position < source.count {
        let byte = source[position]
        if starts("//") {
          while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
        } else if starts("/*") {
          skipComment()
        } else if byte == UInt8(ascii: "\"") {
          return .text(text())
        } else if Reader.isOfWord(byte) {
          let start = position
          while position < source.count, Reader.isOfWord(source[position]) { position += 1 }
          return .word(String(decoding: source[start..<position], as: UTF8.self))
        } else {
          position += 1
          if byte > 0x20 { return .mark(Character(Unicode.Scalar(byte))) }
        }
      }
      return nil
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }

    /// Comments may have comments inside.
    private mutating func skipComment() {
      var depth = 0
      repeat {
        if starts("/*") {
          depth += 1
          position += 2
        } else if starts("*/") {
          depth -= 1
          position += 2
        } else {
          position += 1
        }
      } while depth > 0 && position < source.count
    }

    private mutating func text() -> String {
      let end: StaticString = starts("\"\"\"") ? "\"\"\"" : "\""
      position += end.utf8CodeUnitCount
      var bytes: [UInt8] = []
      while position < source.count, !starts(end) {
        if source[position] == UInt8(ascii: "\\"), position + 1 < source.count { position += 1 }
        bytes.append(source[position])
        position += 1
      }
      position = min(position + end.utf8CodeUnitCount, source.count)
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
