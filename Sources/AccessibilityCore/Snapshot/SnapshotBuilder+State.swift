internal import Controls
internal import LayoutCore

/// What an element shows: texts, numbers, states.
extension SnapshotBuilder {
  /// Fills in what the accessibility tree has in words only.
  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int) {
    let traits = node.element.traits
    node.isShowing = node.element.visibleFrame != nil
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
    if case .control(let control) = hierarchy.views[view].content {
      control.semantics.fill(&node, view, in: self)
    }
    if node.text == nil, let string = text(of: node) {
      node.text = AccessibilitySnapshot.Text(string: string, lines: lines(of: view, string))
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
    let part = parts.part(of: hierarchy.views[view])
    return part == .date || part == .time
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

  /// The lines of a text that a view shows, a control in its label; none if the words are not those
  /// of a single text.
  private func lines(of view: Int, _ string: String) -> [PlacedText.Line] {
    if case .control = hierarchy.views[view].content {
      return lines(of: .label, in: view, string)
    }
    return lines(ofLeafIn: view, string)
  }

  /// The lines of a text that a part of a control shows.
  func lines(
    of part: ControlPart,
    in control: Int,
    _ string: String
  ) -> [PlacedText.Line] {
    parts.view(of: part, in: control).map { lines(ofLeafIn: $0, string) } ?? []
  }

  private func lines(ofLeafIn view: Int, _ string: String) -> [PlacedText.Line] {
    guard !string.isEmpty else { return [] }
    var leaf = view
    while let next = hierarchy.children(of: leaf).first { leaf = next }
    let text = hierarchy.views[leaf]
    return text.shownString == string ? text.text?.lines ?? [] : []
  }
}
