package import AccessibilityCore

/// An element of the accessibility tree, as the rules of an audit ask for it.
package struct AuditElement: Sendable {
  /// The element, without what is inside.
  package var node: AccessibilityNode
  /// The position of the view that made it among ``AuditFacts/views``; nil if it is none of them.
  package var view: Int?
  /// The name: its spoken label, or the title of a field that has been typed into.
  package var name: String
  /// The container around it, as a number that no other container has.
  package var container: Int

  /// Whether people act on it.
  package var isUsable: Bool {
    !node.traits.isDisjoint(with: AuditElement.usable)
      || node.actions.contains { $0.kind != .scroll && $0.kind != .escape && $0.kind != .magicTap }
  }

  /// Whether assistive technology is told that something happens when it is activated or adjusted.
  package var tellsOfAction: Bool { isUsable }

  /// Whether it cannot be used now.
  package var isDisabled: Bool { node.traits.contains(.notEnabled) }

  private static let usable: AccessibilityTraits = [
    .button, .link, .searchField, .keyboardKey, .toggle, .adjustable, .radioButton, .tabButton,
    .backButton, .popupButton, .textEntry, .secureTextEntry,
  ]
}
