internal import AccessibilityCore
internal import LayoutCore

/// Whether targets keep their distance, and are where they are said to be.
enum TouchRules {
  static let all = [targetCrowded, targetOverlap, frameMismatch]

  static let targetCrowded = AuditRule(
    id: "target-crowded",
    criterion: "HIG, space between controls",
    level: .note,
    failsWhen: "two targets are less than 12 points apart, and one of them is smaller than the "
      + "system's usual size of a control",
    silentFor:
      "targets within each other, parts of the system's controls and of bars; that controls "
      + "without a bezel ask for 24 points is not checked",
    remedy: "make both 44 × 44 points, or put 12 points between them"
  ) { context, answers in
    let targets = Target.all(of: context.facts)
    let usual = TargetRules.sizes(for: context.facts).usual
    let least = context.facts.measures.gap
    for (index, target) in targets.enumerated() where target.isJudged {
      answers.judge(target.element.node.id)
      for other in targets[(index + 1)...] where other.isJudged {
        guard target.isSmaller(than: usual) || other.isSmaller(than: usual),
          !target.contains(other), !other.contains(target)
        else { continue }
        let gap = target.frame.distance(to: other.frame)
        guard gap > 0, gap < least - 0.1 else { continue }
        answers.fail(
          RuleAnswers.Subject(other.element),
          .note,
          "\(other.description) is \(AuditWords.number(gap)) points from \(target.description), and "
            + "one of them is smaller than \(AuditWords.number(usual)) × \(AuditWords.number(usual))",
          measured: gap,
          required: least
        )
        break
      }
    }
  }

  static let targetOverlap = AuditRule(
    id: "target-overlap",
    criterion: "WCAG 2.5.8 AA",
    level: .warning,
    failsWhen: "the areas of two targets lie over each other by more than a point in both axes",
    silentFor: "a row and the controls in it, parts of the system's controls and of bars; what is "
      + "covered where it is pressed is unreachable",
    remedy: "put them beside each other, or make one smaller: .contentShape"
  ) { context, answers in
    let targets = Target.all(of: context.facts)
    for (index, target) in targets.enumerated() where target.isJudged {
      answers.judge(target.element.node.id)
      for other in targets[(index + 1)...] where other.isJudged {
        guard !target.contains(other), !other.contains(target),
          let common = FactCollector.common(target.frame, other.frame), common.width > 1,
          common.height > 1
        else { continue }
        answers.fail(
          RuleAnswers.Subject(other.element),
          .warning,
          "\(other.description) lies over \(target.description) by "
            + "\(AuditWords.number(common.width)) × \(AuditWords.number(common.height)) points",
          measured: min(common.width, common.height),
          required: 1
        )
      }
    }
  }

  static let frameMismatch = AuditRule(
    id: "frame-mismatch",
    criterion: "WCAG 4.1.2 A",
    level: .warning,
    failsWhen: "assistive technology presses a control at a point outside of it",
    silentFor: "the system's controls, disabled ones, elements that are not seen",
    remedy: "set .accessibilityActivationPoint to a point within the control, or leave it out"
  ) { context, answers in
    let facts = context.facts
    for element in facts.elements where element.isUsable && !element.isDisabled {
      guard let index = element.view, facts.shows(index), !facts.isInBar(index),
        element.node.visibleFrame != nil
      else { continue }
      answers.judge(element.node.id)
      let point = element.node.activationPoint
      var area = facts.views[index].frame.union(element.node.frame)
      if let outline = element.node.path?.boundingRect { area = area.union(outline) }
      guard !area.insetBy(dx: -1, dy: -1).contains(point) else { continue }
      answers.fail(
        RuleAnswers.Subject(element),
        .warning,
        "\(AuditWords.quoted(element.name)) is pressed at \(AuditWords.number(point.x)), "
          + "\(AuditWords.number(point.y)), outside of its frame"
      )
    }
  }
}

extension Rect {
  /// The distance between two rectangles; 0 where they meet.
  fileprivate func distance(to other: Rect) -> Double {
    let dx = max(other.minX - maxX, minX - other.maxX, 0)
    let dy = max(other.minY - maxY, minY - other.maxY, 0)
    return (dx * dx + dy * dy).squareRoot()
  }
}
