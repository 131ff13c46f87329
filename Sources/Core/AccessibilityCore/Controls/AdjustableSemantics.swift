internal import LayoutCore

struct SliderSemantics: ElementSemantics {
  let value: Control.BoundedValue
  /// The name of the value; nil for the number.
  let name: String?

  func describe(_ node: inout AccessibilityDraft, _ parts: ControlDrafts) {
    node.traits = .adjustable
    node.values = [name ?? BoundedValueText.text(value, locale: node.environment.locale)]
    node.actions = [AccessibilityAction(.adjustable)]
  }

  func role(_ trait: AccessibilityTraits) -> AccessibilityRole? {
    trait == .adjustable ? .slider : nil
  }

  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    if node.role == .slider { node.number = value.with(value.value) }
  }

  func isUsed(as role: AccessibilityRole) -> Bool { role == .slider }
}

struct StepperSemantics: ControlSemantics {
  let value: Control.BoundedValue

  /// Older systems had the label as a separate element (recorded).
  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    var node = node
    node.traits = .adjustable
    // A stepper made with actions has no number (A2.15).
    if value.isKnown {
      node.values = [BoundedValueText.decimal(value.value, locale: node.environment.locale)]
    }
    node.actions = [AccessibilityAction(.adjustable)]
    guard builder.system == .iOS15 else { return builder.single(node, parts) }
    node.label = []
    node.part = "control"
    return parts.label + [node]
  }

  /// The step is reported, as that of GTK's spin buttons is.
  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    guard node.role == .stepper, value.isKnown else { return }
    node.number = value.with(value.value)
    // SwiftUI's step if none is given.
    node.number?.step = value.step ?? 1
  }

  func isUsed(as role: AccessibilityRole) -> Bool { role == .stepper }
}
