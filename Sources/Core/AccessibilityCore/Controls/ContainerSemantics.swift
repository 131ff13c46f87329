internal import LayoutCore

/// A container without an element for itself.
struct ContentSemantics: ControlSemantics {
  func passes(_ part: ControlPart) -> Bool { part == .content }
}

struct GroupBoxSemantics: ControlSemantics {
  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    builder.contain(parts.content, in: node)
  }
}

struct DisclosureGroupSemantics: ControlSemantics {
  let isExpanded: Bool

  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    var node = node
    // One system gave it no button trait (A2.26).
    if builder.system != .iOS16 {
      node.traits = .button
      node.actions = [AccessibilityAction(.default)]
    }
    if builder.system >= .iOS17 { node.isExpanded = isExpanded }
    return [node] + parts.content
  }

  func discloses(_ part: ControlPart) -> Bool { part == .content }

  func role(_ trait: AccessibilityTraits) -> AccessibilityRole? {
    trait.isEmpty ? .disclosure : nil
  }

  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    guard node.role == .disclosure else { return }
    node.isExpanded = isExpanded
    builder.noteDisclosing(view)
  }

  func isUsed(as role: AccessibilityRole) -> Bool { role == .disclosure }
}

struct TabViewSemantics: ControlSemantics {
  let tabs: [Control.Tab]
  let selection: Int

  var container: PlatformContainers.Kind? { .part(.tabBar, role: .tabBar) }

  /// The selected tab's content, the view above the tabs, then one element for each tab.
  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    let buttons = parts.tabs.enumerated().map { index, title in
      var tab = title
      tab.role = "TabView"
      // A tab is labelled by its title, whatever its image.
      tab.label = index < tabs.count ? [tabs[index].title] : []
      tab.traits = [.button, .tabButton]
      tab.part = "tab\(index)"
      if index == selection { tab.traits.insert(.selected) }
      if index < tabs.count, let badge = tabs[index].badge { tab.values = [badge] }
      tab.position = (index + 1, parts.tabs.count)
      return tab
    }
    return parts.content + parts.footer + buttons
  }

  func passes(_ part: ControlPart) -> Bool { discloses(part) }

  func discloses(_ part: ControlPart) -> Bool {
    if case .tabContent = part { true } else { false }
  }

  func isUsed(as role: AccessibilityRole) -> Bool { role == .tab }
}
