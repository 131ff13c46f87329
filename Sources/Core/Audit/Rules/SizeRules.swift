internal import AccessibilityCore
internal import LayoutCore

/// Whether larger letters, longer words and other windows leave a screen as it is.
enum SizeRules {
  static let all = [textShrinks, reflow, expansion]

  /// The rules about the room of words.
  static let ofExpansion = [TextRules.textCut, LayoutRules.overlap, LayoutRules.textClipped]

  static let textShrinks = AuditRule(
    id: "text-shrinks",
    criterion: "WCAG 1.4.4 AA",
    level: .warning,
    failsWhen:
      "at accessibility3 a text is shrunk to fit, to less than 1.1 times its size at large",
    silentFor: "texts in bars, texts that are not shrunk",
    remedy: "let it wrap instead of .minimumScaleFactor: .lineLimit(nil)"
  ) { context, answers in
    let facts = context.facts
    guard facts.environment.dynamicTypeSize == .accessibility3, let usual = context.usual else {
      return
    }
    for index in facts.texts {
      let view = facts.views[index]
      guard let ink = facts.inks[index], let other = usual.viewsByID[view.id],
        usual.views[other].string == view.string, let before = usual.inks[other], before.size > 0
      else { continue }
      answers.judge(view.id)
      // A text that does not grow is fixed, and one that effects shrink is so at every size.
      guard view.fontSize > usual.views[other].fontSize + 0.01,
        ink.size / view.fontSize < 0.97 * before.size / usual.views[other].fontSize,
        ink.size < 1.1 * before.size
      else { continue }
      answers.fail(
        RuleAnswers.Subject(view),
        .warning,
        "\(view.description) is shrunk from \(AuditWords.number(view.fontSize)) to "
          + "\(AuditWords.number(ink.size)) points, and has \(AuditWords.number(before.size)) at large",
        measured: ink.size / before.size,
        required: 1.1
      )
    }
  }

  static let reflow = AuditRule(
    id: "reflow",
    criterion: "WCAG 1.4.10 AA",
    level: .warning,
    failsWhen: "at 320 points and accessibility3, texts that fill a page are read by scrolling "
      + "sideways",
    silentFor:
      "tables, rows of cards less than half as high as the window, content without texts of "
      + "several words, what fits",
    remedy: "scroll vertically alone, and let texts wrap: no fixed widths"
  ) { context, answers in
    let facts = context.facts
    guard facts.window.width <= 320, facts.environment.dynamicTypeSize == .accessibility3 else {
      return
    }
    for (index, view) in facts.views.enumerated() where view.type == "ScrollView" {
      guard facts.shows(index), view.frame.height > facts.window.height / 2,
        !facts.isInside(index, where: { $0.type == "ScrollView" })
      else { continue }
      let texts = ((index + 1)..<view.end).filter { position in
        let text = facts.views[position]
        return text.scrollAxes.contains(.horizontal) && !text.isInvisible
          && AuditWords.folded(text.string ?? "").count >= 3
          && !facts.isInside(position) {
            if case .control(.table) = $0.kind { true } else { false }
          }
      }
      guard !texts.isEmpty else { continue }
      answers.judge(view.id)
      guard let first = texts.first(where: { facts.views[$0].frame.width > view.frame.width + 1 })
      else { continue }
      let text = facts.views[first]
      answers.fail(
        RuleAnswers.Subject(text),
        .warning,
        "\(text.description) is \(AuditWords.number(text.frame.width)) points wide, and is read by "
          + "scrolling sideways in \(AuditWords.number(view.frame.width))",
        measured: text.frame.width,
        required: view.frame.width
      )
    }
  }

  static let expansion = AuditRule(
    id: "expansion",
    criterion: "WCAG 1.4.4 AA",
    level: .note,
    failsWhen:
      "a text is cut, clipped or lies over another one where words are twice as long, or in "
      + "one of the project's languages, and not with the words of the screen",
    silentFor:
      "what is wrong with the screen's own words, too; texts in bars; in a language of the "
      + "project it is a warning",
    remedy: "give it room: more lines, or a layout that can wrap"
  ) { context, answers in
    guard let translation = context.translation, let first = context.first else { return }
    let (level, condition): (AuditLevel, String) =
      switch translation {
      case .own(let tag): (.warning, "in \(AuditWords.quoted(tag))")
      case .pseudo: (.note, "if words are twice as long")
      }
    let own = AuditContext(facts: first, usual: nil)
    for rule in ofExpansion {
      let now = rule.answers(context)
      for id in now.judged { answers.judge(id) }
      if now.failures.isEmpty { continue }
      let before = Set(rule.answers(own).failures.map(\.subject.id))
      for failure in now.failures where !before.contains(failure.subject.id) {
        answers.fail(
          failure.subject,
          level,
          "\(failure.message), \(condition)",
          measured: failure.measured,
          required: failure.required
        )
      }
    }
  }
}
