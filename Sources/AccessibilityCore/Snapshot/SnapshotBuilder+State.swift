internal import LayoutCore

/// What an element shows: texts, numbers, states.
extension SnapshotBuilder {
  /// Fills in what the accessibility tree has in words only.
  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int) {
    let traits = node.element.traits
    node.isShowing = isShowing(node.element.frame)
    if traits.contains(.selected) { node.isSelected = true }
    switch node.role {
    case .tab, .segment, .option, .menuItem:
      node.isSelected = traits.contains(.selected)
    case .toggleButton, .toggleSwitch:
      node.isSelected = nil
      node.isOn = toggleState(of: node.element)
    default:
      break
    }
    if case .control(let control) = hierarchy.views[view].content { fill(&node, control, view) }
    if node.text == nil, let string = text(of: node) {
      node.text = AccessibilitySnapshot.Text(string: string, lines: lines(of: view, string))
    }
  }

  private func fill(_ node: inout AccessibilitySnapshot.Node, _ control: Control, _ view: Int) {
    switch (node.role, control) {
    case (.toggleSwitch, .toggle(let state)):
      node.isOn = state
    case (.slider, .slider(let bounded)), (.stepper, .stepper(let bounded)),
      (.gauge, .gauge(let bounded, _)), (.progress, .progressView(let bounded?, _)):
      node.number = bounded.with(bounded.value)
    case (.disclosure, .disclosureGroup(let isExpanded)):
      node.isExpanded = isExpanded
      disclosingDrafts[view] = drafts.count
    case (.menuButton, .menu(let isOpen)):
      node.isExpanded = isOpen
      disclosingDrafts[view] = drafts.count
    case (.menuPicker, .picker(_, _, let selection)):
      node.isExpanded = openPickers.contains(node.element.id)
      let choice = selection ?? ""
      node.text = AccessibilitySnapshot.Text(
        string: choice,
        lines: lines(of: lastLeaf(of: view), choice)
      )
    case (.link, .link(let destination)):
      node.destination = destination
    case (_, .textField(let input)) where node.role.isTextEntry:
      fill(&node, input, view)
    default:
      break
    }
  }

  /// Secret text never leaves the screen, and a field keeps its name while it is typed into.
  private func fill(
    _ node: inout AccessibilitySnapshot.Node,
    _ input: Control.TextInput,
    _ view: Int
  ) {
    let isSecret = input.kind == .secure
    let string = isSecret ? input.bullets : input.text
    node.text = AccessibilitySnapshot.Text(
      string: string,
      prompt: input.prompt,
      lines: lines(of: lastLeaf(of: view), string),
      isEditable: !node.element.traits.contains(.notEnabled)
    )
    if isSecret, node.element.value == input.text, !input.text.isEmpty {
      node.element.value = string
    }
    let label = node.element.label
    if label == nil || input.text.isEmpty && label == input.prompt ?? input.title {
      node.element.label = input.title ?? input.prompt
    }
  }

  /// A toggle without a value is on if it is selected (A9.3).
  private func toggleState(of element: AccessibilityNode) -> Control.ToggleState {
    switch element.value {
    case "0": .off
    case "1": .on
    case "2": .mixed
    default: element.traits.contains(.selected) ? .on : .off
    }
  }

  /// Whether any of a frame lies within the window.
  func isShowing(_ frame: Rect) -> Bool {
    frame.maxX > 0 && frame.maxY > 0 && frame.minX < size.width && frame.minY < size.height
  }

  func isDatePart(_ view: Int) -> Bool {
    guard let control = platform.controlOfView[view], control != view,
      case .control(.datePicker) = hierarchy.views[control].content
    else { return false }
    return slots[hierarchy.views[view].source] == .content
  }

  // MARK: Text

  /// The text of an element that is read character by character.
  private func text(of node: AccessibilitySnapshot.Node) -> String? {
    switch node.role {
    case .staticText, .heading, .link, .option, .datePicker: node.element.label
    case .searchField: node.element.value ?? ""
    default: nil
    }
  }

  /// The lines of a text that a view shows; none if the words are not those of a single text.
  private func lines(of view: Int, _ string: String) -> [PlacedText.Line] {
    guard !string.isEmpty else { return [] }
    let text = hierarchy.views[firstLeaf(of: view)]
    return text.string == string ? text.text?.lines ?? [] : []
  }

  private func firstLeaf(of view: Int) -> Int { leaf(of: view) { $0.first } }

  private func lastLeaf(of view: Int) -> Int { leaf(of: view) { $0.last } }

  private func leaf(of view: Int, _ choose: ([Int]) -> Int?) -> Int {
    var leaf = view
    while let next = choose(hierarchy.children(of: leaf)) { leaf = next }
    return leaf
  }
}

extension AccessibilityRole {
  /// Whether the element holds text that is typed.
  var isTextEntry: Bool {
    switch self {
    case .textField, .textEditor, .secureField, .searchField: true
    default: false
    }
  }
}

extension Control.TextInput {
  /// What is shown of a secret text.
  var bullets: String { String(repeating: "•", count: text.count) }
}
