internal import LayoutCore

struct TextFieldSemantics: ControlSemantics {
  let input: Control.TextInput

  /// The text is the value; while it is empty, the prompt or title is the label, up to iOS 17 the
  /// value, too (A2.16).
  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    var node = node
    node.traits = input.kind == .secure ? .secureTextEntry : .textEntry
    if input.kind == .editor || input.isGrowing { node.traits.insert(.multiline) }
    if input.kind == .search { node.traits.insert(.searchField) }
    if input.isEditing { node.traits.insert(.isEditing) }
    if input.text.isEmpty {
      let shown = [input.prompt ?? input.title].compactMap { $0 }
      if builder.system >= .iOS18 { node.label = shown } else { node.values = shown }
    } else {
      // Older systems told the text of a secure field (recorded).
      let isSecret = input.kind == .secure && builder.system >= .iOS18
      node.values = [isSecret ? input.bullets : input.text]
    }
    return builder.single(node, parts)
  }

  /// Secure text never leaves the screen, and a field keeps its label while it is edited.
  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    guard node.role.isTextEntry else { return }
    let isSecret = input.kind == .secure
    let string = isSecret ? input.bullets : input.text
    node.text = AccessibilitySnapshot.Text(
      string: string,
      prompt: input.prompt,
      lines: string.isEmpty
        ? builder.emptyLine(of: view) : builder.lines(of: .fieldText, in: view, string),
      isEditable: !node.element.traits.contains(.notEnabled)
    )
    if isSecret, node.element.value == input.text, !input.text.isEmpty {
      node.element.value = string
    }
    // The field shows its prompt while it is empty, which is not its value.
    if input.text.isEmpty, node.element.value == input.prompt ?? input.title {
      node.element.value = nil
    }
    let label = node.element.label
    if label == nil || input.text.isEmpty && label == input.prompt ?? input.title {
      node.element.label = input.title ?? input.prompt
    }
  }

  func isUsed(as role: AccessibilityRole) -> Bool { role.isTextEntry }
}

extension Control.TextInput {
  /// The bullets shown for a secure text.
  var bullets: String { String(repeating: "•", count: text.count) }
}

extension AccessibilityRole {
  /// Whether the element is a text field or editor.
  package var isTextEntry: Bool {
    self == .textField || self == .textEditor || self == .secureField || self == .searchField
  }
}
