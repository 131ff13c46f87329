package import AccessibilityCore
internal import LayoutCore

/// The outcome of activating an element.
package struct ElementTrial: Sendable {
  /// The element.
  package var subject: RuleAnswers.Subject
  /// The part of the element's pixels that is another one afterwards, from 0 to 1.
  package var changedShare = 0.0
  /// Whether traits, value or label are others afterwards, or the element is gone.
  package var isTold = false
  /// Whether the element has another size afterwards.
  package var isResized = false
  /// The reason for which nothing is known; nil if it is.
  package var reason: String?

  /// Begins with an element that has not been activated yet.
  package init(_ element: AuditElement) { subject = RuleAnswers.Subject(element) }

  /// Whether an element says other things than before.
  package static func isTold(_ before: AccessibilityNode, _ after: AccessibilityNode) -> Bool {
    before.traits != after.traits || before.value != after.value
      || before.spokenLabel != after.spokenLabel || before.isExpanded != after.isExpanded
  }
}

extension AuditFacts {
  /// The positions of the elements that are worth a trial: those with an action whose state is not the
  /// system's.
  package var triedElements: [Int] {
    elements.indices.filter { position in
      let element = elements[position]
      guard let view = element.view, shows(view), !element.isDisabled,
        element.node.visibleFrame != nil, element.node.frame.width >= 1,
        element.node.frame.height >= 1,
        element.node.traits.isDisjoint(with: ElementTrial.ofSystem)
      else { return false }
      switch views[view].kind {
      case .control(.button): return true
      case .control: return false
      case .text, .image, .symbol, .canvas, .shape, .color, .other:
        return element.node.answersTaps || element.node.traits.contains(.button)
          || element.node.actions.contains { $0.kind == .default }
      case .placeholder: return false
      }
    }
  }
}

extension ElementTrial {
  /// The traits of elements whose state the system tells, or that lead elsewhere.
  fileprivate static let ofSystem: AccessibilityTraits = [
    .link, .toggle, .backButton, .popupButton, .tabButton, .textEntry, .keyboardKey, .radioButton,
  ]
}
