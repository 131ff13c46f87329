internal import LayoutCore

struct ToggleSemantics: ElementSemantics {
  let state: Control.ToggleState

  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    var node = node
    if builder.isInMenu(node.view) {
      // A menu item with a checkmark is selected (A2.25).
      node.makeButton(parts)
      if state != .off { node.traits.insert(.selected) }
    } else {
      describe(&node, parts)
    }
    return builder.single(node, parts)
  }

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

  /// A switch, a toggle button in the button style, a check item in a menu.
  private static let roles: [AccessibilityRole] = [.toggleSwitch, .toggleButton, .checkMenuItem]

  func isUsed(as role: AccessibilityRole) -> Bool { ToggleSemantics.roles.contains(role) }
}
