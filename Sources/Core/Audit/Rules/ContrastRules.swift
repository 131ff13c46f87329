internal import AccessibilityCore
internal import LayoutCore

/// Whether letters can be told from what they stand on.
enum ContrastRules {
  static let all = [contrastText]

  static let contrastText = AuditRule(
    id: "contrast-text",
    criterion: "WCAG 1.4.3 AA",
    level: .error,
    failsWhen: "the colour of letters and what is drawn behind them differ by less than 4.5 : 1, "
      + "or 3 : 1 for letters of 18 points, 14 if bold (by WCAG's profile of 24, 18.67 if bold)",
    silentFor: "disabled controls, hidden texts; colours of the system alone are a warning, and so "
      + "are placeholders; pictures, materials and effects behind are unknown",
    remedy: "take a darker or lighter color, or .foregroundStyle(.primary)"
  ) { context, answers in
    guard isOtherScheme(context), let first = context.first else {
      answers = check(context)
      return
    }
    // A failure of the other scheme alone is told as such (W5.3).
    let usual = check(AuditContext(facts: first, usual: nil))
    let known = Set(usual.failures.filter { $0.level != .note }.map(\.subject.id))
    answers = check(context) { $0.level == .note || known.contains($0.subject.id) }
  }

  /// Whether a variant has other colors than the screen usually has.
  static func isOtherScheme(_ context: AuditContext) -> Bool {
    guard let first = context.first else { return false }
    return scheme(first) != scheme(context.facts)
  }

  /// The color scheme of a variant in words.
  static func scheme(_ facts: AuditFacts) -> String {
    let drawing = facts.environment.drawing
    return drawing.colorScheme.rawValue
      + (drawing.colorSchemeContrast == .increased ? " with increased contrast" : "")
  }

  /// Says of each text of a variant whether its letters can be told from what they stand on.
  ///
  /// - Parameter tells: Whether a failure is told.
  static func check(
    _ context: AuditContext,
    where tells: (RuleAnswers.Failure) -> Bool = { _ in true }
  ) -> RuleAnswers {
    var answers = RuleAnswers()
    let facts = context.facts
    for index in facts.views.indices {
      let view = facts.views[index]
      guard let ink = facts.inks[index], ink.contrast != nil || ink.doubt != nil,
        !view.isHidden, !view.isDisabled, !view.isBehindPresentation, view.visibleFrame != nil,
        let string = view.string,
        string.contains(where: { $0.isLetter || $0.isNumber })
      else { continue }
      if facts.element(around: index).map({ facts.elements[$0].isDisabled }) == true { continue }
      answers.judge(view.id)
      let subject = RuleAnswers.Subject(view)
      let usual = context.usual.flatMap { usual in
        usual.viewsByID[view.id].map { usual.views[$0] }
      }
      // Whether letters are large is judged at the usual size (WCAG2ICT, note 2).
      let size = min(usual?.fontSize ?? view.fontSize, view.fontSize)
      let measures = facts.measures
      let isLarge =
        size >= measures.largeText || (size >= measures.largeBoldText && view.isBold)
      let isLargeByWCAG =
        size >= AuditMeasures.largeByWCAG
        || (size >= AuditMeasures.largeBoldByWCAG && view.isBold)
      let required = measures.contrast(isLarge: isLarge)
      guard let contrast = ink.contrast, contrast.ratio < required else {
        if let doubt = ink.doubt { answers.doubt(subject, doubt) }
        if let contrast = ink.contrast, isLarge, !isLargeByWCAG, contrast.ratio < 4.5 {
          answers.fail(
            subject,
            .note,
            message(
              view,
              contrast,
              "large by Apple's measure, but not by WCAG's, which asks for 4.5"
            ),
            measured: contrast.ratio,
            required: 4.5
          )
        }
        continue
      }
      let level: AuditLevel
      let reason: String
      if contrast.ratio >= required - 0.05 {
        (level, reason) = (.note, "\(AuditWords.number(required)) is required, which it nearly has")
      } else if contrast.isOfSystem {
        (level, reason) = (
          .warning, "\(AuditWords.number(required)) is required; both are colors of the system"
        )
      } else if view.part == .fieldText {
        (level, reason) = (.warning, "\(AuditWords.number(required)) is required")
      } else {
        (level, reason) = (.error, "\(AuditWords.number(required)) is required")
      }
      answers.fail(
        subject,
        level,
        message(view, contrast, reason),
        measured: contrast.ratio,
        required: required
      )
    }
    answers.keepFailures(where: tells)
    return answers
  }

  private static func message(
    _ view: AuditView,
    _ contrast: TextInk.Contrast,
    _ reason: String
  ) -> String {
    // Never more than it is.
    let ratio = AuditWords.number((contrast.ratio * 100).rounded(.down) / 100)
    return "\(view.description) has \(contrast.letters) on \(contrast.background), \(ratio) : 1; "
      + reason
  }
}
