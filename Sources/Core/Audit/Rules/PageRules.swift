internal import LayoutCore

/// Whether texts beside each other, and lines below each other, agree with their language.
enum PageRules {
  static let all = [mixedDigits, paragraphAlignment]

  static let mixedDigits = AuditRule(
    id: "mixed-digits",
    criterion: "Unicode CLDR, numbering systems",
    level: .warning,
    failsWhen: "a screen has numbers in the digits of two systems, 1 2 3 and ١ ٢ ٣",
    silentFor: "numbers in texts with Latin letters",
    remedy: "format all numbers by the locale: .formatted(), Text(_:format:)"
  ) { context, answers in
    let facts = context.facts
    var (western, eastern): ([Int], [Int]) = ([], [])
    for index in facts.writtenTexts {
      guard let string = facts.views[index].string else { continue }
      let scalars = string.unicodeScalars
      let isWestern = scalars.contains(where: Paragraph.isDigit)
      let isEastern = scalars.contains {
        (0x660...0x669).contains($0.value) || (0x6F0...0x6F9).contains($0.value)
      }
      guard isWestern || isEastern, !scalars.contains(where: Paragraph.isLeftLetter) else {
        continue
      }
      answers.judge(facts.views[index].id)
      if isWestern { western.append(index) }
      if isEastern { eastern.append(index) }
    }
    guard let first = western.first, let other = eastern.first else { return }
    let (odd, usual) = western.count <= eastern.count ? (first, other) : (other, first)
    answers.fail(
      RuleAnswers.Subject(facts.views[odd]),
      .warning,
      "\(facts.views[odd].description) has other digits than \(facts.views[usual].description)"
    )
  }

  static let paragraphAlignment = AuditRule(
    id: "paragraph-alignment",
    criterion: "HIG, right to left",
    level: .warning,
    failsWhen:
      "a text of three lines and more is aligned at the side where lines of its language end",
    silentFor:
      "centered texts, layouts from the left; texts in letters that are written from the left, unless the reader's "
      + "language is written from the right",
    remedy:
      "on iOS 26 .multilineTextAlignment(strategy: .writingDirectionBased), else the alignment "
      + "of the text's language"
  ) { context, answers in
    let facts = context.facts
    let reader = LayoutDirection(ofLanguage: facts.environment.locale)
    for index in facts.writtenTexts {
      let view = facts.views[index]
      guard view.lines.count >= 3, let first = view.lines.first?.frame, let string = view.string
      else { continue }
      answers.judge(view.id)
      let isFromTheRight = Paragraph(Array(string.unicodeScalars), false).isMostlyRightToLeft
      let frames = view.lines.map(\.frame)
      let isLeft = frames.allSatisfy { ($0.minX - first.minX).magnitude < 0.5 }
      let isRight = frames.allSatisfy { ($0.maxX - first.maxX).magnitude < 0.5 }
      guard isLeft != isRight else { continue }
      let isWrong =
        switch isFromTheRight {
        case true?: isLeft && view.layoutDirection == .rightToLeft
        case false?: isRight && reader == .rightToLeft
        case nil: false
        }
      guard isWrong else { continue }
      answers.fail(
        RuleAnswers.Subject(view),
        .warning,
        "the \(view.lines.count) lines of \(view.description) are aligned at the "
          + "\(isLeft ? "left" : "right"), where lines of their language end"
      )
    }
  }
}
