internal import AccessibilityCore
internal import LayoutCore

/// Whether what is seen is told to assistive technology as well.
enum ExposureRules {
  static let all = [textNotExposed, drawingWithoutMeaning]

  static let textNotExposed = AuditRule(
    id: "text-not-exposed",
    criterion: "WCAG 1.1.1 A, 1.3.1 A",
    level: .error,
    failsWhen: "a text is seen, and no element says its words",
    silentFor:
      "single letters and signs, texts with less than 3 : 1, what the system's controls show "
      + "of themselves, what a modal view covers",
    remedy: "leave .accessibilityHidden(true) out, or say the words in a label"
  ) { context, answers in
    let facts = context.facts
    if facts.elements.contains(where: { $0.node.traits.contains(.modal) }) { return }
    var said: SaidWords?
    for (index, view) in facts.views.enumerated() {
      guard let string = view.string, let ink = facts.inks[index], !view.isInvisible,
        !view.isBehindPresentation, view.visibleFrame != nil, view.part?.isGiven != false,
        !facts.isInBar(index)
      else { continue }
      let words = AuditWords.folded(string)
      guard words.joined().count > 1, ink.contrast.map({ $0.ratio >= 3 }) ?? false else { continue }
      answers.judge(view.id)
      let all = said ?? SaidWords(facts)
      said = all
      if all.contains(words) { continue }
      let subject = RuleAnswers.Subject(view)
      if let around = facts.element(around: index) {
        let name = facts.elements[around].name
        answers.doubt(
          subject,
          "the element that it is in is called \(AuditWords.quoted(name)), which may say as much"
        )
        continue
      }
      answers.fail(
        subject,
        .error,
        view.isHidden
          ? "\(view.description) is seen, and hidden from assistive technology"
          : "\(view.description) is seen, and no element says it"
      )
    }
  }

  static let drawingWithoutMeaning = AuditRule(
    id: "drawing-without-meaning",
    criterion: "WCAG 1.1.1 A",
    level: .error,
    failsWhen: "a canvas larger than 44 × 44 points has neither a label nor children for assistive "
      + "technology",
    silentFor:
      "backgrounds, what texts or controls lie over, what is hidden, what is in an element",
    remedy:
      "say .accessibilityLabel(\"…\") or .accessibilityChildren { … }, or hide it if it tells "
      + "nothing"
  ) { context, answers in
    let facts = context.facts
    for (index, view) in facts.views.enumerated() where view.kind == .canvas {
      guard facts.shows(index), view.frame.width > 44, view.frame.height > 44 else { continue }
      answers.judge(view.id)
      guard !view.isBehind, !facts.coversWindow(view.frame), facts.elements(inside: index).isEmpty,
        facts.element(around: index) == nil
      else { continue }
      let isUnder = facts.views[view.end...].contains { other in
        (other.string != nil || other.isUsable) && !other.isInvisible
          && FactCollector.common(view.frame, other.frame) != nil
      }
      if isUnder { continue }
      answers.fail(
        RuleAnswers.Subject(view),
        .error,
        "a canvas of \(AuditWords.number(view.frame.width)) × "
          + "\(AuditWords.number(view.frame.height)) points has nothing that is read"
      )
    }
  }
}

extension AccessibilityNode {
  /// All words that are said of the element, now or on demand.
  var everything: String {
    ([spokenLabel, value, hint].compactMap(\.self) + inputLabels + actions.compactMap(\.name)
      + customContent.flatMap { [$0.label, $0.value] })
      .joined(separator: " ")
  }
}
