import AgentServer

/// The difference between two texts: the pieces of the later one that are not those of the earlier.
///
/// A piece ends behind each opening brace, so that in JSON it is about one object.
struct TextPatch: Equatable {
  /// Pieces that stand in place of some others.
  struct Splice: Equatable {
    /// The position of the first piece that is replaced.
    let start: Int
    /// The number of pieces that are replaced.
    let count: Int
    /// The pieces in their place.
    let text: [UInt8]
  }

  /// The splices in the order of their positions.
  let splices: [Splice]

  /// Compares two texts.
  init(from old: [UInt8], to new: [UInt8]) {
    let (olds, news) = (TextPatch.pieces(old), TextPatch.pieces(new))
    let least = min(olds.count, news.count)
    var start = 0
    while start < least, old[olds[start]] == new[news[start]] { start += 1 }
    var rest = 0
    while rest < least - start, old[olds[olds.count - 1 - rest]] == new[news[news.count - 1 - rest]]
    {
      rest += 1
    }
    let (oldEnd, newEnd) = (olds.count - rest, news.count - rest)
    guard start < oldEnd || start < newEnd else {
      splices = []
      return
    }
    func text(_ range: Range<Int>) -> [UInt8] {
      guard let last = range.last else { return [] }
      return Array(new[news[range.lowerBound].lowerBound..<news[last].upperBound])
    }
    // As many pieces as before are the same objects: only those that differ are told.
    guard oldEnd == newEnd else {
      splices = [Splice(start: start, count: oldEnd - start, text: text(start..<newEnd))]
      return
    }
    var splices: [Splice] = []
    var next = start
    while next < newEnd {
      let first = next
      while next < newEnd, old[olds[next]] != new[news[next]] { next += 1 }
      if next > first {
        splices.append(Splice(start: first, count: next - first, text: text(first..<next)))
      }
      while next < newEnd, old[olds[next]] == new[news[next]] { next += 1 }
    }
    self.splices = splices
  }

  /// The number of bytes of the pieces that are told.
  var size: Int { splices.reduce(0) { $0 + $1.text.count } }

  /// The message of a patch, as JSON.
  ///
  /// - Parameter key: The key of the text that is changed.
  func message(about key: String) -> [UInt8] {
    let splices = splices.map { splice -> AgentValue in
      [
        .integer(splice.start), .integer(splice.count),
        .string(String(decoding: splice.text, as: UTF8.self)),
      ]
    }
    let message: AgentValue = [
      "kind": "patch", "key": .string(key), "splices": .array(splices),
    ]
    return Array(message.text.utf8)
  }

  /// The pieces of a text.
  private static func pieces(_ text: [UInt8]) -> [Range<Int>] {
    var (pieces, start) = ([Range<Int>](), 0)
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "{") {
      pieces.append(start..<(index + 1))
      start = index + 1
    }
    return start < text.count ? pieces + [start..<text.count] : pieces
  }
}
