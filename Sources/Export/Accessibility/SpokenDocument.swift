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
    said(tree, words: words).flatMap { node, spoken in
      [(spoken.description.printable, node.id)]
        + (spoken.hint.map { [("  " + $0.printable, node.id)] } ?? [])
    }
  }

  /// The utterances in their order: what is said of each element, and its hint.
  public static func utterances(
    _ tree: AccessibilityTree,
    words: SpokenWords? = nil
  ) -> [(text: String, isHint: Bool)] {
    said(tree, words: words).flatMap { _, spoken in
      [(spoken.description, false)] + (spoken.hint.map { [($0, true)] } ?? [])
    }
  }

  /// The elements and what is said of each.
  private static func said(
    _ tree: AccessibilityTree,
    words: SpokenWords?
  ) -> [(node: AccessibilityNode, text: SpokenText)] {
    var elements: [(node: AccessibilityNode, places: [SpokenText.Place])] = []
    for node in tree.rootsInReadingOrder { collect(node, [], &elements) }
    return elements.map { ($0.node, SpokenText($0.node, places: $0.places, words: words)) }
  }

  /// Gathers the elements of a node, those at the ends of a list or landmark with their place.
  private static func collect(
    _ node: AccessibilityNode,
    _ places: [SpokenText.Place],
    _ elements: inout [(node: AccessibilityNode, places: [SpokenText.Place])]
  ) {
    guard node.kind == .container else {
      elements.append((node, places))
      return
    }
    let start = elements.count
    let children = node.childrenInReadingOrder
    for (index, child) in children.enumerated() {
      let isTab = node.containerType == .tabBar
      collect(child, isTab ? [.among(index + 1, of: children.count)] : [], &elements)
    }
    guard elements.count > start else { return }
    switch node.containerType {
    case .list:
      elements[start].places.append(.startOfList)
      elements[elements.count - 1].places.append(.endOfList)
    case .landmark:
      elements[start].places.append(.startOfLandmark)
      elements[elements.count - 1].places.append(.endOfLandmark)
    case .tabBar, nil: break
    }
  }
}
