extension AccessibilityTree {
  /// The elements in reading order, with the spoken text of each.
  ///
  /// - Parameter words: The words that the screen reader adds; nil for the element's language.
  package func spokenElements(
    words: SpokenWords? = nil
  ) -> [(node: AccessibilityNode, text: SpokenText)] {
    var elements: [(node: AccessibilityNode, places: [SpokenText.Place])] = []
    for node in rootsInReadingOrder { AccessibilityTree.collect(node, [], &elements) }
    return elements.map { ($0.node, SpokenText($0.node, places: $0.places, words: words)) }
  }

  /// Collects the elements of a node; the first and last of a list or landmark get their place.
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
      var child = child
      // A custom tab bar has tabs as well (A2.40).
      if isTab, child.traits.contains(.button) { child.traits.insert(.tabButton) }
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
