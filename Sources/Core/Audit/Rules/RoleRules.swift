internal import AccessibilityCore
internal import LayoutCore

/// Rules about the roles of elements and their actions.
enum RoleRules {
  static let all = [roleMissing, roleConflict, nestedControl, hiddenControl]

  static let roleMissing = AuditRule(
    id: "role-missing",
    criterion: "WCAG 4.1.2 A",
    level: .error,
    failsWhen: "a tap does something, and nothing tells assistive technology that it does",
    silentFor: "taps on all of the screen behind controls, which dismiss something; hidden views",
    remedy: "make it a Button, or say .accessibilityAddTraits(.isButton)"
  ) { context, answers in
    let facts = context.facts
    for (index, view) in facts.views.enumerated() where view.answersTaps {
      guard facts.shows(index), !view.isDisabled else { continue }
      answers.judge(view.id)
      if facts.coversWindow(view.frame) { continue }
      var elements = facts.elements(inside: index)
      if elements.isEmpty, let around = facts.element(around: index) { elements = [around] }
      let usable = elements.filter { facts.elements[$0].isUsable }
      let subject =
        elements.first.map { RuleAnswers.Subject(facts.elements[$0]) }
        ?? RuleAnswers.Subject(view)
      if !usable.isEmpty {
        if usable.count < elements.count {
          answers.doubt(subject, "the tap may do what a control inside does, too")
        }
        continue
      }
      let name = elements.first.map { facts.elements[$0].name } ?? ""
      answers.fail(
        subject,
        .error,
        elements.isEmpty
          ? "a tap on \(view.type) does something, and no element stands for it"
          : "a tap on \(name.isEmpty ? view.type : AuditWords.quoted(name)) does something, "
            + "and its traits do not say so"
      )
    }
  }

  static let roleConflict = AuditRule(
    id: "role-conflict",
    criterion: "WCAG 4.1.2 A",
    level: .warning,
    failsWhen: "an element has traits that exclude each other",
    silentFor: "the system's own controls, such as Link, which has both",
    remedy: "leave one of the traits out"
  ) { context, answers in
    for element in context.facts.elements {
      answers.judge(element.node.id)
      if let view = element.view, context.facts.views[view].isUsable { continue }
      let traits = element.node.traits
      let exclusive: AccessibilityTraits = [.button, .link, .searchField, .keyboardKey]
      let met = traits.intersection(exclusive)
      let isAdjustableButton = traits.contains(.button) && traits.contains(.adjustable)
      guard met.names.count > 1 || isAdjustableButton else { continue }
      let names = met.names.count > 1 ? met.names : ["button", "adjustable"]
      answers.fail(
        RuleAnswers.Subject(element),
        .warning,
        "the traits \(names.joined(separator: " and ")) exclude each other"
      )
    }
  }

  static let nestedControl = AuditRule(
    id: "nested-control",
    criterion: "WCAG 4.1.2 A, 2.1.1 A",
    level: .error,
    failsWhen: "a control lies in an element that keeps it to itself, so that nobody can reach it",
    silentFor: "controls that have become an action of the element, as under combine",
    remedy: "put the controls beside each other, or combine the children"
  ) { context, answers in
    let facts = context.facts
    for (index, view) in facts.views.enumerated() where view.isUsable {
      guard facts.shows(index), !view.isDisabled, view.frame.width > 0, view.frame.height > 0
      else { continue }
      answers.judge(view.id)
      guard facts.elements(inside: index).isEmpty, let outer = facts.element(around: index),
        let host = facts.elements[outer].view, host != index
      else { continue }
      let element = facts.elements[outer]
      let isSwallowed: Bool
      switch facts.views[host].kind {
      case .control(.button), .control(.navigationLink), .control(.link):
        // Only given content counts: the parts that a control is made of are no controls.
        isSwallowed = view.part?.isGiven != false && facts.isInLabel(index, of: host)
      case .control: isSwallowed = false
      case .text, .image, .symbol, .canvas, .shape, .color, .placeholder, .other:
        isSwallowed =
          facts.views[host].ignoresChildren && element.node.actions.isEmpty
          && !element.isUsable
      }
      guard isSwallowed else { continue }
      answers.fail(
        RuleAnswers.Subject(view),
        .error,
        "\(view.type) lies in \(element.node.role) "
          + "\(AuditWords.quoted(element.name)), which keeps it from assistive technology"
      )
    }
  }

  static let hiddenControl = AuditRule(
    id: "hidden-control",
    criterion: "WCAG 4.1.2 A",
    level: .error,
    failsWhen: "what can be pressed is hidden from assistive technology",
    silentFor: "controls in an element that has actions of its own, disabled ones",
    remedy: "leave .accessibilityHidden(true) out, or offer the action elsewhere"
  ) { context, answers in
    let facts = context.facts
    for (index, view) in facts.views.enumerated() where view.isUsable && view.isHidden {
      guard !view.isInvisible, !view.isDisabled, !view.isBehindPresentation,
        view.visibleFrame != nil, view.frame.width > 0, view.frame.height > 0
      else { continue }
      answers.judge(view.id)
      if facts.isInside(index, where: { $0.isUsable && $0.isHidden }) { continue }
      let subject = RuleAnswers.Subject(view)
      if let around = facts.element(around: index), facts.elements[around].isUsable {
        answers.doubt(subject, "an action of the element around it may do the same")
        continue
      }
      let words = (index..<view.end).compactMap { facts.views[$0].string }.first
      if let words, facts.elements.contains(where: { $0.isUsable && $0.name == words }) {
        answers.doubt(subject, "another control is called \(AuditWords.quoted(words)), too")
        continue
      }
      answers.fail(
        subject,
        .error,
        "\(view.type)\(words.map { " " + AuditWords.quoted($0) } ?? "") can be pressed, and is "
          + "hidden from assistive technology"
      )
    }
  }
}

extension AuditFacts {
  /// Whether a rectangle is as good as all of the window.
  func coversWindow(_ frame: Rect) -> Bool {
    isScreen && frame.width * frame.height >= 0.9 * window.width * window.height
  }

  /// Whether a view lies in what a control was given as its label.
  func isInLabel(_ view: Int, of control: Int) -> Bool {
    var next: Int? = view
    while let index = next, index != control {
      if views[index].control == control, views[index].part == .label { return true }
      next = views[index].parent
    }
    return false
  }
}
