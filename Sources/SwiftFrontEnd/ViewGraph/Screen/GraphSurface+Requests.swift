package import AccessibilityCore
internal import Controls
package import LayoutCore

/// Requests call the program's closures.
extension GraphSurface {
  /// Sets the state of the control at a position; nil if it cannot have it.
  package func setState(_ state: Control.State, of view: Int) -> Bool? {
    node(at: view).flatMap { node in run { node.setState(state) } }
  }

  /// Begins or ends the editing of the field at a position.
  package func setEditing(_ isEditing: Bool, of view: Int) -> Bool {
    guard let node = node(at: view) else { return false }
    if isEditing {
      run { graph.moveFocus(to: node) }
    } else if graph.focus === node {
      run { graph.moveFocus(to: nil) }
    }
    return true
  }

  /// Submits the text of the field at a position, which ends the editing unless that moves the
  /// focus to another one.
  package func submit(_ view: Int) -> Bool {
    guard let node = node(at: view), let submit = node.requests?.submit else { return false }
    run {
      submit()
      if graph.focus === node { graph.moveFocus(to: nil) }
    }
    return true
  }

  /// Activates the element of a view: by a modifier around it, else by the view itself, else by the
  /// first view inside with an action, else as a tap does.
  package func activate(_ view: Int) -> Bool {
    guard let node = node(at: view) else { return false }
    run { graph.willUse(node) }
    if perform(AccessibilityAction(.default), by: 0, around: node) { return true }
    if let activate = node.activation(by: nil) ?? node.firstActivation {
      run(activate)
      return true
    }
    // A custom style that handles no touches still shows a control (A2.39).
    if !node.answersTapsItself, let styled = node.elementNodes.first(where: { $0.styled != nil }),
      let state = styled.styled?.behavior.pressed()
    {
      return run { styled.setState(state) } != nil
    }
    guard let reached = node.reachedByFingers else { return false }
    return tap(from: reached) { self.tapping($0, at: .zero, of: node) }
  }

  /// Follows a link of the text that a view shows, by its place from 0.
  package func follow(_ link: Int, of view: Int) -> Bool {
    guard let node = node(at: view),
      let follow = node.elementNodes.lazy.compactMap({ $0.requests?.follow }).first
    else { return false }
    run { follow(link) }
    return true
  }

  /// Performs an action of the element of a view.
  ///
  /// - Parameter direction: For adjustments 1 for up or −1 for down.
  package func perform(
    _ action: AccessibilityAction,
    by direction: Int,
    on view: Int
  ) -> Bool {
    guard let node = node(at: view) else { return false }
    if perform(action, by: direction, around: node) { return true }
    // Those of combined elements come from inside.
    if performInside(action, by: direction, of: node) { return true }
    if action.kind == .named, let button = node.button(named: action.name) {
      run(button)
      return true
    }
    // The actions of a view without an element are those of the elements in it, and its
    // presentation is around them.
    return (action.kind == .named || action.kind == .delete || action.kind == .escape)
      && performOutside(action, by: direction, of: node)
  }

  /// Notifies the nodes of an element that it has gained or lost the accessibility focus; returns
  /// whether a handler ran.
  func setFocus(_ isFocused: Bool, of node: GraphNode) -> Bool {
    let handlers = node.elementNodes.compactMap { $0.requests?.accessibilityFocus }
    guard !handlers.isEmpty else { return false }
    run { for handler in handlers { handler(isFocused) } }
    return true
  }

  /// Selects or deselects the row that a view is in; false if that is not possible.
  package func select(_ view: Int, _ isSelected: Bool) -> Bool {
    var next = node(at: view)
    if let next { run { graph.willUse(next) } }
    while let node = next {
      if let select = node.requests?.select { return run { select(isSelected) } }
      next = node.parent
    }
    return false
  }

  /// Moves the row that a view is in before another one of its list; false if that is not possible.
  package func move(_ view: Int, to offset: Int) -> Bool {
    var next = node(at: view)
    while let node = next {
      if let move = node.requests?.move {
        run { move(offset) }
        return true
      }
      next = node.parent
    }
    return false
  }

  private func perform(
    _ action: AccessibilityAction,
    by direction: Int,
    around node: GraphNode
  ) -> Bool {
    node.elementNodes.contains { performOwn(action, by: direction, of: $0) }
  }

  private func performInside(
    _ action: AccessibilityAction,
    by direction: Int,
    of node: GraphNode
  ) -> Bool {
    node.children.contains {
      performOwn(action, by: direction, of: $0) || performInside(action, by: direction, of: $0)
    }
  }

  private func performOutside(
    _ action: AccessibilityAction,
    by direction: Int,
    of node: GraphNode
  ) -> Bool {
    var next = node.parent
    while let node = next {
      if performOwn(action, by: direction, of: node) { return true }
      next = node.parent
    }
    return false
  }

  private func performOwn(
    _ action: AccessibilityAction,
    by direction: Int,
    of node: GraphNode
  ) -> Bool {
    guard let perform = node.requests?.perform else { return false }
    return run { perform(action, Double(direction)) }
  }

  /// Runs a user's action, whose changes are a separate update (V2.6).
  @discardableResult
  func run<Result>(_ action: () -> Result) -> Result {
    let outer = GraphEvaluation.beginTransaction()
    defer { GraphEvaluation.endTransaction(outer) }
    return graph.clock.within(action)
  }
}
