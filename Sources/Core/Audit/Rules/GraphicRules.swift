internal import AccessibilityCore
internal import Drawing
internal import LayoutCore

/// Whether symbols can be told from what they stand on, and both schemes are as good.
enum GraphicRules {
  static let all = [contrastGraphic, contrastScheme, colourAlone]

  static let colourAlone = AuditRule(
    id: "colour-alone",
    criterion: "WCAG 1.4.1 A",
    level: .warning,
    failsWhen: "a link among words differs from them by its color alone, and by less than 3 : 1",
    silentFor:
      "links with a line below or another weight, texts that are links as a whole; whether "
      + "states are told by colors alone is not looked at",
    remedy: "underline the link: .underline()"
  ) { context, answers in
    let facts = context.facts
    for element in facts.elements {
      for link in element.node.links {
        let words = AuditWords.trimmed(link.label)
        let view = facts.inks.keys.sorted().first { index in
          facts.shows(index)
            && facts.views[index].string.map { string in
              string.contains(words) && AuditWords.trimmed(string) != words
            } == true
        }
        guard let view, let runs = facts.inks[view]?.runs else { continue }
        answers.judge(facts.views[view].id)
        if facts.views[view].markedParts.contains(where: { $0.contains(words) }) { continue }
        func isOfLink(_ run: TextInk.Run) -> Bool {
          let own = AuditWords.trimmed(run.words)
          return !own.isEmpty && (words.contains(own) || own.contains(words))
        }
        guard let one = runs.first(where: isOfLink)?.letters,
          let other = runs.first(where: { !isOfLink($0) && $0.letters != nil })?.letters
        else { continue }
        let ratio = PointColor(one).contrast(to: PointColor(other))
        guard ratio < 3 else { continue }
        answers.fail(
          RuleAnswers.Subject(facts.views[view]),
          .warning,
          "the link \(AuditWords.quoted(words)) has \(one.hex) among letters of \(other.hex), "
            + "\(AuditWords.number((ratio * 100).rounded(.down) / 100)) : 1, and nothing else marks it",
          measured: ratio,
          required: 3
        )
      }
    }
  }

  static let contrastGraphic = AuditRule(
    id: "contrast-graphic",
    criterion: "WCAG 1.4.11 AA",
    level: .warning,
    failsWhen: "no point of a symbol that tells something differs from what is around it by 3 : 1",
    silentFor: "symbols in an element with a text, hidden and disabled ones, those of the system's "
      + "controls and bars, colors of the system alone; pictures, materials and several colors "
      + "around are unknown",
    remedy: "take a darker or lighter color, or .foregroundStyle(.primary)"
  ) { context, answers in
    let facts = context.facts
    for (index, ink) in facts.symbols.sorted(by: { $0.key < $1.key }) {
      let view = facts.views[index]
      guard facts.shows(index), !view.isDisabled, view.part?.isGiven != false,
        !facts.isInBar(index), let around = facts.element(around: index)
      else { continue }
      let element = facts.elements[around]
      guard !element.isDisabled, let host = element.view else { continue }
      let hasText = (host..<facts.views[host].end).contains { facts.views[$0].kind == .text }
      if hasText { continue }
      answers.judge(view.id)
      let subject = RuleAnswers.Subject(view)
      guard let contrast = ink.contrast, ink.doubt == nil else {
        if let doubt = ink.doubt { answers.doubt(subject, doubt) }
        continue
      }
      guard contrast.ratio < 3, !contrast.isOfSystem else { continue }
      let ratio = AuditWords.number((contrast.ratio * 100).rounded(.down) / 100)
      answers.fail(
        subject,
        .warning,
        "\(view.description) has \(contrast.letters) on \(contrast.background), \(ratio) : 1; 3 is "
          + "required",
        measured: contrast.ratio,
        required: 3
      )
    }
  }

  static let contrastScheme = AuditRule(
    id: "contrast-scheme",
    criterion: "WCAG 1.4.3 AA",
    level: .error,
    failsWhen:
      "letters differ enough from what is behind them as the screen is usually, and not in "
      + "the other color scheme or with increased contrast",
    silentFor:
      "what contrast-text does not report, either, and what it reports of the usual screen",
    remedy: "take a color that knows both schemes: one of an asset catalog, or .primary"
  ) { context, answers in
    guard let first = context.first, ContrastRules.isOtherScheme(context) else { return }
    let now = ContrastRules.check(context)
    for id in now.judged { answers.judge(id) }
    if now.failures.isEmpty { return }
    let usual = ContrastRules.check(AuditContext(facts: first, usual: nil))
    let known = Set(usual.failures.filter { $0.level != .note }.map(\.subject.id))
    for failure in now.failures where failure.level != .note && !known.contains(failure.subject.id)
    {
      answers.fail(
        failure.subject,
        failure.level,
        "\(failure.message), in \(ContrastRules.scheme(context.facts))",
        measured: failure.measured,
        required: failure.required
      )
    }
  }
}
