internal import LayoutCore

/// What controls say about themselves (A2). Proved by
/// `Specs/Conformance/Accessibility/control.json` and its neighbours.
extension AccessibilityBuilder {
  /// The nodes of a control's slots.
  private struct Parts {
    var label: [AccessibilityDraft] = []
    var icon: [AccessibilityDraft] = []
    var content: [AccessibilityDraft] = []
    var header: [AccessibilityDraft] = []
    var footer: [AccessibilityDraft] = []
  }

  private func parts(of view: PlacedView) -> Parts {
    var parts = Parts()
    collect(hierarchy.children(of: view.index), into: &parts)
    return parts
  }

  /// Looks through the views that a control is made of for those that belong to its slots.
  private func collect(_ children: [Int], into parts: inout Parts) {
    for index in children {
      let child = hierarchy.views[index]
      switch slot(of: child) {
      case .label: parts.label += nodes(of: index)
      case .icon: parts.icon += nodes(of: index)
      case .content: parts.content += nodes(of: index)
      case .header: parts.header += nodes(of: index)
      case .footer: parts.footer += nodes(of: index)
      case .part: break
      case nil: collect(hierarchy.children(of: index), into: &parts)
      }
    }
  }

  func nodes(of control: Control, _ view: PlacedView) -> [AccessibilityDraft] {
    let parts = parts(of: view)
    var node = draft(control.typeName, view)
    node.isControl = true
    node.label = label(of: parts.label)

    switch control {
    case .button, .editButton:
      makeButton(&node, parts)
      if case .editButton = control, node.label.isEmpty { node.label = ["Edit"] }
    case .link:
      makeButton(&node, parts)
      node.traits.insert(.link)
    case .navigationLink(let isInNavigation):
      makeButton(&node, parts)
      node.actions += innerActions(parts.label)
      if !isInNavigation { node.traits.insert(.notEnabled) }
    case .menu:
      makeButton(&node, parts)
      node.traits.insert(.popupButton)
      // What an open menu offers follows it.
      return [node] + parts.content
    case .toggle(let state):
      makeButton(&node, parts)
      node.traits.insert(.toggle)
      node.values = [state == .on ? "1" : state == .off ? "0" : "2"]
    case .slider(let value):
      node.traits = .adjustable
      node.values = [BoundedValueText.text(value)]
      node.actions = [AccessibilityAction(.adjustable)]
    case .stepper(let value):
      node.traits = .adjustable
      node.values = [BoundedValueText.decimal(value.value)]
      node.actions = [AccessibilityAction(.adjustable)]
      if generation == .iOS15 { return parts.label + [withoutLabel(node)] }
    case .textField(let input):
      makeTextField(&node, input)
    case .label:
      node.traits = .staticText
      node.isControl = false
    case .progressView(let value, let current):
      node.label += current.map { [$0] } ?? []
      node.values = value.map { [BoundedValueText.progress($0)] } ?? []
      node.traits = .updatesFrequently
    case .gauge(let value, let current):
      // No recording is known: as a progress view that does not change by itself.
      node.label += current.map { [$0] } ?? []
      node.values = [BoundedValueText.progress(value)]
    case .picker, .datePicker, .disclosureGroup, .groupBox, .section, .list, .form,
      .navigationStack, .tabView, .table, .tableRow:
      return containerNodes(of: control, view, node, parts)
    }
    ignore(parts.label + parts.icon, "it is part of what its \(control.typeName) says")
    return [node]
  }

  /// The words of a label: those of all its elements, images only if there is nothing else.
  private func label(of nodes: [AccessibilityDraft]) -> [String] {
    let visible = nodes.filter { !$0.visibility.resolved }
    let words = visible.filter { !($0.traits.contains(.image) && $0.isLabelOptional) }
      .flatMap(\.label)
    return words.isEmpty ? visible.flatMap(\.label) : words
  }

  /// A button says what is in its label; the traits of the views in it are dropped.
  private func makeButton(_ node: inout AccessibilityDraft, _ parts: Parts) {
    let inner = parts.label.reduce(into: AccessibilityTraits()) { $0.formUnion($1.traits) }
    node.traits = inner.subtracting([.staticText, .image]).union(.button)
    node.hints = parts.label.flatMap(\.hints)
    node.identifiers = parts.label.flatMap(\.identifiers)
    node.actions = [AccessibilityAction(.default, name: node.label.joined(separator: ", "))]
  }

  /// Buttons within a link become actions of it.
  private func innerActions(_ label: [AccessibilityDraft]) -> [AccessibilityAction] {
    label.filter { $0.traits.contains(.button) }
      .map { AccessibilityAction(.named, name: $0.label.joined(separator: ", ")) }
  }

  private func withoutLabel(_ node: AccessibilityDraft) -> AccessibilityDraft {
    var node = node
    node.label = []
    node.suffix = "/control"
    return node
  }

  /// What has been typed is the value; while nothing has, the prompt or title is the label.
  private func makeTextField(_ node: inout AccessibilityDraft, _ input: Control.TextInput) {
    node.traits = input.kind == .secure ? .secureTextEntry : .textEntry
    if input.kind == .editor { node.traits.insert(.multiline) }
    if input.isEditing { node.traits.insert(.isEditing) }
    if input.text.isEmpty {
      node.label = [input.prompt ?? input.title].compactMap { $0 }
    } else {
      // Older systems told what has been typed in secret (recorded).
      let isSecret = input.kind == .secure && generation == .iOS18
      node.values = [
        isSecret ? String(repeating: "•", count: input.text.count) : input.text
      ]
    }
  }

  // MARK: Controls of several nodes

  private func containerNodes(
    of control: Control,
    _ view: PlacedView,
    _ node: AccessibilityDraft,
    _ parts: Parts
  ) -> [AccessibilityDraft] {
    var node = node
    switch control {
    case .picker(let style, let options, let selection):
      return picker(style, options, selection, node, parts)
    case .datePicker:
      return parts.label + parts.content
    case .disclosureGroup:
      if generation == .iOS15 {
        node.traits = .button
        node.actions = [AccessibilityAction(.default)]
      }
      return [node] + parts.content
    case .section:
      return parts.header.map { header in
        // Every element of the header becomes a heading (A2.29).
        var header = header
        header.imply(.header)
        return header
      } + parts.content + parts.footer
    case .tabView(let tabs, let selection):
      return tabView(tabs, selection, view, parts)
    case .table:
      // Titles stay texts; that they head their columns the platform says (A1.4).
      return parts.header + parts.content
    case .groupBox:
      return contain(parts.content, in: node)
    default:
      return parts.content
    }
  }

  private func picker(
    _ style: Control.PickerStyle,
    _ options: [String],
    _ selection: String?,
    _ node: AccessibilityDraft,
    _ parts: Parts
  ) -> [AccessibilityDraft] {
    var node = node
    switch style {
    case .menu:
      node.traits = .button
      node.values = selection.map { [$0] } ?? []
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
        segment.suffix = "/\(index)"
        if segment.label == [selection] { segment.traits.insert(.selected) }
        if style == .segmented { segment.position = (index + 1, parts.content.count) }
        return segment
      }
    }
  }

  /// The selected tab's content, then one element for each tab.
  private func tabView(
    _ tabs: [Control.Tab],
    _ selection: Int,
    _ view: PlacedView,
    _ parts: Parts
  ) -> [AccessibilityDraft] {
    let buttons = parts.footer.enumerated().map { index, title in
      var tab = title
      tab.role = "TabView"
      tab.traits = [.button, .tabButton]
      tab.suffix = "/\(index)"
      if index == selection { tab.traits.insert(.selected) }
      if index < tabs.count, let badge = tabs[index].badge { tab.values = [badge] }
      tab.position = (index + 1, parts.footer.count)
      return tab
    }
    return parts.content + buttons
  }
}
