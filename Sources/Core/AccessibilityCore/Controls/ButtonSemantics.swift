internal import LayoutCore

/// A button has the label of the views in it.
struct ButtonSemantics: ElementSemantics {
  /// The default label.
  var defaultLabel: String?

  func describe(_ node: inout AccessibilityDraft, _ parts: ControlDrafts) {
    node.makeButton(parts)
    if let defaultLabel, node.label.isEmpty { node.label = [defaultLabel] }
  }
}

struct LinkSemantics: ElementSemantics {
  let destination: String?

  func describe(_ node: inout AccessibilityDraft, _ parts: ControlDrafts) {
    node.makeButton(parts)
    node.traits.insert(.link)
  }

  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    if node.role == .link { node.destination = destination }
  }
}

struct NavigationLinkSemantics: ElementSemantics {
  let isEnabled: Bool

  func describe(_ node: inout AccessibilityDraft, _ parts: ControlDrafts) {
    // Buttons within a link become actions of it, and are no part of its label (A2.11).
    let buttons = parts.label.filter { $0.traits.contains(.button) }
    var spoken = parts
    spoken.label.removeAll { $0.traits.contains(.button) }
    if !spoken.label.isEmpty { node.takeLabel(of: spoken.label) }
    node.makeButton(spoken)
    node.actions += buttons.map(\.asAction)
    if isEnabled { return }
    node.traits.insert(.notEnabled)
    node.lastingActions = buttons.filter { !$0.traits.contains(.notEnabled) }.map(\.asAction)
  }
}

struct MenuSemantics: ControlSemantics {
  let isOpen: Bool

  var container: PlatformContainers.Kind? { .part(.menu, role: .menu) }

  /// An open menu's items lie over the views below it, and are read before those.
  var isReadTogether: Bool { isOpen }

  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    var node = node
    node.makeButton(parts)
    node.traits.insert(.popupButton)
    // An open menu's items follow it.
    return [node] + parts.content
  }

  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {
    guard node.element.kind == .element else { return }
    node.isExpanded = isOpen
    builder.noteDisclosing(view)
  }
}

extension AccessibilityDraft {
  /// The button as an action of the element around it.
  fileprivate var asAction: AccessibilityAction {
    AccessibilityAction(.named, name: label.joined(separator: ", "))
  }

  /// Labels a button with the views in it; their traits are dropped.
  mutating func makeButton(_ parts: ControlDrafts) {
    let inner = parts.label.reduce(into: AccessibilityTraits()) { $0.formUnion($1.traits) }
    traits = inner.subtracting([.staticText, .image]).union(.button)
    hints = parts.label.flatMap(\.hints)
    // The state of a disclosure, if a custom style puts the label into a button (A2.39).
    isExpanded = parts.label.lazy.compactMap(\.isExpanded).first
    // Such as the badge of a view in it.
    values = parts.label.flatMap(\.values)
    identifiers = parts.label.flatMap(\.identifiers)
    actions = [AccessibilityAction(.default, name: label.joined(separator: ", "))]
  }
}
