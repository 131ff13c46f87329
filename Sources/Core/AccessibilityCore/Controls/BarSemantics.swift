internal import LayoutCore

/// A navigation stack has the elements of its bars and its content, from top to bottom.
///
/// A column of a split view is a container, so that columns are read one after the other: our choice
/// (A16.23).
struct NavigationStackSemantics: ControlSemantics {
  let kind: NavigationLevels.Kind

  func passes(_ part: ControlPart) -> Bool { part == .content }

  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    let nodes = parts.header + parts.content + parts.footer
    return switch kind {
    case .stack, .collapsedColumns: nodes
    case .column: nodes.isEmpty ? [] : builder.contain(nodes, in: node)
    }
  }
}

/// A split view has its columns and the button that shows and hides the sidebar (A2.38).
struct NavigationSplitViewSemantics: ControlSemantics {
  let columns: NavigationColumns

  var isReadTogether: Bool { !columns.isCollapsed }

  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    let buttons = parts.tabs.map { button in
      var button = button
      let label = columns.showsSidebar ? "Hide Sidebar" : "Show Sidebar"
      button.role = "Button"
      button.label = [label]
      button.traits = .button
      button.actions = [AccessibilityAction(.default, name: label)]
      return button
    }
    return buttons + parts.header + parts.content + parts.footer
  }
}

/// A bar is read together, from its leading to its trailing edge, then its parts below: our choice
/// (A16.22), as the platform's bars are containers.
struct BarSemantics: ControlSemantics {
  let bar: Control.Bar

  var container: PlatformContainers.Kind? {
    switch bar {
    case .navigation: .all(role: .navigationBar)
    case .bottom, .keyboard: .all(role: .toolBar)
    }
  }

  var isReadTogether: Bool { true }

  var containerLabel: String? {
    if case .navigation(let title) = bar { title } else { nil }
  }
}
