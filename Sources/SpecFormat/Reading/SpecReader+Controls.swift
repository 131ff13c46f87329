import Controls
internal import AccessibilityCore
internal import LayoutCore

extension SpecReader {
  func section(_ node: JSONNode, id: String?) {
    makeControl(
      .section,
      id: id,
      header: textSlot("header", of: node),
      footer: textSlot("footer", of: node),
      content: content(of: node)
    )
  }

  func labelView(_ node: JSONNode, id: String?) {
    let icon = labelIcon(of: node)
    makeControl(
      .label(isIconOnly: scope.controls.styles.label == .iconOnly),
      id: id,
      label: label(of: node),
      icon: icon
    )
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
    var builder = ViewTreeBuilder()
    swap(&builder, &tree.builder)
    let outer = (metrics: builder.controlMetrics, styles: builder.controlStyles)
    builder.controlMetrics = scope.controls.metrics
    builder.controlStyles = scope.controls.styles
    builder.control(
      control,
      id: id,
      label: label,
      icon: icon,
      header: header,
      footer: footer,
      content: content,
      tabs: tabs
    )
    (builder.controlMetrics, builder.controlStyles) = (outer.metrics, outer.styles)
    swap(&builder, &tree.builder)
  }

  /// The views of a control's part.
  private func slot(_ key: String, of node: JSONNode) -> ViewTreeBuilder.Slot? {
    member(key, of: node).map { part in slot { $0.views(part, of: key.quoted) } }
  }

  /// The views of a section's part, which may be a text.
  private func textSlot(_ key: String, of node: JSONNode) -> ViewTreeBuilder.Slot? {
    guard let text = member(key, of: node)?.value.string else { return slot(key, of: node) }
    return { $0.leaf(.text(text)) }
  }

  /// The children of a control.
  func content(of node: JSONNode) -> ViewTreeBuilder.Slot? {
    node.value["children"].map { _ in slot { $0.childViews(of: node) } }
  }

  /// Wherever the builder makes room for the views of a slot, they are read into it.
  private func slot(_ read: @escaping (SpecReader) -> Void) -> ViewTreeBuilder.Slot {
    { [unowned self] builder in
      swap(&tree.builder, &builder)
      read(self)
      swap(&tree.builder, &builder)
    }
  }

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

  func toggleState(_ node: JSONNode) -> Control.ToggleState {
    guard let member = member("isOn", of: node) else { return .off }
    if member.value.string == "mixed" { return .mixed }
    guard let isOn = member.value.boolean else {
      wrongType(member, "true, false or \"mixed\"", of: "'isOn'")
      return .off
    }
    return isOn ? .on : .off
  }

  func boundedValue(
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

  func progressView(_ node: JSONNode) -> Control {
    let label = string("currentValueLabel", of: node)
    let total = positiveNumber("total", of: node) ?? 1
    guard let value = number("value", of: node) else {
      return .progressView(nil, currentValueLabel: label)
    }
    return .progressView(Control.BoundedValue(value, in: 0...total), currentValueLabel: label)
  }

  func textInput(_ node: JSONNode, _ kind: Control.TextInput.Kind) -> Control.TextInput {
    Control.TextInput(
      kind,
      text: string("text", of: node) ?? "",
      prompt: string("prompt", of: node),
      title: string("title", of: node),
      isEditing: boolean("isEditing", of: node) ?? false
    )
  }

  func picker(_ node: JSONNode) -> Control {
    let options =
      member("options", of: node).map { list in
        array(list, of: "an array of strings", "'options'").compactMap { string($0, "an option") }
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
      choice(Control.PickerStyle.self, "style", of: node) ?? scope.controls.picker,
      options: options,
      selection: selection
    )
  }

  // MARK: Tabs

  func tabView(_ node: JSONNode, id: String?) {
    guard let list = member("tabs", of: node) else { return }
    guard list.value.kind == .array else {
      return wrongType(list, "an array of tabs", of: "'tabs'")
    }
    let nodes = elements(of: list).filter { check($0, SpecVocabulary.tab, of: "a tab") }
    let tabs = nodes.map { tab in
      // Bars show no images of tabs.
      _ = string("systemImage", of: tab)
      return Control.Tab(title: string("title", of: tab) ?? "", badge: badge(of: tab))
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
