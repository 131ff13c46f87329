internal import AccessibilityCore
internal import LayoutCore

/// Whether what the device, its bars and its keyboard cover is free of what people need.
enum RoomRules {
  static let all = [safeArea, focusHidden]

  static let safeArea = AuditRule(
    id: "safe-area",
    criterion: "HIG, layout, safe area",
    level: .warning,
    failsWhen: "a text or a control lies where the device or its bars cover the window: under the "
      + "island, the home indicator or a rounded corner",
    silentFor:
      "what scrolls, bars and the system's controls, backgrounds, hidden views, less than a "
      + "point",
    remedy: "leave .ignoresSafeArea() to the background: .background { … .ignoresSafeArea() }"
  ) { context, answers in
    let facts = context.facts
    guard facts.isScreen, facts.safeArea != EdgeInsets() else { return }
    for (index, view) in facts.views.enumerated() {
      guard view.string?.isEmpty == false || view.isUsable, facts.shows(index), !view.isBehind,
        view.scrollAxes.isEmpty, view.part?.isGiven != false, !facts.isInBar(index),
        !isOfDialog(view)
      else { continue }
      answers.judge(view.id)
      if facts.isInside(index, where: { $0.isUsable }) { continue }
      let seen = facts.inks[index]?.bounds ?? view.frame
      guard let bounds = FactCollector.common(seen, facts.window) else { continue }
      let sides = [
        ("top", facts.safeArea.top - bounds.minY),
        ("bottom", bounds.maxY - (facts.window.maxY - facts.safeArea.bottom)),
        ("left", facts.safeArea.leading - bounds.minX),
        ("right", bounds.maxX - (facts.window.maxX - facts.safeArea.trailing)),
      ]
      let insets = [
        facts.safeArea.top, facts.safeArea.bottom, facts.safeArea.leading, facts.safeArea.trailing,
      ]
      let worst = zip(sides, insets).filter { $0.1 > 0 && $0.0.1 >= 1 }
        .max { $0.0.1 < $1.0.1 }?.0
      guard let worst else { continue }
      answers.fail(
        RuleAnswers.Subject(view),
        .warning,
        "\(view.description) reaches \(AuditWords.number(worst.1)) points into the safe area at the "
          + worst.0,
        measured: worst.1,
        required: 0
      )
    }
  }

  /// Whether the system places a view: one of an alert or a dialog.
  private static func isOfDialog(_ view: AuditView) -> Bool {
    view.id.split(separator: "/").contains { $0 == "alert" || $0 == "confirmationDialog" }
  }

  static let focusHidden = AuditRule(
    id: "focus-hidden",
    criterion: "WCAG 2.4.11 AA",
    level: .error,
    failsWhen: "nothing is seen of the field that is being edited, since the keyboard is over it",
    silentFor: "fields that are seen in part, which is a note, fields that scroll",
    remedy: "leave .ignoresSafeArea(.keyboard) out, or put the field into a ScrollView"
  ) { context, answers in
    let facts = context.facts
    guard facts.isScreen, facts.keyboardHeight > 0 else { return }
    let top = facts.window.maxY - facts.keyboardHeight
    for (index, view) in facts.views.enumerated() {
      guard case .control(.textField(let input)) = view.kind, input.isEditing, facts.shows(index)
      else { continue }
      answers.judge(view.id)
      guard view.frame.maxY > top + 1, !view.scrollAxes.contains(.vertical) else { continue }
      let isWhole = view.frame.minY >= top - 1
      let name = AuditWords.quoted(input.title ?? input.prompt ?? "")
      answers.fail(
        RuleAnswers.Subject(id: view.id, source: view.source, words: input.title ?? input.prompt),
        isWhole ? .error : .note,
        "the field \(name) is being edited, and the keyboard covers "
          + (isWhole
            ? "all of it" : "\(AuditWords.number(view.frame.maxY - top)) points of it"),
        measured: view.frame.maxY - top,
        required: 0
      )
    }
  }
}
