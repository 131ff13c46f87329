/// A token of a Swift source, which is scanned for its declarations, not parsed.
package enum SwiftToken: Equatable, Sendable {
  case word(String)
  /// The content of a string literal.
  case text(String)
  case mark(Character)

  /// Scans a source; comments are left out.
  package static func all(in source: [UInt8]) -> [SwiftToken] { SwiftTokens(source).tokens }
}

/// The tokens of a Swift source, with their lines.
package struct SwiftTokens: Sendable {
  package private(set) var tokens: [SwiftToken] = []
  /// The line of each, from 1.
  package private(set) var lines: [Int] = []

  package init(_ source: [UInt8]) {
    var reader = Reader(source: source)
    while let (token, line) = reader.next() {
      tokens.append(token)
      lines.append(line)
    }
  }

  private struct Reader {
    let source: [UInt8]
    private var position = 0
    private var line = 1
    /// The position up to which lines have been counted.
    private var counted = 0

    init(source: [UInt8]) { self.source = source }

    private func starts(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { source[position...].starts(with: $0) }
    }

    /// Returns the line of a position; positions ascend.
    private mutating func line(of place: Int) -> Int {
      for byte in source[counted..<place] where byte == UInt8(ascii: "\n") { line += 1 }
      counted = place
      return line
    }

    mutating func next() -> (SwiftToken, Int)? {
      while position < source.count {
        let byte = source[position]
        let start = position
        if byte == UInt8(ascii: "/"), starts("//") {
          while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
        } else if byte == UInt8(ascii: "/"), starts("/*") {
          skipComment()
        } else if byte == UInt8(ascii: "\"") {
          return (.text(text(hashes: 0)), line(of: start))
        } else if byte == UInt8(ascii: "#"), let hashes = hashesBeforeQuote {
          position += hashes
          return (.text(text(hashes: hashes)), line(of: start))
        } else if Reader.isOfWord(byte) {
          while position < source.count, Reader.isOfWord(source[position]) { position += 1 }
          let word = String(decoding: source[start..<position], as: UTF8.self)
          return (.word(word), line(of: start))
        } else {
          position += 1
          if byte > 0x20, byte != UInt8(ascii: "`") {
            return (.mark(Character(Unicode.Scalar(byte))), line(of: start))
          }
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

    /// The count of hashes before a quote; nil if no quote follows them.
    private var hashesBeforeQuote: Int? {
      let end = source[position...].firstIndex { $0 != UInt8(ascii: "#") } ?? source.count
      return end < source.count && source[end] == UInt8(ascii: "\"") ? end - position : nil
    }

    /// Comments nest.
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
      position = min(position, source.count)
    }

    /// Returns a string literal with so many hashes; it ends with the line unless it has three
    /// quotes.
    private mutating func text(hashes: Int) -> String {
      let isLong = starts("\"\"\"")
      let end =
        Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
        + Array(repeating: UInt8(ascii: "#"), count: hashes)
      let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
      position += isLong ? 3 : 1
      var bytes: [UInt8] = []
      while position < source.count, !source[position...].starts(with: end) {
        if source[position] == UInt8(ascii: "\\"), source[position...].starts(with: escape) {
          position += escape.count
          guard position < source.count else { break }
          if source[position] == UInt8(ascii: "(") {
            skipInterpolation()
            continue
          }
        } else if source[position] == UInt8(ascii: "\n"), !isLong {
          break
        }
        bytes.append(source[position])
        position += 1
      }
      position = min(position + end.count, source.count)
      return String(decoding: bytes, as: UTF8.self)
    }

    /// Skips to behind the parenthesis that closes the current one, whatever literals are between
    /// them.
    private mutating func skipInterpolation() {
      var depth = 0
      while position < source.count, source[position] != UInt8(ascii: "\n") {
        switch source[position] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: "\""): skipInnerText()
        default: break
        }
        if position < source.count { position += 1 }
        if depth == 0 { return }
      }
    }

    /// Skips to the quote that closes a literal inside an interpolation.
    private mutating func skipInnerText() {
      position += 1
      while position < source.count, source[position] != UInt8(ascii: "\""),
        source[position] != UInt8(ascii: "\n")
      {
        position += source[position] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
  }
}
