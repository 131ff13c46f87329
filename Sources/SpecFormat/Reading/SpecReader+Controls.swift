import Controls
internal import AccessibilityCore
internal import LayoutCore

extension SpecReader {
  /// Reads a control; false if `type` is none.
  func control(_ node: JSONNode, type: String, id: String?) -> Bool {
    switch type {
    case "TimelineView":
      builder.open(.group, id: id)
      childViews(of: node)
      builder.close()
    case "Section":
      makeControl(
        .section,
        id: id,
        header: slot("header", of: node),
        footer: slot("footer", of: node),
        content: content(of: node)
      )
    case "Label":
      let icon = labelIcon(of: node)
      makeControl(
        .label(isIconOnly: controlStyles.label == .iconOnly),
        id: id,
        label: label(of: node),
        icon: icon
      )
    case "LabeledContent":
      labeledContent(node, id: id)
    case "TabView":
      tabView(node, id: id)
    case "Table":
      table(node, id: id)
    case "TableRow":
      tableRow(node, id: id)
    default:
      guard let control = controlState(node, type: type) else { return false }
      makeControl(control, id: id, label: label(of: node), content: content(of: node))
    }
    return true
  }

  // MARK: Slots

  /// Builds a control.
  ///
  /// While it is being built the tree belongs to the builder, which hands it back to the reader for
  /// the views of each slot.
  func makeControl(
    _ control: Control,
    id: String?,
    label: ViewTreeBuilder.Slot? = nil,
    icon: ViewTreeBuilder.Slot? = nil,
    header: ViewTreeBuilder.Slot? = nil,
    footer: ViewTreeBuilder.Slot? = nil,
    content: ViewTreeBuilder.Slot? = nil,
    tabs: [ViewTreeBuilder.Slot?] = []
  ) {
    var tree = ViewTreeBuilder()
    swap(&tree, &builder)
    let outer = (metrics: tree.controlMetrics, styles: tree.controlStyles)
    tree.controlMetrics = controlMetrics
    tree.controlStyles = controlStyles
    tree.control(
      control,
      id: id,
      label: label,
      icon: icon,
      header: header,
      footer: footer,
      content: content,
      tabs: tabs
    )
    (tree.controlMetrics, tree.controlStyles) = (outer.metrics, outer.styles)
    swap(&tree, &builder)
  }

  /// Wherever the builder makes room for the views of a slot, they are read into it.
  private func slot(_ key: String, of node: JSONNode) -> ViewTreeBuilder.Slot? {
    guard let member = member(key, of: node) else { return nil }
    return { [unowned self] builder in
      swap(&self.builder, &builder)
      if let text = member.value.string {
        self.builder.leaf(.text(text))
      } else {
        self.views(member, of: key.quoted)
      }
      swap(&self.builder, &builder)
    }
  }

  func content(of node: JSONNode) -> ViewTreeBuilder.Slot? { slot("children", of: node) }

  /// The label of a control: its title, or the views of `label`.
  func label(of node: JSONNode) -> ViewTreeBuilder.Slot? {
    if node.value["title"] != nil, node.value["label"] != nil {
      error(
        "a control has a 'title' or a 'label', not both",
        at: .key(in: node.value, "label")
      )
    }
    if let title = string("title", of: node) { return { $0.leaf(.text(title)) } }
    return slot("label", of: node)
  }

  private func labelIcon(of node: JSONNode) -> ViewTreeBuilder.Slot? {
    guard let symbol = string("systemImage", of: node) else { return slot("icon", of: node) }
    return { $0.symbol(symbol) }
  }

  // MARK: State

  private func controlState(_ node: JSONNode, type: String) -> Control? {
    switch type {
    case "Button": return .button(choice(Control.ButtonRole.self, "role", of: node))
    case "EditButton": return .editButton
    case "Link": return .link(destination: string("destination", of: node))
    case "NavigationLink":
      return .navigationLink(isInNavigation: boolean("isInNavigation", of: node) ?? true)
    case "Toggle": return .toggle(toggleState(node))
    case "Slider": return .slider(boundedValue(node, defaultRange: 0...1))
    case "Stepper":
      return .stepper(
        boundedValue(
          node,
          defaultRange: -Double.greatestFiniteMagnitude...(.greatestFiniteMagnitude)
        )
      )
    case "TextField", "SecureField", "TextEditor": return .textField(textInput(node, type: type))
    case "Picker": return picker(node)
    case "ProgressView": return progressView(node)
    case "Gauge":
      return .gauge(
        boundedValue(node, defaultRange: 0...1),
        currentValueLabel: string("currentValueLabel", of: node)
      )
    case "DatePicker":
      return .datePicker(date: string("date", of: node), time: string("time", of: node))
    case "Menu": return .menu(isOpen: false)
    case "DisclosureGroup":
      return .disclosureGroup(isExpanded: boolean("isExpanded", of: node) ?? false)
    case "GroupBox": return .groupBox
    case "List": return .list
    case "Form": return .form
    case "NavigationStack": return .navigationStack
    default: return nil
    }
  }

  private func toggleState(_ node: JSONNode) -> Control.ToggleState {
    guard let member = member("isOn", of: node) else { return .off }
    if member.value.string == "mixed" { return .mixed }
    guard let isOn = member.value.boolean else {
      wrongType(member, "true, false or \"mixed\"", of: "'isOn'")
      return .off
    }
    return isOn ? .on : .off
  }

  private func boundedValue(
    _ node: JSONNode,
    defaultRange: ClosedRange<Double>
  ) -> Control.BoundedValue {
    var range = defaultRange
    if let member = member("in", of: node), let bounds = numbers(member, count: 2, "'in'") {
      if bounds[0] <= bounds[1] {
        range = bounds[0]...bounds[1]
      } else {
        error("the lower bound must come first", at: member.place)
      }
    }
    return Control.BoundedValue(
      number("value", of: node) ?? 0,
      in: range,
      step: positiveNumber("step", of: node)
    )
  }

  private func progressView(_ node: JSONNode) -> Control {
    let label = string("currentValueLabel", of: node)
    guard let value = number("value", of: node) else {
      return .progressView(nil, currentValueLabel: label)
    }
    let total = positiveNumber("total", of: node) ?? 1
    return .progressView(Control.BoundedValue(value, in: 0...total), currentValueLabel: label)
  }

  private func textInput(_ node: JSONNode, type: String) -> Control.TextInput {
    let kind: Control.TextInput.Kind =
      type == "TextField" ? .plain : type == "SecureField" ? .secure : .editor
    return Control.TextInput(
      kind,
      text: string("text", of: node) ?? "",
      prompt: string("prompt", of: node),
      title: string("title", of: node),
      isEditing: boolean("isEditing", of: node) ?? false
    )
  }

  private func picker(_ node: JSONNode) -> Control {
    let options =
      member("options", of: node).map { list in
        elements(of: list).compactMap { string($0, "an option") }
      } ?? []
    var selection: String?
    if let member = member("selection", of: node), let text = string(member, "'selection'") {
      selection = text
      if !options.contains(text) {
        error(
          "\(text.quoted) is none of the options",
          at: member.place,
          hint: suggestion(text, options)
        )
      }
    }
    return .picker(
      choice(Control.PickerStyle.self, "style", of: node) ?? pickerStyle,
      options: options,
      selection: selection
    )
  }

  // MARK: Tabs

  private func tabView(_ node: JSONNode, id: String?) {
    guard let list = member("tabs", of: node) else { return }
    guard list.value.kind == .array else {
      return wrongType(list, "an array of tabs", of: "'tabs'")
    }
    let nodes = elements(of: list).filter { check($0, SpecVocabulary.tab, of: "a tab") }
    let tabs = nodes.map { tab in
      Control.Tab(title: string("title", of: tab) ?? "", badge: badge(of: tab))
    }
    var selected = 0
    if let member = member("selection", of: node), let title = string(member, "'selection'") {
      if let index = tabs.firstIndex(where: { $0.title == title }) {
        selected = index
      } else {
        error(
          "no tab has the title \(title.quoted)",
          at: member.place,
          hint: suggestion(title, tabs.map(\.title))
        )
      }
    }
    makeControl(
      .tabView(tabs: tabs, selection: selected),
      id: id,
      tabs: nodes.map { content(of: $0) }
    )
  }

  private func badge(of node: JSONNode) -> String? {
    guard let member = member("badge", of: node) else { return nil }
    return badgeText(member)
  }

  /// A badge: a count or words.
  func badgeText(_ node: JSONNode) -> String? {
    if let count = node.value.integer { return String(count) }
    return string(node, "'badge'")
  }
}

extension ViewTreeBuilder {
  /// An image of the system by its name.
  mutating func symbol(_ name: String, size: Size = Size(width: 20, height: 20), id: String? = nil)
  {
    open(.modifier(.annotation(AccessibilityModifier.symbol(name), hasShadow: false)))
    leaf(.image(name: name, size: size, capInsets: nil), id: id)
    close()
  }
}
