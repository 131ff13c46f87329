internal import LayoutCore

struct ProgressSemantics: ElementSemantics {
  /// The progress; nil if it is indeterminate.
  let value: Control.BoundedValue?
  let current: String?

  func describe(_ node: inout AccessibilityDraft, _ parts: ControlDrafts) {
    node.label += current.map { [$0] } ?? []
    node.values =
      value.map { [BoundedValueText.progress($0, locale: node.environment.locale)] } ?? []
    node.traits = .updatesFrequently
  }

  func role(ofShown element: AccessibilityNode) -> AccessibilityRole? {
    element.traits.contains(.updatesFrequently) ? .progress : nil
  }

  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    if node.role == .progress, let value { node.number = value.with(value.value) }
  }
}

/// A gauge, of which no recording is known: as a progress view that does not update by itself.
struct GaugeSemantics: ElementSemantics {
  let value: Control.BoundedValue
  let current: String?

  func describe(_ node: inout AccessibilityDraft, _ parts: ControlDrafts) {
    node.label += current.map { [$0] } ?? []
    node.values = [BoundedValueText.progress(value, locale: node.environment.locale)]
  }

  func role(ofShown element: AccessibilityNode) -> AccessibilityRole? {
    element.value != nil ? .gauge : nil
  }

  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    if node.role == .gauge { node.number = value.with(value.value) }
  }
}
