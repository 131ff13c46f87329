internal import Controls
internal import LayoutCore

/// The texts, numbers and states of elements.
extension SnapshotBuilder {
  /// Fills in the values that the accessibility tree has as words only.
  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int) {
    let traits = node.element.traits
    node.isShowing = node.element.visibleFrame != nil
    if traits.contains(.selected) { node.isSelected = true }
    if node.role.isOneOfSeveral { node.isSelected = traits.contains(.selected) }
    if node.role == .toggleButton || node.role == .toggleSwitch {
      node.isSelected = nil
      node.isOn = toggleState(of: node.element)
    }
    node.isExpanded = node.element.isExpanded
    if node.element.dismissesPopover {
      // The element is not the control's, but one around it.
    } else if let control = hierarchy.views[view].styledControl {
      if let role = control.semantics.role(ofShown: node.element) { node.role = role }
      control.semantics.fill(&node, view, in: self)
    } else if case .control(let control) = hierarchy.views[view].content {
      control.semantics.fill(&node, view, in: self)
    }
    if node.text == nil, let string = text(of: node) {
      node.text = AccessibilitySnapshot.Text(string: string, lines: lines(of: view, string))
    }
    if node.role == .link, let link = node.element.links.first {
      node.destination = link.destination
    }
    addLooks(to: &node, view)
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

  func isDatePart(_ view: Int) -> Bool {
    guard let control = platform.controlOfView[view], control != view,
      case .control(.datePicker) = hierarchy.views[control].content
    else { return false }
    let part = parts.part(of: hierarchy.views[view])
    return part == .date || part == .time
  }

  // MARK: Text

  /// The text of an element that can be read character by character.
  private func text(of node: AccessibilitySnapshot.Node) -> String? {
    if node.role == .searchField { return node.element.value ?? "" }
    let roles: Set<AccessibilityRole> = [.staticText, .heading, .link, .option]
    return roles.contains(node.role) ? node.element.spokenLabel : nil
  }

  /// The lines of a text that a view shows, for a control those of its label; none if the words are
  /// not those of a single text.
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
    let text = leaf(in: view)
    return text.shownString == string ? text.text?.lines ?? [] : []
  }

  private func leaf(in view: Int) -> PlacedView {
    var leaf = view
    while let next = hierarchy.children(of: leaf).first { leaf = next }
    return hierarchy.views[leaf]
  }

  // MARK: Look

  /// Sets the appearance of a node's text, if one view shows it.
  private func addLooks(to node: inout AccessibilitySnapshot.Node, _ view: Int) {
    guard let string = node.text?.string, let text = shownText(of: node, view) else { return }
    let isLink = node.role == .link
    // A field looks the same whatever its text.
    guard node.role.isTextEntry || text.shownString == string else { return }
    node.look = TextAppearance(in: text.environment, isLink: isLink)
    guard case .textRuns(let runs) = text.content else { return }
    var start = 0
    for run in runs {
      var environment = text.environment
      run.change?.apply(to: &environment)
      let end = start + environment.shown(run.content).unicodeScalars.count
      let look = TextAppearance(in: environment, isLink: isLink)
      if start < end, look != node.look { node.looks.append(.init(range: start..<end, look: look)) }
      start = end
    }
    // A change of case may change the number of letters.
    if start != string.unicodeScalars.count { node.looks = [] }
  }

  private func shownText(of node: AccessibilitySnapshot.Node, _ view: Int) -> PlacedView? {
    guard case .control = hierarchy.views[view].content else {
      let text = leaf(in: view)
      return text.string == nil ? nil : text
    }
    let part: ControlPart =
      node.role.isTextEntry ? .fieldText : node.role == .menuPicker ? .value : .label
    let text = parts.view(of: part, in: view).map { leaf(in: $0) }
    return text?.string == nil ? nil : text
  }

  // MARK: Caret

  /// The line of an empty field's caret: at the leading edge of the prompt.
  func emptyLine(of field: Int) -> [PlacedText.Line] {
    guard let view = parts.view(of: .fieldText, in: field) else { return [] }
    guard var line = leaf(in: view).text?.lines.first else { return [] }
    line.text = ""
    line.range = 0..<0
    line.direction = hierarchy.views[field].environment.layoutDirection
    line.isTruncated = false
    if line.direction == .rightToLeft { line.frame.origin.x = line.frame.maxX }
    line.frame.size.width = 0
    return [line]
  }
}
