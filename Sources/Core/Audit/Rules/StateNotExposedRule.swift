internal import AccessibilityCore
internal import LayoutCore

/// Whether a state that is seen is told as well (W2.10).
enum StateNotExposedRule {
  static let rule = AuditRule(
    id: "state-not-exposed",
    criterion: "WCAG 4.1.2 A",
    level: .warning,
    failsWhen: "activating an element changes its picture, and neither its traits nor its "
      + "value or label",
    silentFor: "less than 2 % of its pixels, elements that are gone or covered afterwards, "
      + "what is seen only while a finger is down, links and the system's controls with a "
      + "state; an element of another size afterwards is unknown, and so is one that cannot "
      + "be activated here",
    remedy: "say .accessibilityAddTraits(isOn ? .isSelected : []), or .accessibilityValue"
  ) { context, answers in
    for trial in context.facts.trials ?? [] {
      answers.judge(trial.subject.id)
      let name =
        trial.subject.words.map { AuditWords.quoted($0) } ?? "the element"
      if let reason = trial.reason {
        answers.doubt(trial.subject, reason)
      } else if trial.isTold {
        continue
      } else if trial.isResized {
        answers.doubt(
          trial.subject,
          "activating \(name) changes its size, which may show a state that nothing tells"
        )
      } else if trial.changedShare >= least {
        answers.fail(
          trial.subject,
          .warning,
          "activating \(name) changes \(AuditWords.number((trial.changedShare * 100).rounded())) % of "
            + "its picture, and neither its traits nor its value or label",
          measured: trial.changedShare,
          required: least
        )
      }
    }
  }

  /// The least part of the pixels that is a change.
  private static let least = 0.02
}
