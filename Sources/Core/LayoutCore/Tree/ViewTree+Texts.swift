extension ViewTree {
  /// Replaces the characters of all texts, those that were measured elsewhere left out.
  ///
  /// - Parameter change: Returns the runs of a text with other characters.
  package mutating func changeTexts(_ change: ([String]) -> [String]) {
    for node in nodes.indices where nodes[node].isPresent {
      if case .text(let string) = nodes[node].content {
        setContent(.text(change([string])[0]), at: node)
      } else if case .textRuns(var runs) = nodes[node].content {
        let words = runs.indices.filter { runs[$0].image == nil && runs[$0].symbol == nil }
        for (index, text) in zip(words, change(words.map { runs[$0].content })) {
          runs[index].content = text
        }
        setContent(.textRuns(runs), at: node)
      }
    }
  }
}
