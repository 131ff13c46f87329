/// Tells the prose in a file from the rest, byte by byte.
enum Prose {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let slash = UInt8(ascii: "/")
  private static let newline = UInt8(ascii: "\n")

  /// The comments of a Swift file that begin with two slashes.
  static func comments(in bytes: [UInt8]) -> [Bool] {
    var isProse = [Bool](repeating: false, count: bytes.count)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case quote:
        index = endOfLiteral(index, bytes)
      case slash where index + 1 < bytes.count && bytes[index + 1] == slash:
        while index < bytes.count, bytes[index] != newline {
          isProse[index] = true
          index += 1
        }
      default:
        index += 1
      }
    }
    return isProse
  }

  /// Where a string literal of Swift ends whose first quote is at a position.
  private static func endOfLiteral(_ start: Int, _ bytes: [UInt8]) -> Int {
    var pounds = 0
    while start > pounds, bytes[start - pounds - 1] == UInt8(ascii: "#") { pounds += 1 }
    let isLong = bytes[start...].starts(with: [quote, quote, quote])
    let delimiter =
      [UInt8](repeating: quote, count: isLong ? 3 : 1)
      + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    var index = start + (isLong ? 3 : 1)
    while index < bytes.count {
      if bytes[index...].starts(with: delimiter) { return index + delimiter.count }
      if !isLong, bytes[index] == newline { return index }
      index += pounds == 0 && bytes[index] == backslash ? 2 : 1
    }
    return bytes.count
  }

  /// The strings of a JSON text that are values of some keys.
  static func values(in bytes: [UInt8], of keys: Set<String>) -> [Bool] {
    var isProse = [Bool](repeating: false, count: bytes.count)
    var key = ""
    var index = 0
    while index < bytes.count {
      guard bytes[index] == quote else {
        index += 1
        continue
      }
      let start = index + 1
      var end = start
      while end < bytes.count, bytes[end] != quote { end += bytes[end] == backslash ? 2 : 1 }
      end = min(end, bytes.count)
      var next = min(end + 1, bytes.count)
      while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
      if next < bytes.count, bytes[next] == UInt8(ascii: ":") {
        key = String(decoding: bytes[start..<end], as: UTF8.self)
      } else {
        if keys.contains(key) { for position in start..<end { isProse[position] = true } }
        key = ""
      }
      index = next
    }
    return isProse
  }

  /// Whether a number may begin behind a byte: not in a word, a path or an escape.
  static func mayPrecede(_ byte: UInt8) -> Bool {
    !isWord(byte)
      && ![UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "#"), backslash, slash]
        .contains(byte)
  }

  /// Whether a byte belongs to a word; those of other scripts do.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default:
      false
    }
  }

  static func endOfDigits(_ start: Int, _ bytes: [UInt8]) -> Int {
    var end = start
    while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
      end += 1
    }
    return end
  }
}
