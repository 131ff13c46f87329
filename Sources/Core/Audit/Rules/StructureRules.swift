internal import AccessibilityCore
internal import LayoutCore

/// Whether screens, headings and rows are told as what they are seen as.
enum StructureRules {
  static let all = [nameDuplicate, headingMissing, screenTitle, rowInPieces]

  static let nameDuplicate = AuditRule(
    id: "name-duplicate",
    criterion: "WCAG 2.4.6 AA, 2.4.9",
    level: .warning,
    failsWhen: "two links of a screen have the same name, and lead to different places",
    silentFor:
      "links to the same place, links with different hints; two buttons of one name beside "
      + "each other are unknown, since their closures cannot be compared",
    remedy: "name what each is about: .accessibilityLabel(\"Terms of the card\")"
  ) { context, answers in
    let facts = context.facts
    var links: [[String]: (destination: String, name: String)] = [:]
    var buttons: [[String]: Int?] = [:]
    for element in facts.elements where !element.isDisabled && !element.name.isEmpty {
      guard let view = element.view, case .control(let control) = facts.views[view].kind,
        facts.shows(view)
      else { continue }
      let key = AuditWords.folded(element.name) + ["", element.node.hint ?? ""]
      if case .link(let destination?) = control {
        answers.judge(element.node.id)
        guard let other = links[key] else {
          links[key] = (destination, element.name)
          continue
        }
        guard other.destination != destination else { continue }
        answers.fail(
          RuleAnswers.Subject(element),
          .warning,
          "\(AuditWords.quoted(element.name)) leads to \(AuditWords.quoted(destination)), and "
            + "another link of that name to \(AuditWords.quoted(other.destination))"
        )
      } else if case .button = control, view < facts.views.count, !facts.isInBar(view) {
        answers.judge(element.node.id)
        let parent = facts.views[view].parent
        if let other = buttons[key], other == parent {
          answers.doubt(
            RuleAnswers.Subject(element),
            "another button beside it is called \(AuditWords.quoted(element.name)), too; whether "
              + "both do the same is not known"
          )
        }
        buttons[key] = parent
      }
    }
  }

  static let headingMissing = AuditRule(
    id: "heading-missing",
    criterion: "WCAG 1.3.1 A",
    level: .note,
    failsWhen: "a text as large as title3 or larger stands over smaller ones, and no trait says "
      + "that it is a heading",
    silentFor: "titles of bars, texts in controls and in elements with others, numbers, texts of "
      + "more than eight words",
    remedy: "say .accessibilityAddTraits(.isHeader)"
  ) { context, answers in
    let facts = context.facts
    guard facts.isUsual, facts.environment.dynamicTypeSize == .large else { return }
    let least = TextFont(size: .style(.title3)).pointSize(in: facts.environment)
    for (position, element) in facts.elements.enumerated() {
      guard let index = element.view, !element.isUsable, !element.node.answersTaps,
        let string = facts.views[index].string, facts.shows(index), !facts.isInBar(index),
        facts.views[index].control == nil || facts.views[index].part?.isGiven == true,
        !facts.isInside(index, where: { $0.isUsable })
      else { continue }
      let view = facts.views[index]
      let letters = string.count(where: \.isLetter)
      guard letters > string.count(where: \.isNumber), AuditWords.folded(string).count <= 8 else {
        continue
      }
      answers.judge(element.node.id)
      guard view.fontSize >= least - 0.01, element.node.headingLevel == nil,
        !element.node.traits.contains(.header)
      else { continue }
      // A heading has something below it.
      let isOverText = facts.elements[(position + 1)...].prefix(2).contains { next in
        guard next.container == element.container, let other = next.view,
          facts.views[other].string != nil
        else { return false }
        return facts.views[other].fontSize < view.fontSize - 0.5
          && facts.views[other].frame.minY >= view.frame.maxY - 1
      }
      guard isOverText else { continue }
      answers.fail(
        RuleAnswers.Subject(element),
        .note,
        "\(view.description) has \(AuditWords.number(view.fontSize)) points and stands over a "
          + "smaller text, but is no heading",
        measured: view.fontSize,
        required: least
      )
    }
  }

  static let screenTitle = AuditRule(
    id: "screen-title",
    criterion: "WCAG 2.4.2 A",
    level: .warning,
    failsWhen:
      "a navigation stack fills the screen, and shows neither a title nor a heading at its "
      + "top",
    silentFor: "stacks in tabs, of which one is selected; large texts in the upper third; views in "
      + "the middle of the bar; components",
    remedy: "say .navigationTitle(\"…\")"
  ) { context, answers in
    let facts = context.facts
    guard facts.isScreen else { return }
    for (index, view) in facts.views.enumerated() {
      guard case .control(.navigationStack) = view.kind, facts.shows(index),
        facts.coversWindow(view.frame)
      else { continue }
      answers.judge(view.id)
      if facts.isInside(
        index,
        where: { if case .control(.tabView) = $0.kind { true } else { false } }
      ) {
        continue
      }
      let inside = index..<view.end
      let large = TextFont(size: .style(.title3)).pointSize(in: facts.environment)
      let isTitled = inside.contains { position in
        let other = facts.views[position]
        guard other.string?.isEmpty == false, facts.shows(position) else { return false }
        if other.part == .title || facts.isInside(position, where: { $0.part == .principalItems }) {
          return true
        }
        return other.part == .principalItems
          || (other.fontSize >= large - 0.01 && other.frame.minY < facts.window.height / 3)
      }
      let hasHeading = facts.elements.contains { element in
        guard let other = element.view, inside.contains(other) else { return false }
        return element.node.traits.contains(.header) || element.node.headingLevel != nil
      }
      if isTitled || hasHeading { continue }
      if facts.hasPlaceholder(in: index) {
        answers.doubt(
          RuleAnswers.Subject(view),
          "a view that could not be compiled may have a title"
        )
        continue
      }
      answers.fail(RuleAnswers.Subject(view), .warning, "the screen shows no title")
    }
  }

  static let rowInPieces = AuditRule(
    id: "row-in-pieces",
    criterion: "best practice",
    level: .note,
    failsWhen: "three texts and more of a row of a list, or of what is tapped as a whole, are read "
      + "one by one",
    silentFor: "rows with controls or headings, rows that are one element",
    remedy: "say .accessibilityElement(children: .combine) of the row"
  ) { context, answers in
    let facts = context.facts
    for (index, view) in facts.views.enumerated() where view.isRow || view.answersTaps {
      guard facts.shows(index), view.string == nil else { continue }
      let inside = facts.elements(inside: index).map { facts.elements[$0] }
      guard !inside.isEmpty else { continue }
      answers.judge(view.id)
      let isOfTextsAlone = inside.allSatisfy { element in
        element.view != index && !element.isUsable && element.node.headingLevel == nil
          && !element.node.traits.contains(.header)
      }
      let texts = inside.count { element in
        element.view.map { facts.views[$0].string != nil } ?? false
      }
      guard isOfTextsAlone, texts >= 3 else { continue }
      answers.fail(
        RuleAnswers.Subject(view),
        .note,
        "the \(texts) texts of \(view.isRow ? "the row" : view.type) are read one by one, "
          + "beginning with \(AuditWords.quoted(inside[0].name))",
        measured: Double(texts),
        required: 2
      )
    }
  }
}
