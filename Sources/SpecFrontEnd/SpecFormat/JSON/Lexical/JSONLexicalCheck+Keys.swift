// Keys that an object has twice.

extension JSONLexicalCheck {
  /// A key of an open object.
  struct Key {
    /// A hash of the text that the key stands for.
    let hash: UInt64
    /// The inside of the quotes.
    let range: Range<Int>
    /// The comma before it, or its own start.
    let start: Int
    /// The end of its value.
    var end = 0
  }

  /// A key that the same object has already had.
  struct DuplicateKey {
    let range: Range<Int>
    let first: Range<Int>
  }

  /// Keeps a key until its object ends.
  mutating func appendKey(_ range: Range<Int>, hasEscape: Bool) {
    let hash =
      hasEscape
      ? decoded(range).withUnsafeBufferPointer(Self.hash)
      : Self.hash(UnsafeBufferPointer(rebasing: bytes[range]))
    let start = expected == .key ? tokenEnd - 1 : range.lowerBound - 1
    keys.append(Key(hash: hash, range: range, start: start))
  }

  /// Notes which keys a container has twice, and forgets its keys.
  mutating func compareKeys(of container: OpenContainer) {
    let range = container.firstKey..<keys.count
    if hasEqualHashes(in: range) {
      findDuplicates(in: range)
    }
    keys.removeLast(range.count)
  }

  /// Warnings about the first duplicate keys of the text.
  func duplicateKeyProblems() -> [JSONProblem] {
    guard !duplicateKeys.isEmpty else { return [] }
    let lines = LineTable(bytes)
    let first = duplicateKeys.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .prefix(problemLimit + 1)
    return first.map { key in
      let name = String(decoding: decoded(key.range), as: UTF8.self).quoted
      let line = lines.position(of: key.first.lowerBound, in: bytes).line
      return JSONProblem(
        offset: key.range.lowerBound - 1,
        message: "duplicate key \(name); first on line \(line)",
        hint: nil
      )
    }
  }

  /// Whether two keys may be equal.
  private func hasEqualHashes(in range: Range<Int>) -> Bool {
    guard range.count <= 16 else {
      let hashes = keys[range].map(\.hash).sorted()
      return zip(hashes, hashes.dropFirst()).contains { $0 == $1 }
    }
    // The few keys that most objects have are not worth an array.
    for later in range {
      for earlier in range.lowerBound..<later where keys[earlier].hash == keys[later].hash {
        return true
      }
    }
    return false
  }

  private mutating func findDuplicates(in range: Range<Int>) {
    // Sorted by their text as well, even keys made to collide take no quadratic time.
    let sorted = keys[range].sorted { one, other in
      if one.hash != other.hash { return one.hash < other.hash }
      let (text, otherText) = (decoded(one.range), decoded(other.range))
      return text == otherText
        ? one.range.lowerBound < other.range.lowerBound
        : text.lexicographicallyPrecedes(otherText)
    }
    guard var first = sorted.first else { return }
    for key in sorted.dropFirst() {
      if key.hash == first.hash, decoded(key.range) == decoded(first.range) {
        duplicateKeys.append(DuplicateKey(range: key.range, first: first.range))
        if bytes[key.start] == ASCII.comma, key.end > key.start {
          mends.append(.blank(key.start..<key.end))
        }
      } else {
        first = key
      }
    }
    stopIfFull()
  }

  private func decoded(_ range: Range<Int>) -> [UInt8] {
    JSONStringLiteral(bytes: bytes[range]).decoded
  }

  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(text)
    var hash = UInt64(text.count)
    var index = 0
    while index + 8 <= text.count {
      hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < text.count {
      rest = rest << 8 | UInt64(text[index])
      index += 1
    }
    return mixed(hash ^ rest)
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    let (high, low) = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }
}
