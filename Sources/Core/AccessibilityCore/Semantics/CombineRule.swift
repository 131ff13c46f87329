internal import LayoutCore

/// `accessibilityElement(children: .combine)` (A4): several elements become
/// one that says what all of them say.
struct CombineRule {
  let system: SystemVersion

  /// Merges children into `element`, which has a frame and nothing else yet.
  ///
  /// Proved by `Specs/Conformance/Accessibility/combine.json`.
  func merge(_ children: [AccessibilityDraft], into element: inout AccessibilityDraft) {
    // Hidden children say nothing; priority decides the order, geometry does not (A4.1).
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
      // Of scalars the last child's wins (A4.4).
      element.sortPriority = part.sortPriority ?? element.sortPriority
      element.headingLevel = part.headingLevel ?? element.headingLevel
      element.chart = part.chart ?? element.chart
      element.explicitTraits.formUnion(part.explicitTraits)
      element.attributes.merge(part.attributes) { _, later in later }
    }
    mergeActions(of: parts, into: &element)
    element.traits = traits(of: parts, actions: element.actions)
  }

  /// The elements in a child: its own, or those of a container.
  private func leaves(_ draft: AccessibilityDraft) -> [AccessibilityDraft] {
    draft.isContainer ? draft.children.flatMap(leaves) : [draft]
  }

  /// Those whose labels count: all children but images that only have a default one, and buttons; all
  /// if that leaves nothing (A4.2).
  private func speaking(of parts: [AccessibilityDraft]) -> [AccessibilityDraft] {
    let speaking = parts.filter { part in
      !(part.traits.contains(.image) && part.isLabelOptional) && !part.traits.contains(.button)
    }
    return speaking.allSatisfy(\.label.isEmpty) ? parts : speaking
  }

  /// The union of the traits, except those that no longer hold (A4.5).
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

  /// The first default action activates the whole; the others are listed by their titles.
  ///
  /// Which of them the list has besides differs between systems (A4.15).
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

  /// The newest systems list an action unless the label has its title already.
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
