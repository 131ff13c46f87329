/// A rule of an audit: what it checks, by which criterion, how much it matters.
package struct AuditRule: Sendable {
  /// The name by which a finding, a silence and a setting call it.
  package let id: String
  /// The criterion of WCAG, or whose guideline it is.
  package let criterion: String
  /// How much most of its findings matter.
  package let level: AuditLevel
  /// When it fails, as a sentence without a full stop.
  package let failsWhen: String
  /// What it does not report.
  package let silentFor: String
  /// What mends it.
  package let remedy: String
  /// Says what it finds in one variant of a screen.
  let check: @Sendable (AuditContext, inout RuleAnswers) -> Void

  /// What the rule says of a variant.
  package func answers(_ context: AuditContext) -> RuleAnswers {
    var answers = RuleAnswers()
    check(context, &answers)
    return answers
  }

  /// All rules, in the order in which they are listed (W1).
  package static let all: [AuditRule] =
    NameRules.all + WordRules.all + RoleRules.all + ExposureRules.all + TextRules.all
    + ReadingRules.all + LayoutRules.all
    + ContrastRules.all + TargetRules.all + DirectionRules.all + WritingRules.all + PageRules.all

  /// Rules that audits of others have, or criteria ask for, and that are not there yet.
  package static let missing = [
    "name-duplicate", "state-not-exposed",
    "heading-missing", "screen-title", "order-direction", "row-in-pieces", "gesture-only",
    "text-shrinks", "reflow", "rotation", "safe-area", "focus-hidden", "expansion",
    "contrast-graphic", "contrast-scheme", "colour-alone", "target-crowded", "target-overlap",
    "frame-mismatch", "field-purpose", "motion", "flash", "vanishes",
  ]

  /// The rules about screens that are read from the right, which `espalier rtl` asks.
  package static let ofDirections: [AuditRule] =
    DirectionRules.all + WritingRules.all + PageRules.all
}

/// What a rule is asked about: one variant of a screen, and the screen as it is.
package struct AuditContext: Sendable {
  /// The variant.
  package let facts: AuditFacts
  /// The same screen at the text size Large; nil where it is shown at no other.
  package let usual: AuditFacts?

  package init(facts: AuditFacts, usual: AuditFacts?) {
    self.facts = facts
    self.usual = usual
  }
}
