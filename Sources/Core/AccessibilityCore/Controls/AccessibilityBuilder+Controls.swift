internal import Controls
internal import LayoutCore

/// The accessibility of controls; each of them is in a separate file.
extension AccessibilityBuilder {
  func nodes(of control: Control, _ view: PlacedView) -> [AccessibilityDraft] {
    let parts = drafts(ofPartsOf: view)
    var node = draft(control.typeName, view)
    node.isControl = true
    node.takeLabel(of: parts.label)
    return control.semantics.nodes(node, parts, in: self)
  }

  /// Whether a part of a control has no room, and so is not visible.
  private func isHidden(_ placed: PlacedPart, in control: PlacedView) -> Bool {
    var next: Int? = placed.view
    while let index = next, index != control.index {
      let view = hierarchy.views[index]
      let isWithoutRoom = view.modifiers.contains { modifier in
        if case .frame(width: 0, height: 0, alignment: _) = modifier.content { true } else { false }
      }
      if isWithoutRoom { return true }
      next = view.parent
    }
    return false
  }

  private func drafts(ofPartsOf view: PlacedView) -> ControlDrafts {
    var drafts = ControlDrafts()
    for placed in parts.parts(of: view.index) {
      switch placed.part {
      case .label:
        drafts.label += nodes(of: placed.view).drafts
        if case .control(.label) = view.content {
          drafts.hidesLabel = isHidden(placed, in: view)
        }
      case .icon, .minimumValueLabel, .maximumValueLabel:
        drafts.icon += nodes(of: placed.view).drafts
      case .content, .tabContent, .option, .date, .time:
        drafts.content += nodes(of: placed.view).drafts
      case .segment: drafts.content += self.drafts(ofSegment: placed)
      case .header, .columnTitle, .sidebar: drafts.header += nodes(of: placed.view).drafts
      case .footer, .detail: drafts.footer += nodes(of: placed.view).drafts
      case .tab, .sidebarToggle: drafts.tabs.append(draft(of: placed, control: view))
      case .navigationBar: drafts.header += nodes(of: placed.view).drafts
      case .bottomBar, .keyboardBar: drafts.footer += nodes(of: placed.view).drafts
      case .leadingItems, .trailingItems, .items: drafts.content += self.drafts(ofItem: placed)
      case .principalItems, .searchField, .overflowMenu:
        drafts.content += nodes(of: placed.view).drafts
      case .title: drafts.content += self.drafts(of: placed, implying: .header)
      case .backButton: drafts.content += self.drafts(of: placed, implying: .backButton)
      case .value, .currentValueLabel, .track, .spinner, .switch, .stepper, .decrementButton,
        .incrementButton, .fieldText, .colorWell, .chevron, .badge, .disclosureIndicator, .menu,
        .tabBar, .toggleRoom, .accessoryPanel, .checkmark:
        break
      }
    }
    return drafts
  }

  /// An element that is a part of a control, with all its views.
  private func draft(of placed: PlacedPart, control: PlacedView) -> AccessibilityDraft {
    var draft = draft(control.content.typeName, hierarchy.views[placed.view])
    draft.frame = frame(of: placed)
    return draft
  }

  /// The elements of a segment, which is activated in its whole area, not at its words alone
  /// (A2.22).
  private func drafts(ofSegment placed: PlacedPart) -> [AccessibilityDraft] {
    var drafts = nodes(of: placed.view).drafts
    if drafts.count == 1 { drafts[0].frame = frame(of: placed) }
    return drafts
  }

  /// The elements of a bar item; on 26 a single element has the frame of its capsule (M7.5).
  private func drafts(ofItem placed: PlacedPart) -> [AccessibilityDraft] {
    var drafts = nodes(of: placed.view).drafts
    if system >= .iOS26, drafts.count == 1 { drafts[0].frame = frame(of: placed) }
    return drafts
  }

  /// The frame in which a part is drawn.
  private func frame(of placed: PlacedPart) -> Rect {
    let view = hierarchy.views[placed.view]
    let modifier = view.modifiers.last { $0.frame == placed.frame }
    return modifier.map { rendered.frame(of: $0) ?? $0.frame }
      ?? rendered.frame(of: view) ?? placed.frame
  }

  private func drafts(
    of placed: PlacedPart,
    implying traits: AccessibilityTraits
  ) -> [AccessibilityDraft] {
    var drafts = nodes(of: placed.view).drafts
    for index in drafts.indices { drafts[index].imply(traits) }
    return drafts
  }

  /// The control as one element with the words of its label.
  func single(_ node: AccessibilityDraft, _ parts: ControlDrafts) -> [AccessibilityDraft] {
    ignore(parts.label + parts.icon, "it is part of what its \(node.role) says")
    return [node]
  }
}

extension AccessibilityDraft {
  /// Takes the words of a label: those of all its elements, of images only if there are no others.
  mutating func takeLabel(of nodes: [AccessibilityDraft]) {
    let visible = nodes.filter { !$0.visibility.resolved }
    let words = visible.filter { !($0.traits.contains(.image) && $0.isLabelOptional) }
    let speaking = words.allSatisfy(\.label.isEmpty) ? visible : words
    label = speaking.flatMap { $0.title.isEmpty ? $0.label : $0.title }
    symbols = speaking.flatMap(\.symbols)
    placeholders = speaking.flatMap(\.placeholders)
  }
}
