internal import AccessibilityCore
internal import LayoutCore

/// The rules that `espalier rtl` alone can ask: they compare two directions or two languages.
enum ComparisonRules {
  static let all = [notMirrored, readingOrder, untranslated, translationCut, translationWraps]

  static let notMirrored = AuditRule(
    id: "not-mirrored",
    criterion: "HIG, right to left",
    level: .warning,
    failsWhen:
      "one direction has a view that the other one does not have, or a view has another size and "
      + "stands at another place",
    silentFor: "parts of a screen that set their direction themselves, what rtl-leftover reports",
    remedy: "let the layout turn around by itself instead of asking for the direction"
  ) { context, answers in
    let facts = context.facts
    guard let faults = facts.faults else { return }
    for fault in faults {
      let name =
        fault.words.map { "the text \(AuditWords.quoted($0))" } ?? "\(fault.type) \(fault.id)"
      answers.fail(
        RuleAnswers.Subject(
          id: fault.id,
          source: fault.source,
          words: fault.words,
          isOfOtherDirection: fault.isOfOtherDirection
        ),
        .warning,
        "\(name) is not mirrored: \(fault.reason)"
      )
    }
  }

  static let readingOrder = AuditRule(
    id: "reading-order",
    criterion: "WCAG 1.3.2 A",
    level: .warning,
    failsWhen: "elements are read in another order right to left",
    silentFor: "elements that only one direction has",
    remedy: "leave the order to the layout, and .accessibilitySortPriority out"
  ) { context, answers in
    guard let misread = context.facts.misread,
      let element = context.facts.elements.first(where: { $0.node.id == misread })
    else { return }
    answers.fail(
      RuleAnswers.Subject(element),
      .warning,
      "\(AuditWords.quoted(element.name)) is read at another place than left to right"
    )
  }

  static let untranslated = AuditRule(
    id: "untranslated",
    criterion: "best practice",
    level: .warning,
    failsWhen: "no table of strings has a text that is looked up in the reader's language",
    silentFor: "verbatim texts, texts without letters, programs without any string of the language",
    remedy: "add the key to the string catalogue, or write Text(verbatim:) if it is a name"
  ) { context, answers in
    let facts = context.facts
    for translation in facts.translations ?? [] {
      if let view = translation.view { answers.judge(facts.views[view].id) }
      guard let key = translation.untranslatedKey else { continue }
      answers.fail(
        translation.view.map { RuleAnswers.Subject(facts.views[$0]) }
          ?? RuleAnswers.Subject(id: key, source: -1, words: key),
        .warning,
        "\(AuditWords.quoted(key)) is not translated"
      )
    }
  }

  static let translationCut = AuditRule(
    id: "translation-cut",
    criterion: "WCAG 1.4.4 AA",
    level: .warning,
    failsWhen: "characters of a text are missing in one language, and none in the other",
    silentFor: "texts that are cut in both languages",
    remedy: "give it room: fewer words, more lines (.lineLimit), or a layout that can wrap"
  ) { context, answers in
    let facts = context.facts
    for translation in facts.translations ?? [] {
      guard let index = translation.view else { continue }
      let view = facts.views[index]
      answers.judge(view.id)
      guard translation.isTruncated.here, !translation.isTruncated.usual else { continue }
      answers.fail(
        RuleAnswers.Subject(view),
        .warning,
        "\(view.description) is cut, and \(AuditWords.quoted(translation.usual)) is whole",
        measured: translation.growth
      )
    }
  }

  static let translationWraps = AuditRule(
    id: "translation-wraps",
    criterion: "best practice",
    level: .note,
    failsWhen: "a text takes more lines in one language than in the other",
    silentFor: "texts that are cut",
    remedy: "look at the screen in both languages; what is beside it may need room"
  ) { context, answers in
    let facts = context.facts
    for translation in facts.translations ?? [] {
      guard let index = translation.view, !translation.isTruncated.here,
        translation.lines.here > translation.lines.usual
      else { continue }
      let view = facts.views[index]
      answers.fail(
        RuleAnswers.Subject(view),
        .note,
        "\(view.description) is on \(translation.lines.here) lines instead of "
          + "\(translation.lines.usual)",
        measured: Double(translation.lines.here),
        required: Double(translation.lines.usual)
      )
    }
  }
}
