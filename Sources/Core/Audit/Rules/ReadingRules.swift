internal import AccessibilityCore
internal import LayoutCore

/// Whether texts are large enough, and headings in their order.
enum ReadingRules {
  static let all = [textSmall, textCapped, headingLevel]

  static let textSmall = AuditRule(
    id: "text-small",
    criterion: "HIG, minimum size of text",
    level: .warning,
    failsWhen: "at large, letters are smaller than the system's least size: 11 points on iOS and "
      + "iPadOS, 10 on macOS, 12 on watchOS and visionOS, 23 on tvOS",
    silentFor: "texts in bars and of the system's controls, hidden texts, texts without letters",
    remedy: "take a text style: .font(.caption2) is the smallest"
  ) { context, answers in
    let facts = context.facts
    guard facts.environment.dynamicTypeSize == .large else { return }
    let least = facts.measures.letters(least(for: facts.environment.platform))
    for index in facts.texts {
      let view = facts.views[index]
      guard facts.shows(index), view.part?.isGiven != false, view.dynamicTypeSize == .large,
        view.string?.contains(where: { $0.isLetter || $0.isNumber }) == true
      else { continue }
      answers.judge(view.id)
      guard view.fontSize > 0, view.fontSize < least - 0.01 else { continue }
      answers.fail(
        RuleAnswers.Subject(view),
        .warning,
        "\(view.description) has \(AuditWords.number(view.fontSize)) points, less than "
          + AuditWords.number(least),
        measured: view.fontSize,
        required: least
      )
    }
  }

  static let textCapped = AuditRule(
    id: "text-capped",
    criterion: "WCAG 1.4.4 AA",
    level: .warning,
    failsWhen:
      "a part of the screen with texts is told of a smaller text size than accessibility3, "
      + "which the reader has",
    silentFor: "bars and the system's controls; only the outermost view that is capped is told",
    remedy: "let .dynamicTypeSize(...) reach to .accessibility3 at least"
  ) { context, answers in
    let facts = context.facts
    guard facts.environment.dynamicTypeSize == .accessibility3 else { return }
    func isCapped(_ index: Int) -> Bool {
      facts.views[index].dynamicTypeSize.index < DynamicTypeSize.accessibility3.index
    }
    let texts = facts.texts.filter { facts.shows($0) && facts.views[$0].part?.isGiven != false }
    for index in texts { answers.judge(facts.views[index].id) }
    for (index, view) in facts.views.enumerated() where isCapped(index) {
      guard view.parent.map(isCapped) != true,
        texts.contains(where: { (index..<view.end).contains($0) })
      else { continue }
      answers.fail(
        RuleAnswers.Subject(view),
        .warning,
        "\(view.description) stays at the text size \(view.dynamicTypeSize.rawValue)"
      )
    }
  }

  static let headingLevel = AuditRule(
    id: "heading-level",
    criterion: "WCAG 1.3.1 A",
    level: .note,
    failsWhen:
      "the level of a heading is more than one below that of the heading before it, or the "
      + "first one's is below the second",
    silentFor: "headings without a level",
    remedy: "count on: .accessibilityHeading(.h2) behind .h1"
  ) { context, answers in
    var before: Int?
    for element in context.facts.elements {
      guard let level = element.node.headingLevel, level > 0 else { continue }
      answers.judge(element.node.id)
      if level > (before ?? 1) + 1 {
        let place = before.map { "behind one of level \($0)" } ?? "and the first with a level"
        answers.fail(
          RuleAnswers.Subject(element),
          .note,
          "\(AuditWords.quoted(element.name)) is a heading of level \(level), \(place)",
          measured: Double(level),
          required: Double((before ?? 1) + 1)
        )
      }
      before = level
    }
  }

  /// The least size of letters, in points (HIG, Typography).
  private static func least(for platform: Platform) -> Double {
    switch platform {
    case .iOS: 11
    case .macOS: 10
    case .watchOS, .visionOS: 12
    case .tvOS: 23
    }
  }
}
