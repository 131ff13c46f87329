internal import AccessibilityCore
internal import Controls
internal import LayoutCore

/// Whether what gestures do can be done without them (W6.7).
enum GestureOnlyRule {
  static let rule = AuditRule(
    id: "gesture-only",
    criterion: "WCAG 2.1.1 A, 2.5.1 A, 2.5.7 AA",
    level: .warning,
    failsWhen: "a long press, a drag, a pinch or a rotation does something, and no action, "
      + "menu or control does the same",
    silentFor: "swipe actions, context menus and moving rows, which are actions; elements with "
      + "actions or values of their own; touches that only tell that a control is pressed; "
      + "with a control beside it, or all over the screen, it is unknown",
    remedy: "say .accessibilityAction(named: \"…\") { … }, or .accessibilityAdjustableAction"
  ) { context, answers in
    let facts = context.facts
    for (index, view) in facts.views.enumerated() where !view.gestures.isEmpty {
      guard facts.shows(index), !view.isDisabled else { continue }
      answers.judge(view.id)
      var gestures = view.gestures
      let isPressed =
        view.isUsable || view.answersTaps
        || facts.isInside(index, where: { $0.isUsable || $0.answersTaps })
      if isPressed { gestures.remove(.touch) }
      guard let gesture = gestures.words else { continue }
      let inside = facts.elements(inside: index)
      let elements =
        (inside.isEmpty ? facts.element(around: index).map { [$0] } ?? [] : inside)
        .map { facts.elements[$0] }
      if elements.contains(where: offersMore) { continue }
      let subject = elements.first.map { RuleAnswers.Subject($0) } ?? RuleAnswers.Subject(view)
      let name =
        elements.first { !$0.name.isEmpty }.map { AuditWords.quoted($0.name) } ?? view.type
      if facts.coversWindow(view.frame) {
        answers.doubt(subject, "\(gesture) anywhere may only put something away")
        continue
      }
      let beside = view.parent.map { facts.elements(inside: $0) } ?? []
      let others = beside.filter { !inside.contains($0) }.map { facts.elements[$0] }
      let isInCard = elements.count > 1 && elements.contains(where: \.isUsable)
      if isInCard || others.contains(where: isControl) {
        answers.doubt(subject, "a control beside it may do what \(gesture) on \(name) does")
        continue
      }
      answers.fail(
        subject,
        .warning,
        "\(gesture) on \(name) does something, and nothing else does the same"
      )
    }
  }

  /// Whether an element is seen to be a control.
  private static func isControl(_ element: AuditElement) -> Bool {
    !element.isDisabled
      && !element.node.traits.isDisjoint(with: [
        .button, .link, .toggle, .adjustable, .radioButton, .popupButton,
      ])
  }

  /// Whether an element can do more than to be activated.
  private static func offersMore(_ element: AuditElement) -> Bool {
    element.node.traits.contains(.adjustable)
      || element.node.traits.contains(.allowsDirectInteraction)
      || element.node.actions.contains { $0.kind != .default }
  }
}

extension FingerGestures {
  /// The first of the gestures as the beginning of a sentence's subject; nil for none.
  fileprivate var words: String? {
    if contains(.longPress) {
      "a long press"
    } else if !isDisjoint(with: [.drag, .touch]) {
      "a drag"
    } else if contains(.pinch) {
      "a pinch"
    } else if contains(.rotation) {
      "a rotation"
    } else {
      nil
    }
  }
}
