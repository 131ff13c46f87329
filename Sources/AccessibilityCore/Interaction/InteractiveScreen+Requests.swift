internal import LayoutCore

extension InteractiveScreen {
  /// Does what an element is asked to do.
  ///
  /// Whatever is done closes an open menu.
  ///
  /// - Parameters:
  ///   - request: What to do.
  ///   - id: The element's id.
  /// - Returns: What was done; nil if there is no such element, if it is disabled, or if it has no
  ///   such thing to do.
  @discardableResult
  public func perform(
    _ request: AccessibilityRequest,
    on id: String
  ) -> AccessibilityOutcome? {
    guard let position = position(of: id) else { return nil }
    let node = snapshot.nodes[position]
    let menu = openMenu
    guard !node.element.traits.contains(.notEnabled), let effect = effect(of: request, on: node)
    else { return nil }
    // Moving about in a menu keeps it open.
    if menu == openMenu, request != .focus { closeMenu() }
    update(focusOrElse: [id] + (menu.map { [$0.id] } ?? []))
    return AccessibilityOutcome(id: id, label: node.element.label, effect: effect)
  }

  private func effect(
    of request: AccessibilityRequest,
    on node: AccessibilitySnapshot.Node
  ) -> AccessibilityOutcome.Effect? {
    switch request {
    case .activate: return activate(node)
    case .select: return select(node)
    case .increment: return adjust(node, by: 1)
    case .decrement: return adjust(node, by: -1)
    case .setValue(let value): return setNumber(of: node, to: value)
    case .setText, .insertText, .deleteText: return edit(node, request)
    case .named(let name):
      let isListed = node.element.actions.contains { $0.kind == .named && $0.name == name }
      return isListed ? .performed(name) : nil
    case .escape:
      guard !isInOpenMenu(node) else { return .disclosed(false) }
      return perform(.escape, of: node)
    case .magicTap: return perform(.magicTap, of: node)
    case .delete: return perform(.delete, of: node)
    case .zoom: return perform(.zoom, of: node)
    case .scroll: return perform(.scroll, of: node)
    case .focus:
      guard node.isFocusable else { return nil }
      moveFocus(to: node)
      return .focused
    }
  }

  private func perform(
    _ kind: AccessibilityAction.Kind,
    of node: AccessibilitySnapshot.Node
  ) -> AccessibilityOutcome.Effect? {
    node.element.actions.contains { $0.kind == kind } ? .performedAction(kind) : nil
  }

  /// Whether a node is the open menu, its owner or in it.
  private func isInOpenMenu(_ node: AccessibilitySnapshot.Node) -> Bool {
    guard let menu = openMenu else { return false }
    var next: AccessibilitySnapshot.Node? = node
    while let node = next {
      if node.element.id == menu.id { return true }
      next = node.parent.map { snapshot.nodes[$0] }
    }
    return false
  }

  // MARK: Activation

  private func activate(
    _ node: AccessibilitySnapshot.Node
  ) -> AccessibilityOutcome.Effect? {
    switch (node.role, control(of: node)) {
    case (.toggleSwitch, .toggle(let state)):
      // A mixture becomes on.
      let next: Control.ToggleState = state == .on ? .off : .on
      return set(.toggle(next), of: node.element.view) ? .toggled(next) : nil
    case (.disclosure, .disclosureGroup(let isExpanded)):
      return set(.isExpanded(!isExpanded), of: node.element.view) ? .disclosed(!isExpanded) : nil
    case (.menuPicker, .picker), (.menuButton, .menu):
      guard node.isExpanded == true else {
        openMenu(of: node)
        return .disclosed(true)
      }
      closeMenu()
      // A menu may have been open from the beginning.
      _ = set(.isExpanded(false), of: node.element.view)
      return .disclosed(false)
    case (.textField, _), (.secureField, _), (.textEditor, _), (.searchField, _):
      moveFocus(to: node)
      return .focused
    case (.segment, _), (.option, _), (.tab, _), (.menuItem, _):
      return select(node) ?? pressed(node)
    default:
      return pressed(node)
    }
  }

  /// Something that is pressed does what only the application knows.
  private func pressed(_ node: AccessibilitySnapshot.Node) -> AccessibilityOutcome.Effect? {
    switch node.role {
    case .button, .link, .toggleButton, .menuButton, .menuItem, .option: return .activated
    default: return node.element.actions.contains { $0.kind == .default } ? .activated : nil
    }
  }

  /// Makes an option or tab the chosen one.
  private func select(
    _ node: AccessibilitySnapshot.Node
  ) -> AccessibilityOutcome.Effect? {
    guard let owner = node.parent.map({ snapshot.nodes[$0].element.view }),
      let index = node.element.position.map({ $0.index - 1 })
    else { return nil }
    switch (node.role, control(at: owner)) {
    case (.segment, .picker(_, let options, _)), (.option, .picker(_, let options, _)),
      (.menuItem, .picker(_, let options, _)):
      guard options.indices.contains(index), set(.selection(options[index]), of: owner) else {
        return nil
      }
      return .selected(options[index])
    case (.tab, .tabView(let tabs, _)):
      guard set(.tab(index), of: owner) else { return nil }
      return .selected(tabs[index].title)
    default:
      return nil
    }
  }

  // MARK: Values

  /// Moves to the next value or the one before.
  private func adjust(
    _ node: AccessibilitySnapshot.Node,
    by direction: Int
  ) -> AccessibilityOutcome.Effect? {
    switch (node.role, control(of: node)) {
    case (.slider, .slider(let bounded)):
      // A slider without steps moves by a tenth of its range; our choice, as no source says.
      let width = bounded.range.upperBound - bounded.range.lowerBound
      return move(node, bounded, by: Double(direction) * (bounded.step ?? width / 10))
    case (.stepper, .stepper(let bounded)):
      return move(node, bounded, by: Double(direction) * (bounded.step ?? 1))
    case (.wheelPicker, .picker(_, let options, let selection)):
      let current = selection.flatMap { options.firstIndex(of: $0) }
      let next = current.map { min(max($0 + direction, 0), options.count - 1) } ?? 0
      guard options.indices.contains(next), set(.selection(options[next]), of: node.element.view)
      else { return nil }
      return .selected(options[next])
    default:
      guard node.element.traits.contains(.adjustable) else { return nil }
      return direction > 0 ? .incremented : .decremented
    }
  }

  private func move(
    _ node: AccessibilitySnapshot.Node,
    _ bounded: Control.BoundedValue,
    by distance: Double
  ) -> AccessibilityOutcome.Effect? {
    let value = bounded.with(bounded.with(bounded.value).value + distance).value
    return set(.value(value), of: node.element.view) ? .changedNumber(value) : nil
  }

  /// Sets a number; that of a slider with steps goes to the nearest of them.
  private func setNumber(
    of node: AccessibilitySnapshot.Node,
    to value: Double
  ) -> AccessibilityOutcome.Effect? {
    guard !value.isNaN else { return nil }
    var next: Double
    switch (node.role, control(of: node)) {
    case (.slider, .slider(let bounded)):
      next = bounded.with(value).value
      if let step = bounded.step {
        let lower = bounded.range.lowerBound
        next = bounded.with(lower + ((next - lower) / step).rounded() * step).value
      }
    case (.stepper, .stepper(let bounded)):
      next = bounded.with(value).value
    default:
      return nil
    }
    return set(.value(next), of: node.element.view) ? .changedNumber(next) : nil
  }

  // MARK: Text

  /// Changes the text of a field; offsets beyond its ends are those of its ends.
  private func edit(
    _ node: AccessibilitySnapshot.Node,
    _ request: AccessibilityRequest
  ) -> AccessibilityOutcome.Effect? {
    guard node.text?.isEditable == true, case .textField(var input) = control(of: node) else {
      return nil
    }
    var scalars = Array(input.text.unicodeScalars)
    switch request {
    case .setText(let text):
      scalars = Array(text.unicodeScalars)
    case .insertText(let text, let offset):
      scalars.insert(contentsOf: text.unicodeScalars, at: min(max(offset, 0), scalars.count))
    case .deleteText(let range):
      scalars.removeSubrange(range.clamped(to: 0..<scalars.count))
    default:
      return nil
    }
    input.text = String(String.UnicodeScalarView(scalars))
    guard set(.text(input.text), of: node.element.view) else { return nil }
    return .changedText(input.kind == .secure ? input.bullets : input.text)
  }
}
