internal import Foundation

/// The string literals of sources, in which names of missing assets are found.
package struct SourceLiterals: Sendable {
  private let files: [String]

  /// Creates a list of the literals in some files, which are read on demand.
  package init(files: [String]) { self.files = files }

  /// A place in a source; line and column count from 1.
  package typealias Place = (file: String, line: Int, column: Int)

  /// Returns the first place of a name in the sources; nil if code builds it.
  package func place(of name: String) -> Place? {
    guard !name.isEmpty else { return nil }
    let literal = Array("\"\(name)\"".utf8)
    for file in files {
      guard let source = try? Data(contentsOf: URL(fileURLWithPath: file)),
        let found = SourceLiterals.find(literal, in: Array(source))
      else { continue }
      return (file, found.line, found.column)
    }
    return nil
  }

  /// Returns the only place of a text in the sources; nil if code builds it, or there are several.
  package func onlyPlace(of text: String) -> Place? {
    guard !text.isEmpty else { return nil }
    let literal = Array("\"\(text)\"".utf8)
    var only: Place?
    for file in files {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else { continue }
      let source = Array(data)
      guard let found = SourceLiterals.find(literal, in: source) else { continue }
      guard only == nil, SourceLiterals.count(of: literal, in: source) == 1 else { return nil }
      only = (file, found.line, found.column)
    }
    return only
  }

  /// Returns the count of some bytes in lines that are no comments.
  private static func count(of bytes: [UInt8], in source: [UInt8]) -> Int {
    var count = 0
    for line in source.split(separator: UInt8(ascii: "\n")) where !isComment(line) {
      var rest = line
      while rest.count >= bytes.count, let start = rest.firstIndex(of: bytes[0]) {
        rest = rest[start...]
        if rest.starts(with: bytes) { count += 1 }
        rest = rest.dropFirst()
      }
    }
    return count
  }

  /// Returns the place of some bytes outside of line comments.
  private static func find(_ bytes: [UInt8], in source: [UInt8]) -> (line: Int, column: Int)? {
    var number = 0
    for line in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let start = line.firstIndex(of: bytes[0]), !isComment(line) else { continue }
      var index = start
      while index + bytes.count <= line.endIndex {
        if line[index..<index + bytes.count].elementsEqual(bytes) {
          let before = String(decoding: line[..<index], as: UTF8.self)
          return (number, before.count + 1)
        }
        index += 1
      }
    }
    return nil
  }

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: "//".utf8)
  }
}
