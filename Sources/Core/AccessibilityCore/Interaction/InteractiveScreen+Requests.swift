internal import Controls
internal import LayoutCore

extension InteractiveScreen {
  /// Performs a request on an element.
  ///
  /// The focus goes into a menu that opens. Any request closes the open menus, except one that
  /// opens or closes a menu item's submenu; the focus goes back to the elements that opened them.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - id: The element's id.
  /// - Returns: The outcome; nil if there is no such element, if it is disabled, or if it has no
  ///   such action.
  @discardableResult
  public func perform(
    _ request: AccessibilityRequest,
    on id: String
  ) -> AccessibilityOutcome? {
    position(of: id).flatMap { perform(request, at: $0) }
  }

  /// Performs a request on a published node; nil as above, and if the node no longer exists.
  @discardableResult
  public func perform(_ request: PublishedRequest) -> AccessibilityOutcome? {
    position(ofPublished: request.id).flatMap { perform(request.request, at: $0) }
  }

  private func perform(_ request: AccessibilityRequest, at position: Int) -> AccessibilityOutcome? {
    let node = snapshot.nodes[position]
    let menus = openMenus
    let owners = menus.reversed().compactMap { self.position(ofPublished: $0.id) }
      .map { snapshot.nodes[$0] }
    let origin = target(owners.last ?? node)
    guard request.isForDisabled || !node.element.traits.contains(.notEnabled),
      let effect = effect(of: request, on: node)
    else { return nil }
    // Moving the focus in a menu keeps it open.
    if menus == openMenus, request != .focus, !request.isScrolling { closeMenus() }
    update(focusOrElse: owners + [node], from: origin)
    if let opened = openMenus.last, !menus.contains(opened) { moveFocus(intoMenuOf: opened.id) }
    return AccessibilityOutcome(id: node.element.id, label: node.element.label, effect: effect)
  }

  private func effect(
    of request: AccessibilityRequest,
    on node: AccessibilitySnapshot.Node
  ) -> AccessibilityOutcome.Effect? {
    switch request {
    case .activate: return activate(node)
    case .select: return select(node)
    case .deselect:
      guard node.role == .row || node.role == .cell, model.select(node.element.view, false) else {
        return nil
      }
      note(true)
      return .deselected(node.element.label ?? "")
    case .increment: return adjust(node, by: 1)
    case .decrement: return adjust(node, by: -1)
    case .setValue(let value): return setNumber(of: node, to: value)
    case .setText(let text): return edit(node, .replace(text))
    case .insertText(let text, let offset): return edit(node, .insert(text, at: offset))
    case .deleteText(let range): return edit(node, .delete(range))
    case .named(let name):
      let listed = node.element.actions.first { $0.kind == .named && $0.name == name }
      guard let listed else { return nil }
      if let link = node.element.links.first(where: { $0.label == name }) {
        return follow(link, of: node)
      }
      guard isDone(model.perform(listed, by: 0, on: node.element.view)) else { return nil }
      return .performed(name)
    case .escape:
      let level = menuLevel(of: node)
      if level > 0 {
        closeMenus(from: level - 1)
        return .disclosed(false)
      }
      return perform(.escape, of: node)
    case .magicTap: return perform(.magicTap, of: node)
    case .delete: return perform(.delete, of: node)
    case .zoom: return perform(.zoom, of: node)
    case .scroll: return perform(.scroll, of: node)
    case .focus:
      guard node.isFocusable else { return nil }
      moveFocus(to: node)
      scroll(node, to: .place(.anywhere))
      return .focused
    case .scrollIntoView(let place):
      scroll(node, to: .place(place))
      return .scrolledIntoView
    case .scrollToPoint(let point):
      scroll(node, to: .point(point))
      return .scrolledIntoView
    }
  }

  private func perform(
    _ kind: AccessibilityAction.Kind,
    of node: AccessibilitySnapshot.Node
  ) -> AccessibilityOutcome.Effect? {
    guard let action = node.element.actions.first(where: { $0.kind == kind }) else {
      // The presenting view dismisses it.
      let escape = AccessibilityAction(.escape)
      guard kind == .escape, model.perform(escape, by: 0, on: node.element.view) else { return nil }
      note(true)
      return .performedAction(kind)
    }
    guard isDone(model.perform(action, by: 0, on: node.element.view)) else { return nil }
    return .performedAction(kind)
  }

  /// Whether something was done: in a program if a handler ran, elsewhere in any case.
  private func isDone(_ isAnswered: Bool) -> Bool {
    note(isAnswered)
    return isAnswered || !model.isProgram
  }

  // MARK: Activation

  private func activate(
    _ node: AccessibilitySnapshot.Node
  ) -> AccessibilityOutcome.Effect? {
    if node.element.dismissesPopover { return perform(.escape, of: node) }
    if let link = node.link { return follow(link, of: node) }
    if let effect = apply(behavior(of: node)?.pressed(), to: node.element.view) { return effect }
    if let effect = navigate(from: node) { return effect }
    if let part = scene.tree.datePart(at: node), set(.option(part), of: node.element.view) {
      return .disclosed(true)
    }
    if opensMenu(node) {
      guard node.isExpanded == true else {
        openMenu(of: node)
        return .disclosed(true)
      }
      let level = menuLevel(of: node)
      if level > 0 { closeMenus(from: level - 1) }
      // A menu may have been open from the start.
      _ = set(.isExpanded(false), of: node.element.view)
      return .disclosed(false)
    }
    if node.role.isTextEntry {
      // The text is submitted as with the return key, which in an editor begins a line.
      if node.role != .textEditor, hasFocus(node) {
        note(model.submit(node.element.view))
        return .activated
      }
      moveFocus(to: node)
      return .focused
    }
    return (node.role.isOneOfSeveral ? select(node) : nil) ?? pressed(node)
  }

  /// Whether activating the element opens or closes a menu.
  func opensMenu(_ node: AccessibilitySnapshot.Node) -> Bool {
    guard node.isExpanded != nil else { return false }
    if case .picker = control(of: node) { return true }
    return if case .menu = control(of: node) { true } else { false }
  }

  /// Activates an element whose effect only the application knows.
  private func pressed(_ node: AccessibilitySnapshot.Node) -> AccessibilityOutcome.Effect? {
    let roles: Set<AccessibilityRole> = [
      .button, .link, .toggleButton, .menuButton, .menuItem, .option,
    ]
    let hasAction = node.element.actions.contains { $0.kind == .default }
    guard roles.contains(node.role) || hasAction else {
      // A tap reaches gestures, which have no element.
      guard model.activate(node.element.view) else { return nil }
      note(true)
      return .activated
    }
    guard isDone(model.activate(node.element.view)) else { return nil }
    return node.opens.map { .opened($0) } ?? .activated
  }

  /// Follows a link of a text.
  private func follow(
    _ link: AccessibilityTextLink,
    of node: AccessibilitySnapshot.Node
  ) -> AccessibilityOutcome.Effect? {
    isDone(model.follow(link.place, of: node.element.view)) ? .opened(link.destination) : nil
  }

  /// Selects an option or tab.
  private func select(
    _ node: AccessibilitySnapshot.Node
  ) -> AccessibilityOutcome.Effect? {
    if node.role == .row || node.role == .cell {
      guard model.select(node.element.view, true) else { return nil }
      note(true)
      return .selected(node.element.label ?? "")
    }
    if let option = scene.tree.option(at: node.element.view) {
      let change = control(at: option.picker)?.behavior.chosen(at: option.index)
      return apply(change, to: option.picker)
    }
    guard let owner = node.parent.map({ snapshot.nodes[$0].element.view }),
      let index = node.element.position.map({ $0.index - 1 })
    else { return nil }
    return apply(behavior(of: node, at: owner)?.chosen(at: index), to: owner)
  }

  /// The control's behaviour behind an element; nil if the request does not concern it.
  ///
  /// - Parameter view: The view that is the control; nil for that of the element.
  private func behavior(
    of node: AccessibilitySnapshot.Node,
    at view: Int? = nil
  ) -> (any ControlBehavior)? {
    guard let control = control(at: view ?? node.element.view),
      control.semantics.isUsed(as: node.role)
    else { return nil }
    return control.behavior
  }

  /// Puts a control into another state; nil if there is none or the control cannot have that state.
  private func apply(_ state: Control.State?, to view: Int) -> AccessibilityOutcome.Effect? {
    guard let state, let control = control(at: view), set(state, of: view) else { return nil }
    return AccessibilityOutcome.Effect(state, of: control)
  }

  // MARK: Values

  /// Increments or decrements an element.
  private func adjust(
    _ node: AccessibilitySnapshot.Node,
    by direction: Int
  ) -> AccessibilityOutcome.Effect? {
    if let state = behavior(of: node)?.stepped(by: direction) {
      return apply(state, to: node.element.view)
    }
    // A wheel without options cannot be turned.
    guard node.element.traits.contains(.adjustable), node.role != .wheelPicker else { return nil }
    let action = AccessibilityAction(.adjustable)
    guard isDone(model.perform(action, by: direction, on: node.element.view)) else { return nil }
    return direction > 0 ? .incremented : .decremented
  }

  /// Sets a number.
  private func setNumber(
    of node: AccessibilitySnapshot.Node,
    to value: Double
  ) -> AccessibilityOutcome.Effect? {
    guard !value.isNaN else { return nil }
    return apply(behavior(of: node)?.set(to: value), to: node.element.view)
  }

  // MARK: Text

  /// Changes the text of a field.
  private func edit(
    _ node: AccessibilitySnapshot.Node,
    _ edit: TextEdit
  ) -> AccessibilityOutcome.Effect? {
    guard node.text?.isEditable == true else { return nil }
    return apply(behavior(of: node)?.typed(edit), to: node.element.view)
  }
}

extension AccessibilitySnapshot.Node {
  /// The address that activating the element opens; nil for none.
  fileprivate var opens: String? {
    destination ?? (element.links.count == 1 ? element.links[0].destination : nil)
  }
}

extension ViewTree {
  /// The part of a date picker that an element is, 0 for the date and 1 for the time; else nil.
  fileprivate func datePart(at node: AccessibilitySnapshot.Node) -> Int? {
    guard node.role == .datePicker else { return nil }
    var next: Int? = node.element.view
    while let view = next {
      if case .slot(.date) = nodes[view].content { return 0 }
      if case .slot(.time) = nodes[view].content { return 1 }
      next = parent(of: view)
    }
    return nil
  }

  /// The picker of which a view is an option, and the option's index; nil for anything else.
  fileprivate func option(at view: Int) -> (picker: Int, index: Int)? {
    var index: Int?
    var next: Int? = view
    while let node = next {
      if case .slot(.option(let place)) = nodes[node].content { index = place }
      if case .control(let control) = nodes[node].content {
        guard case .picker = control, let index else { return nil }
        return (node, index)
      }
      next = parent(of: node)
    }
    return nil
  }
}

extension AccessibilityRequest {
  /// Whether it also applies to disabled elements: requests that do not change the element, and the
  /// actions that it lists nevertheless.
  fileprivate var isForDisabled: Bool {
    if case .named = self { return true }
    return isScrolling
  }

  fileprivate var isScrolling: Bool {
    if case .scrollIntoView = self { return true }
    return if case .scrollToPoint = self { true } else { false }
  }
}
