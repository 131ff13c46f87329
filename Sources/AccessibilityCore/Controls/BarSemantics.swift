internal import LayoutCore

/// A navigation stack says what its bars and its content say, from top to bottom.
struct NavigationStackSemantics: ControlSemantics {
  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    parts.header + parts.content + parts.footer
  }
}

/// A bar is read together, from its leading to its trailing edge, then what stands below: our choice
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
