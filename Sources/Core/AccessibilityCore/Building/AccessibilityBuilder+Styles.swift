internal import LayoutCore

extension AccessibilityBuilder {
  /// Keeps a control's semantics for the views that a custom style made of it (A2.39).
  func applyStyle(
    of control: Control,
    label: String?,
    _ view: PlacedView,
    _ inner: ModifiedView,
    to nodes: inout [AccessibilityDraft]
  ) {
    if case .isExpanded(let isExpanded)? = control.state {
      guard system >= .iOS17 else { return }
      for index in nodes.indices where !nodes[index].isContainer {
        nodes[index].isExpanded = isExpanded
        nodes[index].imply(.button)
        nodes[index].traits.subtract(
          AccessibilityTraits([.staticText, .image]).subtracting(nodes[index].explicitTraits)
        )
      }
      return
    }
    // A custom style may have the platform's control among its views.
    let leaves = nodes.flatMap(\.leaves)
    if leaves.contains(where: { $0.role == control.typeName && $0.isControl }) { return }
    var node = draft(control.typeName, view)
    node.takeGeometry(of: inner)
    node.isControl = true
    var parts = ControlDrafts()
    parts.label = leaves
    if let label { node.label = [label] } else { node.takeLabel(of: leaves) }
    nodes = control.semantics.nodes(node, parts, in: self)
    for index in nodes.indices {
      nodes[index].identifiers = leaves.flatMap(\.identifiers)
      nodes[index].answersTaps = leaves.contains(where: \.answersTaps)
    }
  }
}

extension AccessibilityDraft {
  /// The elements in it, or the draft itself.
  fileprivate var leaves: [AccessibilityDraft] {
    isContainer ? children.flatMap(\.leaves) : [self]
  }
}
