internal import LayoutCore

struct ProgressSemantics: ControlSemantics {
  /// Nil while the progress is not known.
  let value: Control.BoundedValue?
  let current: String?

  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    var node = node
    node.label += current.map { [$0] } ?? []
    node.values = value.map { [BoundedValueText.progress($0)] } ?? []
    node.traits = .updatesFrequently
    return builder.single(node, parts)
  }

  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    if node.role == .progress, let value { node.number = value.with(value.value) }
  }
}

/// No recording is known: as a progress view that does not change by itself.
struct GaugeSemantics: ControlSemantics {
  let value: Control.BoundedValue
  let current: String?

  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    var node = node
    node.label += current.map { [$0] } ?? []
    node.values = [BoundedValueText.progress(value)]
    return builder.single(node, parts)
  }

  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    if node.role == .gauge { node.number = value.with(value.value) }
  }
}
