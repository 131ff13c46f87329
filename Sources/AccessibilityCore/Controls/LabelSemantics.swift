internal import LayoutCore

struct LabelSemantics: ElementSemantics {
  func describe(_ node: inout AccessibilityDraft, _ parts: ControlDrafts) {
    node.traits = .staticText
    node.isControl = false
  }
}

/// Labeled content that only shows something is one element, which says the label and then the
/// content, as if combined (A2.35, our choice A16.21).
///
/// What can be used stays an element of its own behind the label.
struct LabeledContentSemantics: ControlSemantics {
  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    let nodes = parts.label + parts.content
    let isShown = nodes.allSatisfy { node in
      !node.isContainer && node.actions.isEmpty
        && !node.traits.isDisjoint(with: [.staticText, .image])
    }
    guard isShown, nodes.count > 1 else { return nodes }
    var element = node
    CombineRule(system: builder.system).merge(nodes, into: &element)
    element.isControl = false
    return [element]
  }
}
