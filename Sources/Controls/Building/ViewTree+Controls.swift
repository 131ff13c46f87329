public import LayoutCore

extension ViewTree {
  /// Puts a control into another state, together with those of its parts that depend on it.
  ///
  /// The tree is then the one that a builder would have made of the control in that state. No node
  /// changes its position.
  ///
  /// - Precondition: The node is a control of the same kind, made of the same parts: a picker of
  ///   the same style, a tab view with as many tabs.
  public mutating func setControl(_ control: Control, at node: Int) {
    let views = control.views
    var (texts, presences) = (views.texts[...], views.presences[...])
    let metrics = controlMetrics(of: node)
    var modifiers = views.modifiers(with: metrics)[...]
    guard case .control(let old) = nodes[node].content, old.typeName == control.typeName,
      old.views.texts.count == texts.count, old.views.presences.count == presences.count,
      old.views.modifiers(with: metrics).count == modifiers.count
    else { preconditionFailure("the node is no control of that kind") }
    setContent(.control(control), at: node)
    // Those of the views that are the control's own, in preorder.
    var open = Array(children(of: node).reversed())
    while let position = open.popLast(), !(texts.isEmpty && presences.isEmpty && modifiers.isEmpty)
    {
      let content = nodes[position].content
      if case .slot(let part) = content, part.isGiven { continue }
      if case .text = content, let text = texts.popFirst() {
        setContent(.text(text), at: position)
      } else if case .conditional = content, let isPresent = presences.popFirst() {
        setContent(.conditional(isPresent: isPresent), at: position)
      } else if case .modifier(let modifier) = content, modifier.mayFollowState,
        let modifier = modifiers.popFirst()
      {
        setContent(.modifier(modifier), at: position)
      }
      open += children(of: position).reversed()
    }
  }
}

extension ModifierContent {
  /// Whether the state of a control may decide the modifier.
  fileprivate var mayFollowState: Bool {
    if case .offset = self { return true }
    return if case .leastHeight = self { true } else { false }
  }
}
