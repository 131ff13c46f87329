internal import LayoutCore

struct ToggleSemantics: ControlSemantics {
  let state: Control.ToggleState

  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    var node = node
    node.makeButton(parts)
    node.traits.insert(.toggle)
    node.values = [state == .on ? "1" : state == .off ? "0" : "2"]
    return builder.single(node, parts)
  }

  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    if ToggleSemantics.roles.contains(node.role) { node.isOn = state }
  }

  /// With a switch, and without one in the style of a button.
  private static let roles: [AccessibilityRole] = [.toggleSwitch, .toggleButton]

  /// A mixture becomes on.
  func pressed(_ role: AccessibilityRole) -> ControlChange? {
    guard ToggleSemantics.roles.contains(role) else { return nil }
    let next: Control.ToggleState = state == .on ? .off : .on
    return ControlChange(state: .toggle(next), effect: .toggled(next))
  }
}
