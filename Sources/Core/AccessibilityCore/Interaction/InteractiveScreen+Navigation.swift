internal import LayoutCore

extension InteractiveScreen {
  /// Whether activating an element navigates.
  func leadsAway(_ node: AccessibilitySnapshot.Node) -> Bool {
    (node.role == .button || node.role == .link) && scene.tree.way(from: node.element.view) != nil
  }

  /// Follows a back button, a link with a destination or the button of a sidebar (V10.6); nil for
  /// anything else.
  func navigate(from node: AccessibilitySnapshot.Node) -> AccessibilityOutcome.Effect? {
    guard node.role == .button || node.role == .link || node.role == .menuItem,
      let way = scene.tree.way(from: node.element.view), set(way.state, of: way.control)
    else { return nil }
    return .activated
  }
}

extension ViewTree {
  /// The control around a view that changes when the view is activated, and its new state.
  fileprivate func way(from view: Int) -> (control: Int, state: Control.State)? {
    var part: ControlPart?
    var link: Int??
    if case .control(.navigationLink(isInNavigation: true, let destination)) = nodes[view].content {
      link = .some(destination)
    }
    var next = parent(of: view)
    while let node = next {
      let content = nodes[node].content
      if case .slot(let slot) = content, slot == .backButton || slot == .sidebarToggle {
        part = part ?? slot
      } else if case .control(.navigationStack(let levels)) = content, !levels.levels.isEmpty {
        if part == .backButton { return levels.levelBelow.map { (node, .level($0)) } }
        if let link {
          if let level = levels.level(behind: link) { return (node, .level(level)) }
          // A link without a destination may lead on in columns further out, else in the next one.
          if levels.kind == .collapsedColumns || link != nil && !levels.isColumn { return nil }
        }
      } else if case .control(.navigationSplitView(let columns)) = content,
        part == .sidebarToggle
      {
        return (node, .columns(columns.toggled))
      } else if case .control(.navigationSplitView) = content, let link = link ?? nil {
        return subtree(of: node).lazy.compactMap { self.way(to: link, in: $0) }.first
      }
      next = parent(of: node)
    }
    return nil
  }

  /// The level of a column that is the destination of a link in the column before.
  private func way(to link: Int, in node: Int) -> (control: Int, state: Control.State)? {
    guard case .control(.navigationStack(let levels)) = nodes[node].content, levels.isColumn,
      let level = levels.level(behind: link)
    else { return nil }
    return (node, .level(level))
  }
}
