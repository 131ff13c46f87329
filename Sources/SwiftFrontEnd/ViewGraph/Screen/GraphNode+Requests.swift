package import AccessibilityCore
internal import Controls
internal import LayoutCore

/// What requests and fingers find of a node.
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
  var elementNodes: [GraphNode] {
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
  func activation(
    by finger: (@MainActor (GraphNode) -> GestureTouch)?
  ) -> (@MainActor () -> Void)? {
    if let activate = requests?.activate { return activate }
    guard let finger, let tap = requests?.tap else { return nil }
    let touch = finger(self)
    return { tap(touch) }
  }

  /// The control that a style of the user's own has made the node's views of.
  var styled: Control? {
    guard case .content(.modifier(.annotation(let annotation, _))) = output,
      case .styled(let control, _)? = annotation.value as? AccessibilityModifier
    else { return nil }
    return control
  }

  /// Whether the view, or what modifies it up to a style, recognizes taps.
  var answersTapsItself: Bool {
    elementNodes.prefix { $0.styled == nil }.contains { $0.requests?.tap != nil }
  }

  /// What activating the first view inside does that does anything.
  ///
  /// What a menu offers is not done by opening it.
  var firstActivation: (@MainActor () -> Void)? {
    if case .content(.control(.menu)) = output { return nil }
    return children.lazy.compactMap { $0.activation(by: nil) ?? $0.firstActivation }.first
  }

  /// What activating the button inside does that says a name.
  func button(named name: String?) -> (@MainActor () -> Void)? {
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
