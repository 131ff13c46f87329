internal import LayoutCore

extension GraphNode {
  /// The words of the views inside, joined by spaces.
  public var spokenWords: String? { words(joinedBy: " ") }

  /// The words of the views inside, joined by a separator.
  func words(joinedBy separator: String) -> String? {
    var words: [String] = []
    collect(&words)
    return words.isEmpty ? nil : words.joined(separator: separator)
  }

  private func collect(_ words: inout [String]) {
    switch output {
    case .content(.text(let text)): words.append(text)
    case .content(.textRuns(let runs)):
      let text = runs.map(\.content).joined()
        .replacing(TextRun.imageCharacter, with: "")
      if !text.isEmpty { words.append(text) }
    case .inPlace, .content: for child in children { child.collect(&words) }
    }
  }
}
