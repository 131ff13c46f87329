internal import LayoutCore

/// What becomes of a screen from right to left.
enum DirectionRules {
  static let all = [rtlLeftover, symbolLiteral, mirroredText, doubleFlip]

  static let rtlLeftover = AuditRule(
    id: "rtl-leftover",
    criterion: "best practice (WCAG 1.3.2)",
    level: .warning,
    failsWhen: "right to left, a view is where it is left to right, although what is around it is "
      + "mirrored",
    silentFor: "parts of a screen that set their direction themselves, what has another size",
    remedy: "leading and trailing instead of left and right, .offset and .position by direction",
    check: check(.frame)
  )

  static let symbolLiteral = AuditRule(
    id: "symbol-literal",
    criterion: "HIG, right to left",
    level: .warning,
    failsWhen: "a symbol that points to a side points there in both directions",
    silentFor:
      "parts of a screen that set their direction themselves; symbols that the system flips",
    remedy: "take the symbol that is named by backward or forward",
    check: check(.symbol)
  )

  static let mirroredText = AuditRule(
    id: "mirrored-text",
    criterion: "WCAG 1.4.5, HIG, right to left",
    level: .error,
    failsWhen: "letters are seen in a mirror, in one direction or in both",
    silentFor: "texts that are turned twice, and so not at all",
    remedy: "flip the picture beside the text, not both: .flipsForRightToLeftLayoutDirection(true)",
    check: check(.letters)
  )

  static let doubleFlip = AuditRule(
    id: "double-flip",
    criterion: "HIG, right to left",
    level: .warning,
    failsWhen:
      "a symbol that the system flips right to left is flipped once more, and so not at all",
    silentFor: "parts of a screen that set their direction themselves",
    remedy: "leave .flipsForRightToLeftLayoutDirection(true) or the scale out",
    check: check(.symbolTwice)
  )

  /// Tells of what is of one kind.
  private static func check(
    _ kind: AuditFacts.Leftover.Kind
  ) -> @Sendable (AuditContext, inout RuleAnswers) -> Void {
    { context, answers in
      let facts = context.facts
      for leftover in facts.leftovers ?? [] where leftover.kind == kind {
        let view = facts.views[leftover.view]
        guard !view.isInvisible, !view.isBehindPresentation else { continue }
        let level: AuditLevel = kind == .letters ? .error : .warning
        answers.fail(RuleAnswers.Subject(view), level, "\(view.description): \(leftover.reason)")
      }
      guard facts.leftovers != nil else { return }
      for (index, view) in facts.views.enumerated() where facts.shows(index) && kind.judges(view) {
        answers.judge(view.id)
      }
    }
  }
}

extension AuditFacts.Leftover.Kind {
  /// Whether a view may be wrong in this way.
  fileprivate func judges(_ view: AuditView) -> Bool {
    switch self {
    case .frame: true
    case .letters: view.string != nil
    case .symbol, .symbolTwice:
      switch view.kind {
      case .symbol: true
      case .text, .image, .canvas, .shape, .color, .control, .placeholder, .other: false
      }
    }
  }
}
