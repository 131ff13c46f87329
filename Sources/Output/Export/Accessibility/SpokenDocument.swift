public import AccessibilityCore
internal import TerminalText

/// What a screen reader would say of a screen, in order.
public enum SpokenDocument {
  /// One line an utterance; hints are indented below what they belong to.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - words: What the screen reader adds; nil for the words of each element's language.
  public static func text(_ tree: AccessibilityTree, words: SpokenWords? = nil) -> String {
    lines(tree, words: words).map { $0.text + "\n" }.joined()
  }

  /// The lines, each with the id of the view that it is about.
  package static func lines(
    _ tree: AccessibilityTree,
    words: SpokenWords? = nil
  ) -> [(text: String, view: String)] {
    tree.spokenElements(words: words).flatMap { node, spoken in
      [(spoken.description.printable, node.id)]
        + (spoken.hint.map { [("  " + $0.printable, node.id)] } ?? [])
    }
  }

  /// The utterances in their order: what is said of each element, and its hint.
  public static func utterances(
    _ tree: AccessibilityTree,
    words: SpokenWords? = nil
  ) -> [(text: String, isHint: Bool)] {
    tree.spokenElements(words: words).flatMap { _, spoken in
      [(spoken.description, false)] + (spoken.hint.map { [($0, true)] } ?? [])
    }
  }
}
