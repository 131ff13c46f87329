internal import LayoutCore

struct PickerSemantics: ControlSemantics {
  let style: Control.PickerStyle
  let options: [String]
  let selection: String?
  /// The position of the selection, if several options have the same words.
  let place: Int?

  /// The position of the selection from 0; nil without one.
  private var selected: Int? { place ?? selection.flatMap { options.firstIndex(of: $0) } }

  var container: PlatformContainers.Kind? {
    switch style {
    case .segmented: .all(role: .segmentedPicker)
    case .inline: .all(role: .inlinePicker)
    case .menu, .wheel, .navigationLink: nil
    }
  }

  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    var node = node
    switch style {
    case .menu, .navigationLink:
      node.traits = .button
      node.values = selection.map { [$0] } ?? []
      node.labelReplacesValue = true
      node.actions = [AccessibilityAction(.default)]
      return [node]
    case .wheel:
      node.traits = .adjustable
      node.values = selection.map { [$0] } ?? []
      node.actions = [AccessibilityAction(.adjustable)]
      return [node]
    case .segmented, .inline:
      return parts.content.enumerated().map { index, option in
        var segment = option
        segment.traits = .button
        segment.role = "Picker"
        segment.part = "segment\(index)"
        if index == selected { segment.traits.insert(.selected) }
        if style == .segmented { segment.position = (index + 1, parts.content.count) }
        return segment
      }
    }
  }

  func role(_ trait: AccessibilityTraits) -> AccessibilityRole? {
    switch style {
    case .wheel: trait == .adjustable ? .wheelPicker : nil
    case .menu: trait == .button ? .menuPicker : nil
    case .segmented, .inline, .navigationLink: nil
    }
  }

  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    if node.role == .wheelPicker { node.number = turn }
    guard style == .menu, node.element.kind == .element else { return }
    node.isExpanded = builder.openPickers.contains(node.element.id)
    guard node.role == .menuPicker else { return }
    let choice = selection ?? ""
    node.text = AccessibilitySnapshot.Text(
      string: choice,
      lines: builder.lines(of: .value, in: view, choice)
    )
  }

  /// The position of a wheel's selection from 0; nil without one.
  private var turn: Control.BoundedValue? {
    selected.map {
      Control.BoundedValue(Double($0), in: 0...Double(options.count - 1), step: 1)
    }
  }

  func isUsed(as role: AccessibilityRole) -> Bool {
    role == .wheelPicker || role == .segment || role == .option || role == .menuItem
  }
}
