extension ViewTree {
  /// Replaces the characters of all texts, those that were measured elsewhere left out.
  package mutating func changeTexts(_ change: (String) -> String) {
    for node in nodes.indices where nodes[node].isPresent {
      if case .text(let string) = nodes[node].content {
        setContent(.text(change(string)), at: node)
      } else if case .textRuns(var runs) = nodes[node].content {
        for index in runs.indices where runs[index].image == nil && runs[index].symbol == nil {
          runs[index].content = change(runs[index].content)
        }
        setContent(.textRuns(runs), at: node)
      }
    }
  }
}
