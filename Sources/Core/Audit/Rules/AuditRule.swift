package import LayoutCore

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
  /// The exceptions that it does not report.
  package let silentFor: String
  /// The remedy, as a sentence without a full stop.
  package let remedy: String
  /// Says what it finds in one variant of a screen.
  let check: @Sendable (AuditContext, inout RuleAnswers) -> Void

  /// Judges a variant.
  package func answers(_ context: AuditContext) -> RuleAnswers {
    var answers = RuleAnswers()
    check(context, &answers)
    return answers
  }

  /// All rules, in the order in which they are listed (W1).
  package static let all: [AuditRule] =
    NameRules.all + WordRules.all + RoleRules.all + StructureRules.all + ExposureRules.all
    + TextRules.all + ReadingRules.all + SizeRules.all + LayoutRules.all + RoomRules.all
    + ContrastRules.all + GraphicRules.all + TargetRules.all + TouchRules.all + DirectionRules.all
    + WritingRules.all + PageRules.all + [
      FieldPurposeRule.rule, GestureOnlyRule.rule, OrderDirectionRule.rule, RotationRule.rule,
      StateNotExposedRule.rule, VanishesRule.rule, MotionRule.rule, FlashRule.rule,
    ]

  /// Whether the rule is about a screen that is watched over time.
  package var needsFilm: Bool {
    [VanishesRule.rule.id, MotionRule.rule.id, FlashRule.rule.id].contains(id)
  }

  /// Whether the rule is about elements that are activated.
  package var needsTrials: Bool { id == StateNotExposedRule.rule.id }

  /// Whether the rule is asked about a variant with other words (W3.9).
  package func applies(to translation: AuditContext.Translation?) -> Bool {
    switch translation {
    case nil: id != SizeRules.expansion.id
    case .own: !SizeRules.ofExpansion.contains { $0.id == id }
    case .pseudo: id == SizeRules.expansion.id
    }
  }

  /// The rules about screens that are read from the right, which `espalier rtl` asks.
  package static let ofDirections: [AuditRule] =
    DirectionRules.all + WritingRules.all + PageRules.all + ComparisonRules.all

  /// The rules about a screen beside the same one in another language.
  package static let ofLanguages: [AuditRule] = [
    ComparisonRules.untranslated, ComparisonRules.translationCut, ComparisonRules.translationWraps,
  ]

  /// The rules of audits, and those that only `espalier rtl` can ask.
  package static let known: [AuditRule] = all + ComparisonRules.all

  /// Returns the rule of a name; nil for none.
  package static func named(_ id: some StringProtocol) -> AuditRule? { known.first { $0.id == id } }
}

/// The subject of a rule's question: one variant of a screen, and the screen as it is.
package struct AuditContext: Sendable {
  /// The variant.
  package let facts: AuditFacts
  /// The same screen at the text size Large; nil where it is shown at no other.
  package let usual: AuditFacts?
  /// The screen as it is without any change; nil where the variant is that, or nothing is compared.
  package let first: AuditFacts?
  /// The words of the variant; nil for those of all others.
  package let translation: Translation?

  /// The words of a screen in another language, or as if there were one.
  package enum Translation: Sendable, Hashable {
    /// One of the project's own languages, by its tag.
    case own(String)
    /// A change of all texts.
    case pseudo(PseudoLocale)
  }

  package init(
    facts: AuditFacts,
    usual: AuditFacts?,
    first: AuditFacts? = nil,
    translation: Translation? = nil
  ) {
    self.facts = facts
    self.usual = usual
    self.first = first
    self.translation = translation
  }
}
