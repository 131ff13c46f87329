internal import LayoutCore

/// Merges several elements into one with all their properties, `accessibilityElement(children:
/// .combine)` (A4).
struct CombineRule {
  let system: SystemVersion

  /// Merges children into `element`, which has only a frame so far.
  ///
  /// Proved by `Specs/Conformance/Accessibility/combine.json`.
  func merge(_ children: [AccessibilityDraft], into element: inout AccessibilityDraft) {
    // Hidden children do not count; priority decides the order, geometry does not (A4.1).
    let parts = children.flatMap(leaves).filter { !$0.visibility.resolved }
      .stablySorted { ($0.sortPriority ?? 0) > ($1.sortPriority ?? 0) }
    let speaking = speaking(of: parts)
    element.label = speaking.flatMap(\.label)
    element.symbols = speaking.flatMap(\.symbols)
    element.values = parts.flatMap(\.values)
    element.hints = parts.flatMap(\.hints)
    element.identifiers = parts.flatMap(\.identifiers)
    element.inputLabels = parts.flatMap(\.inputLabels)
    element.customContent = parts.flatMap(\.customContent)
    element.rotors = parts.flatMap(\.rotors)
    element.relations = parts.flatMap(\.relations)
    element.placeholders = parts.flatMap(\.placeholders)
    for part in parts {
      // Of single values the last child's wins (A4.4).
      element.sortPriority = part.sortPriority ?? element.sortPriority
      element.headingLevel = part.headingLevel ?? element.headingLevel
      element.chart = part.chart ?? element.chart
      element.explicitTraits.formUnion(part.explicitTraits)
      element.attributes.merge(part.attributes) { _, later in later }
    }
    mergeActions(of: parts, into: &element)
    element.traits = traits(of: parts, actions: element.actions)
  }

  /// The elements of a child: itself, or those of a container.
  private func leaves(_ draft: AccessibilityDraft) -> [AccessibilityDraft] {
    draft.isContainer ? draft.children.flatMap(leaves) : [draft]
  }

  /// The children whose labels count: all but buttons, and images with only a default label; all if
  /// there are no others (A4.2).
  private func speaking(of parts: [AccessibilityDraft]) -> [AccessibilityDraft] {
    let speaking = parts.filter { part in
      !(part.traits.contains(.image) && part.isLabelOptional) && !part.traits.contains(.button)
    }
    return speaking.allSatisfy(\.label.isEmpty) ? parts : speaking
  }

  /// The union of the traits, except those that no longer apply (A4.5).
  private func traits(
    of parts: [AccessibilityDraft],
    actions: [AccessibilityAction]
  ) -> AccessibilityTraits {
    var traits = parts.reduce(into: AccessibilityTraits()) { $0.formUnion($1.traits) }
    let areTextsOrImages = parts.allSatisfy {
      !$0.traits.isDisjoint(with: [.staticText, .image])
    }
    if !areTextsOrImages { traits.remove(.staticText) }
    traits.remove(.image)
    if actions.contains(where: { $0.kind == .named }) { traits.subtract([.button, .link]) }
    return traits
  }

  /// Merges the actions: the first default one activates the whole; the others are listed by title.
  ///
  /// The differences of systems are in A4.15.
  private func mergeActions(
    of parts: [AccessibilityDraft],
    into element: inout AccessibilityDraft
  ) {
    var actions: [AccessibilityAction] = []
    for part in parts {
      for action in part.actions {
        guard action.kind == .default else {
          actions.append(action)
          continue
        }
        let title = part.label.joined(separator: ", ")
        let isFirst = !actions.contains { $0.kind == .default }
        if isFirst { actions.append(AccessibilityAction(.default, name: title)) }
        if isListed(title, isFirst: isFirst, label: element.label) {
          actions.append(AccessibilityAction(.named, name: title))
        }
      }
    }
    element.actions = actions
  }

  /// Whether an action is listed: on the newest systems only if the label does not have its title.
  private func isListed(_ title: String, isFirst: Bool, label: [String]) -> Bool {
    switch system {
    case .iOS15: true
    case .iOS16, .iOS17: !isFirst
    case .iOS18, .iOS26, .iOS27: !isFirst || !label.contains(title)
    }
  }
}

extension Sequence {
  /// The elements in a given order, equal ones as they were.
  func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { first, second in
      if precedes(first.element, second.element) { return true }
      return !precedes(second.element, first.element) && first.offset < second.offset
    }.map(\.element)
  }
}
