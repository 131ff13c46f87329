internal import LayoutCore

struct ToggleSemantics: ElementSemantics {
  let state: Control.ToggleState

  func describe(_ node: inout AccessibilityDraft, _ parts: ControlDrafts) {
    node.makeButton(parts)
    node.traits.insert(.toggle)
    node.values = [state == .on ? "1" : state == .off ? "0" : "2"]
  }

  func role(_ trait: AccessibilityTraits) -> AccessibilityRole? {
    trait == .toggle ? .toggleSwitch : nil
  }

  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    if ToggleSemantics.roles.contains(node.role) { node.isOn = state }
  }

  /// With a switch, and without one in the style of a button.
  private static let roles: [AccessibilityRole] = [.toggleSwitch, .toggleButton]

  func isUsed(as role: AccessibilityRole) -> Bool { ToggleSemantics.roles.contains(role) }
}
