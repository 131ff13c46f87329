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
    if node.role == .toggleSwitch { node.isOn = state }
  }

  /// A mixture becomes on.
  func pressed(_ role: AccessibilityRole) -> ControlChange? {
    guard role == .toggleSwitch else { return nil }
    let next: Control.ToggleState = state == .on ? .off : .on
    return ControlChange(state: .toggle(next), effect: .toggled(next))
  }
}
