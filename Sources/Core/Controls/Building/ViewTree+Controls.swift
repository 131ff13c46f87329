public import LayoutCore

extension ViewTree {
  /// Sets the state of a control and of those of its parts that depend on it.
  ///
  /// The tree is then the one that a builder would have made of the control in that state. All
  /// nodes keep their positions.
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
    // The control's own views, in preorder.
    var open = Array(children(of: node).reversed())
    while let position = open.popLast(), !(texts.isEmpty && presences.isEmpty && modifiers.isEmpty)
    {
      let content = nodes[position].content
      if case .slot(let part) = content, part.isGiven { continue }
      // Such as a bar, which has separate state.
      if case .control = content { continue }
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
    if case .navigationSplitView(let columns) = control { leaveToggleRoom(in: node, columns) }
    if let stack = stackFollowing(control, at: node) { setControl(stack.control, at: stack.node) }
  }

  /// Reserves room for the sidebar's button in the bars of the first visible column, and in no
  /// others.
  private mutating func leaveToggleRoom(in splitView: Int, _ columns: NavigationColumns) {
    var open = children(of: splitView).map { (node: $0, isFirst: Bool?.none) }
    while let (node, outer) = open.popLast() {
      var isFirst = outer
      let content = nodes[node].content
      if case .control(.navigationSplitView) = content { continue }
      if case .slot(let part) = content {
        if part == .toggleRoom, let isFirst, let room = parent(of: node) {
          setContent(.conditional(isPresent: isFirst), at: room)
        }
        let column = NavigationColumns.Column.allCases.first { $0.part == part }
        isFirst = outer ?? column.map { columns.isFirst($0) }
      }
      open += children(of: node).map { (node: $0, isFirst: isFirst) }
    }
  }

  /// The navigation stack whose bars follow a tab view, with those of the selected tab; nil if
  /// there is none.
  func stackFollowing(_ control: Control, at node: Int) -> (node: Int, control: Control)? {
    guard case .tabView(let tabs, let selection) = control else { return nil }
    var inner = node
    while let outer = parent(of: inner) {
      let content = nodes[outer].content
      if case .modifier(.presentation) = content,
        children(of: outer).first(where: { _ in true }) != inner
      {
        return nil
      }
      // Bars follow the outermost tab view.
      if case .control(.tabView) = content { return nil }
      if case .control(.navigationStack(var levels)) = content, !levels.levels.isEmpty {
        let places = children(of: outer).prefix(levels.levels.count)
        guard let level = Array(places).firstIndex(of: inner),
          levels.levels[level].tabs == tabs.count
        else { return nil }
        levels.levels[level].tab = selection
        return (outer, .navigationStack(levels))
      }
      inner = outer
    }
    return nil
  }
}

extension ModifierContent {
  /// Whether the modifier may depend on the state of a control.
  fileprivate var mayFollowState: Bool {
    if case .offset = self { return true }
    return if case .leastHeight = self { true } else { false }
  }
}
