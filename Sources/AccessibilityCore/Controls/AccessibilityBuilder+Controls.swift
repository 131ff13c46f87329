internal import Controls
internal import LayoutCore

/// What controls say about themselves; each of them is in a file of its own.
extension AccessibilityBuilder {
  func nodes(of control: Control, _ view: PlacedView) -> [AccessibilityDraft] {
    let parts = drafts(ofPartsOf: view)
    var node = draft(control.typeName, view)
    node.isControl = true
    node.label = Self.label(of: parts.label)
    return control.semantics.nodes(node, parts, in: self)
  }

  private func drafts(ofPartsOf view: PlacedView) -> ControlDrafts {
    var drafts = ControlDrafts()
    for placed in parts.parts(of: view.index) {
      switch placed.part {
      case .label: drafts.label += nodes(of: placed.view).drafts
      case .icon, .minimumValueLabel, .maximumValueLabel:
        drafts.icon += nodes(of: placed.view).drafts
      case .content, .tabContent, .option, .segment, .date, .time:
        drafts.content += nodes(of: placed.view).drafts
      case .header, .columnTitle: drafts.header += nodes(of: placed.view).drafts
      case .footer: drafts.footer += nodes(of: placed.view).drafts
      case .tab: drafts.tabs += nodes(of: placed.view).drafts
      case .navigationBar: drafts.header += nodes(of: placed.view).drafts
      case .bottomBar, .keyboardBar: drafts.footer += nodes(of: placed.view).drafts
      case .leadingItems, .principalItems, .trailingItems, .items, .searchField:
        drafts.content += nodes(of: placed.view).drafts
      case .title: drafts.content += self.drafts(of: placed, implying: .header)
      case .backButton: drafts.content += self.drafts(of: placed, implying: .backButton)
      case .value, .currentValueLabel, .track, .spinner, .switch, .stepper, .decrementButton,
        .incrementButton, .fieldText, .colorWell, .chevron, .badge, .disclosureIndicator, .menu,
        .tabBar:
        break
      }
    }
    return drafts
  }

  private func drafts(
    of placed: PlacedPart,
    implying traits: AccessibilityTraits
  ) -> [AccessibilityDraft] {
    var drafts = nodes(of: placed.view).drafts
    for index in drafts.indices { drafts[index].imply(traits) }
    return drafts
  }

  /// The words of a label: those of all its elements, images only if there is nothing else.
  static func label(of nodes: [AccessibilityDraft]) -> [String] {
    let visible = nodes.filter { !$0.visibility.resolved }
    let words = visible.filter { !($0.traits.contains(.image) && $0.isLabelOptional) }
      .flatMap(\.label)
    return words.isEmpty ? visible.flatMap(\.label) : words
  }

  /// The control alone, which says what is in its label.
  func single(_ node: AccessibilityDraft, _ parts: ControlDrafts) -> [AccessibilityDraft] {
    ignore(parts.label + parts.icon, "it is part of what its \(node.role) says")
    return [node]
  }
}
