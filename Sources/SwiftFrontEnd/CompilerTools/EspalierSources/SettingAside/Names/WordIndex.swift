/// The words of sources, to find a name without reading all of them for each.
struct WordIndex {
  /// The hashes of each source's words, sorted.
  private let words: [[UInt64]]

  init(_ sources: [[UInt8]]) { words = sources.map(WordIndex.words) }

  /// Returns the numbers of the sources that have a word; nil if the name is not a single word.
  func sources(with name: String) -> [Int]? {
    let hashes = WordIndex.words(Array(name.utf8))
    guard hashes.count == 1, name.utf8.allSatisfy(WordIndex.isPart) else { return nil }
    return words.indices.filter { WordIndex.holds(words[$0], hashes[0]) }
  }

  /// The offsets at which a word stands in a source.
  static func offsets(of word: [UInt8], in source: [UInt8]) -> [Int] {
    guard let first = word.first, source.count >= word.count else { return [] }
    return source.withUnsafeBufferPointer { all in
      var found: [Int] = []
      var next = 0
      while let start = all[next...].firstIndex(of: first), start + word.count <= all.count {
        let end = start + word.count
        if all[start..<end].elementsEqual(word), start == 0 || !isPart(all[start - 1]),
          end == all.count || !isPart(all[end])
        {
          found.append(start)
        }
        next = start + 1
      }
      return found
    }
  }

  /// Whether a byte is one of a word: of letters, digits, underscores, and all beyond ASCII.
  static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The hashes of the words in some bytes, each once, sorted.
  private static func words(_ source: [UInt8]) -> [UInt64] {
    var found: Set<UInt64> = []
    var hash: UInt64?
    // FNV-1a.
    for byte in source {
      if isPart(byte) {
        hash = ((hash ?? 0xcbf2_9ce4_8422_2325) ^ UInt64(byte)) &* 0x100_0000_01b3
      } else if let word = hash {
        found.insert(word)
        hash = nil
      }
    }
    if let hash { found.insert(hash) }
    return found.sorted()
  }

  private static func holds(_ sorted: [UInt64], _ hash: UInt64) -> Bool {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] == hash
  }
}
