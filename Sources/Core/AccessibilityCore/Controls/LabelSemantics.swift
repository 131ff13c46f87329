internal import LayoutCore

struct LabelSemantics: ControlSemantics {
  /// With its icon alone, a label is an image with the icon's name, and its title is used by a
  /// control around (A2.7).
  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    var node = node
    node.traits = .staticText
    node.isControl = false
    guard parts.hidesLabel, let icon = parts.icon.first(where: { !$0.label.isEmpty }) else {
      return builder.single(node, parts)
    }
    node.title = node.label
    node.label = icon.label
    node.isLabelOptional = icon.isLabelOptional
    node.traits = .image
    return builder.single(node, parts)
  }
}

/// Labeled content that is not operable is one element, which reads the label and then the content,
/// as if combined (A2.35, our choice A16.21).
///
/// Operable content stays a separate element after the label.
struct LabeledContentSemantics: ControlSemantics {
  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    var nodes = parts.label + parts.content
    if parts.content.count == 1, parts.content[0].isField {
      // A field is labelled by the label (A2.35).
      var field = parts.content[0]
      field.takeName(of: parts.label)
      builder.ignore(parts.label, "it is part of what its \(field.role) says")
      nodes = [field]
    }
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

extension AccessibilityDraft {
  /// Whether it is a text field.
  fileprivate var isField: Bool {
    !isContainer && !traits.isDisjoint(with: [.textEntry, .secureTextEntry])
  }

  /// Takes its name from a label; the prompt of an empty field is its value then.
  fileprivate mutating func takeName(of label: [AccessibilityDraft]) {
    var named = self
    named.takeLabel(of: label)
    guard !named.label.isEmpty else { return }
    if values.isEmpty { values = self.label }
    self.label = named.label
  }
}
