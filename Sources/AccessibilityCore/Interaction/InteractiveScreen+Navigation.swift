internal import LayoutCore

extension InteractiveScreen {
  /// Goes where a back button, a link with a destination or the button of a sidebar leads (V10.6); nil
  /// for anything else.
  func navigate(from node: AccessibilitySnapshot.Node) -> AccessibilityOutcome.Effect? {
    guard node.role == .button || node.role == .link || node.role == .menuItem,
      let way = scene.tree.way(from: node.element.view), set(way.state, of: way.control)
    else { return nil }
    return .activated
  }
}

extension ViewTree {
  /// The control around a view that changes when the view is pressed, and its state then.
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
          // What has no destination may lead on in columns further out.
          if levels.kind == .collapsedColumns || link != nil { return nil }
        }
      } else if case .control(.navigationSplitView(let columns)) = content,
        part == .sidebarToggle
      {
        return (node, .columns(columns.toggled))
      }
      next = parent(of: node)
    }
    return nil
  }
}
