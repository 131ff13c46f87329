internal import AccessibilityCore
internal import LayoutCore

extension ATKMapper {
  /// The states of a node: those in the row of the table, those of every element, and its own.
  ///
  /// Every element is visible, showing if any of it is inside of the window, enabled and sensitive
  /// unless it is disabled, and focusable if it is operable. Disabled controls stay focusable, as
  /// those of other toolkits do.
  func states(of index: Int, _ interfaces: ATKInterfaces) -> ATKStates {
    let node = snapshot.nodes[index]
    let mapping = mappings[index]
    var states = mapping.states.union(.visible)
    if node.isShowing { states.insert(.showing) }
    if node.isEnabled { states.formUnion([.enabled, .sensitive]) }
    if !interfaces.isDisjoint(with: [.action, .editableText]) { states.insert(.focusable) }
    if snapshot.focus == index { states.formUnion([.focusable, .focused]) }
    if node.element.traits.contains(.modal) { states.insert(.modal) }
    if mapping.interfaces.contains(.editableText), !(node.isEnabled && node.isEditable) {
      states.remove(.editable)
      states.insert(.readOnly)
    }
    addStates(of: node, mapping, to: &states)
    return states
  }

  private func addStates(of node: Node, _ mapping: ATKMapping, to states: inout ATKStates) {
    switch node.isOn {
    case .on?: states.formUnion([mapping.on.ability, mapping.on.state])
    case .off?: states.formUnion(mapping.on.ability)
    case .mixed?: states.formUnion([mapping.on.ability, .indeterminate])
    case nil: break
    }
    if let isChosen = node.isChosen {
      states.formUnion(mapping.chosen.ability)
      if isChosen { states.formUnion(mapping.chosen.state) }
    }
    if let isExpanded = node.isExpanded {
      states.formUnion(isExpanded ? [.expandable, .expanded] : .expandable)
    }
    if mapping.role == .slider {
      let frame = node.element.frame.standardized
      states.insert(frame.height > frame.width ? .vertical : .horizontal)
    }
    if mapping.role == .progressBar, value(of: node, mapping) == nil {
      states.formUnion([.busy, .indeterminate])
    }
  }
}

extension AccessibilitySnapshot.Node {
  /// Whether the text is editable; the default for a field without text.
  fileprivate var isEditable: Bool { text?.isEditable ?? true }
}
