/// A number of a rule in prose.
struct Citation {
  var number: RuleNumber
  var location: Location

  /// The citations in the prose of a file: comments of Swift, `source` and `comment` of a spec, all
  /// of any other text.
  static func all(in file: ProjectFile) -> [Citation] {
    let bytes = Array(file.text.utf8)
    let isProse: [Bool] =
      if file.path.hasSuffix(".swift") {
        Prose.comments(in: bytes)
      } else if file.path.hasSuffix(".json") {
        Prose.values(in: bytes, of: ["source", "comment", "note", "notes"])
      } else {
        [Bool](repeating: true, count: bytes.count)
      }
    return citations(bytes, isProse, path: file.path)
  }

  private static func citations(
    _ bytes: [UInt8],
    _ isProse: [Bool],
    path: String
  ) -> [Citation] {
    var found: [Citation] = []
    var line = 1
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard isProse[index], let end = end(ofNumberAt: index, bytes) else {
        index += 1
        continue
      }
      if let number = RuleNumber(String(decoding: bytes[index..<end], as: UTF8.self)) {
        found.append(Citation(number: number, location: Location(path: path, line: line)))
      }
      index = end
    }
    return found
  }

  /// Where a number ends that begins at a byte; nil if none does.
  private static func end(ofNumberAt start: Int, _ bytes: [UInt8]) -> Int? {
    guard RuleNumber.letters.contains(Character(UnicodeScalar(bytes[start]))) else { return nil }
    if start > 0, !Prose.mayPrecede(bytes[start - 1]) { return nil }
    var end = Prose.endOfDigits(start + 1, bytes)
    guard end > start + 1, end <= start + 3 else { return nil }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let endOfItem = Prose.endOfDigits(end + 1, bytes)
      if endOfItem > end + 1 { end = endOfItem }
    }
    if end < bytes.count, Prose.isWord(bytes[end]) { return nil }
    return end
  }
}
