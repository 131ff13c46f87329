/// The words that the elements of a screen say, by each of them.
struct SaidWords {
  private let texts: [[String]]
  /// The positions of the texts that have a word.
  private var positions: [String: [Int]] = [:]

  init(_ facts: AuditFacts) {
    texts = (facts.elements.map { $0.node.everything } + facts.containerNames)
      .map { AuditWords.folded($0) }
    for (position, words) in texts.enumerated() {
      for word in Set(words) { positions[word, default: []].append(position) }
    }
  }

  /// Whether an element says some words, in order.
  func contains(_ words: [String]) -> Bool {
    // Texts that have the rarest of the words are few.
    guard let rarest = words.map({ positions[$0] ?? [] }).min(by: { $0.count < $1.count }) else {
      return !texts.isEmpty
    }
    return rarest.contains { AuditWords.contains(words, in: texts[$0]) }
  }
}
