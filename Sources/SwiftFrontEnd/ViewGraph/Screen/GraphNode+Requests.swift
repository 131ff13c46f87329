package import AccessibilityCore
internal import Controls
internal import LayoutCore

/// Requests and hit testing on a node.
extension GraphNode {
  /// The hit-test target: the node, or one around that ignores all touches (V12.5).
  var reachedByFingers: GraphNode? {
    var (reached, next): (GraphNode?, GraphNode?) = (self, self)
    while let node = next {
      next = node.parent
      if node.requests?.ignoresFingers == true { reached = next }
    }
    return reached
  }

  /// The visible hit-test target: for an invisible node, the nearest ancestor with other visible
  /// content (T9.8).
  var seenByFingers: GraphNode? {
    var (seen, next): (GraphNode?, GraphNode?) = (self, self)
    while let node = next {
      next = node.parent
      guard graph.animations.hides(node) else { continue }
      while let outer = next, outer.isPartOfElement { next = outer.parent }
      seen = next
    }
    return seen
  }

  /// Sets whether the control is pressed.
  public final func press(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    invalidate()
  }

  /// The node and its modifiers: all that make one element.
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

  /// The action of a tap on the view itself, or of its activation.
  ///
  /// - Parameter finger: Makes the touch that taps a node; nil for none.
  func activation(
    by finger: (@MainActor (GraphNode) -> GestureTouch)?
  ) -> (@MainActor () -> Void)? {
    if let activate = requests?.activate { return activate }
    guard let finger, let tap = requests?.tap else { return nil }
    let touch = finger(self)
    return { tap(touch) }
  }

  /// The control whose custom style made the node's views.
  var styled: Control? {
    guard case .content(.modifier(.annotation(let annotation, _))) = output,
      case .styled(let control, _)? = annotation.value as? AccessibilityModifier
    else { return nil }
    return control
  }

  /// Whether the view, or a modifier of it up to a style, recognizes taps.
  var answersTapsItself: Bool {
    elementNodes.prefix { $0.styled == nil }.contains { $0.requests?.tap != nil }
  }

  /// The activation of the first view inside that has one.
  ///
  /// The items of a menu are not activated by opening it.
  var firstActivation: (@MainActor () -> Void)? {
    if case .content(.control(.menu)) = output { return nil }
    return children.lazy.compactMap { $0.activation(by: nil) ?? $0.firstActivation }.first
  }

  /// The activation of the button with a name inside.
  func button(named name: String?) -> (@MainActor () -> Void)? {
    if let activate = requests?.activate {
      return isCalled(name) ? activate : nil
    }
    return children.lazy.compactMap { $0.button(named: name) }.first
  }

  /// Whether a view has a name for assistive technology: its words, or a modifier's label.
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
