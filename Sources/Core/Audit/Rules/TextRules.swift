internal import LayoutCore

/// Whether texts can be read as a whole.
enum TextRules {
  static let all = [textCut, textCutLarge, textFixed]

  static let textCut = AuditRule(
    id: "text-cut",
    criterion: "WCAG 1.4.4 AA",
    level: .warning,
    failsWhen: "characters of a text are missing at a usual text size",
    silentFor: "what is typed into fields, which scrolls; texts in bars",
    remedy: "give it room: fewer words, more lines (.lineLimit), or a layout that can wrap"
  ) { context, answers in
    guard !context.facts.environment.dynamicTypeSize.isAccessibilitySize else { return }
    for index in context.facts.texts {
      let view = context.facts.views[index]
      answers.judge(view.id)
      guard view.isTruncated else { continue }
      answers.fail(RuleAnswers.Subject(view), .warning, cut(view))
    }
  }

  static let textCutLarge = AuditRule(
    id: "text-cut-large",
    criterion: "WCAG 1.4.4 AA",
    level: .error,
    failsWhen: "characters of a text are missing at accessibility3, where it is whole at large",
    silentFor: "texts in bars; at accessibility5 alone it is a warning",
    remedy: "let it wrap (.lineLimit(nil)), and stack what is beside it: ViewThatFits, AnyLayout"
  ) { context, answers in
    let facts = context.facts
    let size = facts.environment.dynamicTypeSize
    guard size.isAccessibilitySize, let usual = context.usual else { return }
    for index in facts.texts {
      let view = facts.views[index]
      answers.judge(view.id)
      guard view.isTruncated else { continue }
      let subject = RuleAnswers.Subject(view)
      guard let other = usual.viewsByID[view.id], usual.views[other].string == view.string else {
        answers.doubt(subject, "at the usual size there is another text in its place")
        continue
      }
      if usual.views[other].isTruncated { continue }
      let is200 = size.index <= DynamicTypeSize.accessibility3.index
      answers.fail(subject, is200 ? .error : .warning, cut(view) + ", and whole at large")
    }
  }

  static let textFixed = AuditRule(
    id: "text-fixed",
    criterion: "WCAG 1.4.4 AA",
    level: .error,
    failsWhen: "a text is as large at accessibility3 as it is at large",
    silentFor: "texts in bars; from 34 points up it is a warning; sizes relative to a style scale",
    remedy: "use a text style (.font(.body)), or a font that is relative to one"
  ) { context, answers in
    let facts = context.facts
    guard facts.environment.dynamicTypeSize == .accessibility3, let usual = context.usual else {
      return
    }
    for index in facts.texts {
      let view = facts.views[index]
      guard let other = usual.viewsByID[view.id], usual.views[other].string == view.string,
        let string = view.string, string.contains(where: { $0.isLetter || $0.isNumber })
      else { continue }
      answers.judge(view.id)
      let before = usual.views[other]
      // What keeps a text from being told of the size is its own affair (text-capped).
      guard view.fontSize == before.fontSize, view.dynamicTypeSize == .accessibility3 else {
        continue
      }
      answers.fail(
        RuleAnswers.Subject(view),
        view.fontSize >= 34 ? .warning : .error,
        "\(view.description) has \(AuditWords.number(view.fontSize)) points at every text size",
        measured: view.fontSize,
        required: view.fontSize * 2
      )
    }
  }

  private static func cut(_ view: AuditView) -> String {
    guard let shown = view.shownText, shown != view.string, !shown.isEmpty else {
      return "\(view.description) is not shown: there is no room for it"
    }
    return "\(view.description) is cut to \(AuditWords.quoted(shown))"
  }
}

extension AuditFacts {
  /// The texts that are seen and have words of their own.
  var texts: [Int] {
    views.indices.filter { index in
      let view = views[index]
      guard let string = view.string, !string.isEmpty, !view.isInvisible,
        !view.isBehindPresentation, view.visibleFrame != nil || view.frame.isEmpty
      else { return false }
      // What is typed scrolls, and bars and segments keep their sizes.
      return view.part != .fieldText && !isInField(index) && !isInBar(index) && !isSegment(index)
    }
  }

  /// Whether a text is that of a segment, whose size is the system's.
  private func isSegment(_ view: Int) -> Bool {
    var next: Int? = view
    while let index = next {
      if case .segment? = views[index].part { return true }
      if case .control(.picker(.segmented, _, _, _)) = views[index].kind { return true }
      next = views[index].parent
    }
    return false
  }

  private func isInField(_ view: Int) -> Bool {
    guard let control = views[view].control, case .control(.textField) = views[control].kind else {
      return false
    }
    return true
  }
}
