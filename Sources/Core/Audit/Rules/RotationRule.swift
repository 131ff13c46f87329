internal import AccessibilityCore
internal import LayoutCore

/// Whether all that a screen has is there when the device is turned, and whether it may be (W4.9).
package enum RotationRule {
  package static let rule = AuditRule(
    id: "rotation",
    criterion: "WCAG 1.3.4 AA",
    level: .warning,
    failsWhen: "in landscape, a text or a control of portrait lies outside of the window, and "
      + "nothing scrolls there; or when the app allows portrait alone, or landscape alone",
    silentFor: "what reaches beyond the window in part, which off-screen reports, hidden "
      + "views, what is outside of it in portrait, too; screens in an orientation that the app "
      + "forbids; controls that are not there in landscape are unknown",
    remedy: "put it in a ScrollView, or lay it out otherwise where the height is compact; allow "
      + "both orientations, unless one is essential, as that of a piano"
  ) { context, answers in
    let facts = context.facts
    guard let usual = context.first, facts.isScreen, usual.isScreen,
      usual.window.height > usual.window.width, facts.window.width > facts.window.height,
      facts.environment.dynamicTypeSize == usual.environment.dynamicTypeSize
    else { return }
    for element in usual.elements {
      guard let index = usual.views.indices.contains(element.view ?? -1) ? element.view : nil,
        element.isUsable || usual.views[index].string?.isEmpty == false, usual.shows(index),
        !usual.isInBar(index), isReached(element.node.frame, usual.views[index], in: usual)
      else { continue }
      answers.judge(element.node.id)
      guard let other = same(as: element, in: facts) else {
        if element.isUsable, !element.name.isEmpty {
          answers.doubt(
            RuleAnswers.Subject(element),
            "\(AuditWords.quoted(element.name)) is not there in landscape; whether another way "
              + "leads to it is not known"
          )
        }
        continue
      }
      guard let view = other.view, !facts.views[view].isInvisible,
        !isReached(other.node.frame, facts.views[view], in: facts)
      else { continue }
      let name = other.name.isEmpty ? other.node.role : AuditWords.quoted(other.name)
      answers.fail(
        RuleAnswers.Subject(other),
        .warning,
        "in landscape \(name) lies outside of the window, where nothing scrolls"
      )
    }
  }

  /// Returns the finding that an app forbids one of the orientations.
  ///
  /// - Parameters:
  ///   - allowed: The orientation that it allows.
  ///   - key: The key of the list that says so.
  ///   - place: The place of the list.
  ///   - screen: A screen that is shown in that orientation alone, by its name.
  ///   - view: The path of the screen's outermost view.
  ///   - variants: The variants that it is judged in.
  package static func lock(
    to allowed: String,
    key: String,
    at place: AuditReport.Place,
    screen: String,
    view: String,
    variants: [String]
  ) -> AuditReport.Finding {
    let file = place.file.split(separator: "/").last.map(String.init) ?? place.file
    return AuditReport.Finding(
      rule: rule.id,
      level: .warning,
      place: place,
      screens: [screen],
      view: view,
      message: "\(key) allows \(allowed) alone: a device that is fixed the other way, as on a "
        + "wheelchair, shows every screen on its side",
      measured: nil,
      required: nil,
      variants: variants,
      fingerprint: AuditReport.fingerprint(of: [rule.id, file, key])
    )
  }

  /// The element of the same place, or else of the same name.
  private static func same(as element: AuditElement, in facts: AuditFacts) -> AuditElement? {
    let place = facts.elements.first {
      $0.node.id == element.node.id && $0.name == element.name
    }
    return place ?? facts.elements.first { !$0.name.isEmpty && $0.name == element.name }
  }

  /// Whether something is seen of a view, or can be scrolled into the window.
  private static func isReached(_ frame: Rect, _ view: AuditView, in facts: AuditFacts) -> Bool {
    let isWithin = frame.maxX > facts.window.minX + 1 && frame.minX < facts.window.maxX - 1
    let isBetween = frame.maxY > facts.window.minY + 1 && frame.minY < facts.window.maxY - 1
    return (isWithin || view.scrollAxes.contains(.horizontal))
      && (isBetween || view.scrollAxes.contains(.vertical))
  }
}
