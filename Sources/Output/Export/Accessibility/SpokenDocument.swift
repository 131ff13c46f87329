public import AccessibilityCore
internal import TerminalText

/// The words of a screen reader for a screen, in order.
public enum SpokenDocument {
  /// The text with one line an utterance; hints are indented below their elements.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - words: The words that the screen reader adds; nil for those of each element's language.
  public static func text(_ tree: AccessibilityTree, words: SpokenWords? = nil) -> String {
    lines(tree, words: words).map { $0.text + "\n" }.joined()
  }

  /// The lines, each with the id of its view.
  package static func lines(
    _ tree: AccessibilityTree,
    words: SpokenWords? = nil
  ) -> [(text: String, view: String)] {
    tree.spokenElements(words: words).flatMap { node, spoken in
      [(spoken.description.printable, node.id)]
        + (spoken.hint.map { [("  " + $0.printable, node.id)] } ?? [])
    }
  }

  /// The utterances in order: the description of each element, and its hint.
  public static func utterances(
    _ tree: AccessibilityTree,
    words: SpokenWords? = nil
  ) -> [(text: String, isHint: Bool)] {
    tree.spokenElements(words: words).flatMap { _, spoken in
      [(spoken.description, false)] + (spoken.hint.map { [($0, true)] } ?? [])
    }
  }
}
