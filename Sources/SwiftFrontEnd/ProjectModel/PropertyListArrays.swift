/// The lists of strings in a property list that is written in XML, by their keys.
struct PropertyListArrays {
  private let lines: [[UInt8]]

  /// Reads a property list; of another form, such as the binary one, it has no lists.
  init(_ bytes: [UInt8]) {
    lines = PropertyListArrays.withoutComments(bytes)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
  }

  /// Returns the strings behind a key, and the line of the key, counted from 1; nil if no list follows it.
  subscript(_ key: String) -> (words: [String], line: Int?)? {
    let mark = Array("<key>\(key)</key>".utf8)
    for (index, line) in lines.enumerated() {
      guard let start = PropertyListArrays.end(of: mark, in: line[...]) else { continue }
      let rest = line[start...] + lines[(index + 1)...].joined()
      guard let words = PropertyListArrays.words(Array(rest)) else { return nil }
      return (words, index + 1)
    }
    return nil
  }

  /// Returns the strings of the list that begins a text; nil if none does.
  private static func words(_ text: [UInt8]) -> [String]? {
    let rest = text.drop { $0 <= UInt8(ascii: " ") }
    guard rest.starts(with: "<array".utf8) else { return nil }
    // An empty list is one tag.
    guard !rest.starts(with: "<array/>".utf8) else { return [] }
    var (words, left) = ([String](), rest)
    while let end = end(of: Array("</".utf8), in: left) {
      let element = left[..<end]
      left = left[end...]
      if left.starts(with: "array>".utf8) { return words }
      guard let start = self.end(of: Array("<string>".utf8), in: element) else { continue }
      words.append(String(decoding: element[start...].dropLast(2), as: UTF8.self))
    }
    return nil
  }

  /// The index behind the first place of some bytes.
  private static func end(of part: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    for index in bytes.indices
    where bytes[index] == part[0] && bytes[index...].starts(with: part) {
      return index + part.count
    }
    return nil
  }

  /// The text with spaces in place of its comments, in which line feeds stay.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var (result, rest) = ([UInt8](), bytes[...])
    while let end = end(of: Array("<!--".utf8), in: rest) {
      result += rest[..<(end - 4)]
      let close = self.end(of: Array("-->".utf8), in: rest[end...]) ?? rest.endIndex
      result += rest[end..<close].filter { $0 == UInt8(ascii: "\n") }
      rest = rest[close...]
    }
    return result + rest
  }
}
