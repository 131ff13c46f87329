package import AccessibilityCore
internal import Controls
package import LayoutCore

/// Requests end in the user's own closures.
extension GraphSurface {
  /// Puts the control at a position into a state; nil if it cannot have it.
  package func setState(_ state: Control.State, of view: Int) -> Bool? {
    node(at: view).flatMap { node in run { node.setState(state) } }
  }

  /// Gives the keyboard to the field at a position, or takes it away.
  package func setEditing(_ isEditing: Bool, of view: Int) -> Bool {
    guard let node = node(at: view) else { return false }
    if isEditing {
      run { graph.moveFocus(to: node) }
    } else if graph.focus === node {
      run { graph.moveFocus(to: nil) }
    }
    return true
  }

  /// Takes over what has been typed into the field at a position, which ends typing unless that
  /// gives the keyboard to another one.
  package func submit(_ view: Int) -> Bool {
    guard let node = node(at: view), let submit = node.requests?.submit else { return false }
    run {
      submit()
      if graph.focus === node { graph.moveFocus(to: nil) }
    }
    return true
  }

  /// Does what activating the element of a view does: what modifiers around it say, else what the
  /// view does, else the first inside that does anything, else what a tap would reach.
  package func activate(_ view: Int) -> Bool {
    guard let node = node(at: view) else { return false }
    run { graph.willUse(node) }
    if perform(AccessibilityAction(.default), by: 0, around: node) { return true }
    if let activate = node.activation(by: nil) ?? node.firstActivation {
      run(activate)
      return true
    }
    // A style of the user's own that answers no fingers shows a control nevertheless (A2.39).
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

  /// Does an action of the element of a view.
  ///
  /// - Parameter direction: Up, 1, or down, −1, for what is adjusted.
  package func perform(
    _ action: AccessibilityAction,
    by direction: Int,
    on view: Int
  ) -> Bool {
    guard let node = node(at: view) else { return false }
    if perform(action, by: direction, around: node) { return true }
    // Those of elements that are combined come from inside.
    if performInside(action, by: direction, of: node) { return true }
    if action.kind == .named, let button = node.button(named: action.name) {
      run(button)
      return true
    }
    // Those of a view that is no element are those of the elements in it, and what presents views is
    // around them.
    return (action.kind == .named || action.kind == .delete || action.kind == .escape)
      && performOutside(action, by: direction, of: node)
  }

  /// Tells what an element is made of whether assistive technology is at it; whether that concerns
  /// anybody.
  func setFocus(_ isFocused: Bool, of node: GraphNode) -> Bool {
    let handlers = node.elementNodes.compactMap { $0.requests?.accessibilityFocus }
    guard !handlers.isEmpty else { return false }
    run { for handler in handlers { handler(isFocused) } }
    return true
  }

  /// Selects the row that a view is in, or takes it out of the selection; false if nobody may.
  package func select(_ view: Int, _ isSelected: Bool) -> Bool {
    var next = node(at: view)
    if let next { run { graph.willUse(next) } }
    while let node = next {
      if let select = node.requests?.select { return run { select(isSelected) } }
      next = node.parent
    }
    return false
  }

  /// Moves the row that a view is in before another one of its list; false if nobody may.
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

  /// Taps a view: the innermost gesture or control that it reaches acts.
  package func tap(_ view: Int, at point: Point?) -> Bool {
    guard let node = node(at: view), let seen = node.seenByFingers else { return false }
    let hits = FingerHits(in: self)
    let place = point.flatMap { hits.scenePoint($0, of: node) }
    let met = place.flatMap { hits.control(in: seen, at: $0) } ?? seen
    guard let reached = met.reachedByFingers else { return false }
    run { graph.willUse(reached) }
    return tap(from: reached, place, hits) { self.tapping($0, at: point ?? .zero, of: node) }
  }

  /// A finger that taps a node.
  ///
  /// - Parameter point: Where, in points from the corner of the view that it is on.
  private func tapping(
    _ node: GraphNode,
    at point: Point,
    of view: GraphNode
  ) -> GestureTouch {
    let result = shown(currentLayout.layout())
    let place = geometry(of: view, in: result).place
    let clock = graph.clock
    var touch = GestureTouch(
      .ended,
      at: place?.scenePoint(point) ?? point,
      time: clock.time,
      date: clock.start + clock.time
    )
    if place != nil { (touch.geometry, touch.place) = geometry(of: node, in: result) }
    return touch
  }

  /// - Parameters:
  ///   - place: Where, in points of the screen; nil if that is not known.
  ///   - finger: Makes the finger that taps a node.
  private func tap(
    from innermost: GraphNode,
    _ place: Point? = nil,
    _ hits: FingerHits? = nil,
    by finger: @escaping @MainActor (GraphNode) -> GestureTouch
  ) -> Bool {
    var next: GraphNode? = innermost
    while let node = next {
      if let place, let touch = hits?.touch(of: node, at: place) {
        guard let state = touch.tapped else { return true }
        return run { node.setState(state) } != nil
      }
      if place != nil, node.isUsedByScreen { return false }
      if let activation = node.activation(by: finger) {
        if node.requests?.showsPress == true {
          // Its style sees the finger come and go.
          node.press(true)
          graph.update()
          node.press(false)
        }
        run(activation)
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

  /// Runs what a user does, whose changes are an update of their own (V2.6).
  @discardableResult
  func run<Result>(_ action: () -> Result) -> Result {
    let outer = GraphEvaluation.beginTransaction()
    defer { GraphEvaluation.endTransaction(outer) }
    return graph.clock.within(action)
  }
}

extension GraphNode {
  /// The node that a finger on this one reaches: one around all that ignore fingers (V12.5).
  var reachedByFingers: GraphNode? {
    var (reached, next): (GraphNode?, GraphNode?) = (self, self)
    while let node = next {
      next = node.parent
      if node.requests?.ignoresFingers == true { reached = next }
    }
    return reached
  }

  /// The node that a finger on this one finds: of what is not to be seen, what is around it with other
  /// views (T9.8).
  var seenByFingers: GraphNode? {
    var (seen, next): (GraphNode?, GraphNode?) = (self, self)
    while let node = next {
      next = node.parent
      guard graph.motions.hides(node) else { continue }
      while let outer = next, outer.isPartOfElement { next = outer.parent }
      seen = next
    }
    return seen
  }

  /// Says whether a finger is on the control.
  public final func press(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    invalidate()
  }

  /// The node and what modifies it: all that one element is made of.
  fileprivate var elementNodes: [GraphNode] {
    var nodes = [self]
    while let parent = nodes[nodes.count - 1].parent, parent.isPartOfElement {
      nodes.append(parent)
    }
    return nodes
  }

  /// Whether the node is around one view and no container.
  private var isPartOfElement: Bool {
    guard viewCount == 1 else { return false }
    return switch output {
    case .inPlace, .content(.modifier): true
    case .content: false
    }
  }

  /// What a tap or activating the view itself does.
  ///
  /// - Parameter finger: Makes the finger that taps a node; nil for none.
  fileprivate func activation(
    by finger: (@MainActor (GraphNode) -> GestureTouch)?
  ) -> (@MainActor () -> Void)? {
    if let activate = requests?.activate { return activate }
    guard let finger, let tap = requests?.tap else { return nil }
    let touch = finger(self)
    return { tap(touch) }
  }

  /// The control that a style of the user's own has made the node's views of.
  fileprivate var styled: Control? {
    guard case .content(.modifier(.annotation(let annotation, _))) = output,
      case .styled(let control, _)? = annotation.value as? AccessibilityModifier
    else { return nil }
    return control
  }

  /// Whether the view, or what modifies it up to a style, recognizes taps.
  fileprivate var answersTapsItself: Bool {
    elementNodes.prefix { $0.styled == nil }.contains { $0.requests?.tap != nil }
  }

  /// What activating the first view inside does that does anything.
  ///
  /// What a menu offers is not done by opening it.
  fileprivate var firstActivation: (@MainActor () -> Void)? {
    if case .content(.control(.menu)) = output { return nil }
    return children.lazy.compactMap { $0.activation(by: nil) ?? $0.firstActivation }.first
  }

  /// What activating the button inside does that says a name.
  fileprivate func button(named name: String?) -> (@MainActor () -> Void)? {
    if let activate = requests?.activate {
      return isCalled(name) ? activate : nil
    }
    return children.lazy.compactMap { $0.button(named: name) }.first
  }

  /// Whether assistive technology calls a view by a name: by its words, or by what a modifier says.
  private func isCalled(_ name: String?) -> Bool {
    if spokenWords == name || words(joinedBy: ", ") == name { return true }
    return (elementNodes + subtree).contains { node in
      guard case .content(.modifier(.annotation(let annotation, _))) = node.output,
        let modifier = annotation.value as? AccessibilityModifier
      else { return false }
      switch modifier {
      case .properties(_, let properties): return properties.label == name
      case .symbol(let symbol): return SystemSymbol.spokenName(of: symbol) == name
      case .element, .children, .representation, .contentShape, .disabled, .redacted, .unredacted,
        .badge,
        .decorative, .gesture, .selection, .unselectable, .styled, .refreshable:
        return false
      }
    }
  }

  private var subtree: [GraphNode] { children.flatMap { [$0] + $0.subtree } }
}
