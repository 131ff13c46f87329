internal import AccessibilityCore
internal import LayoutCore

/// Menus that modifiers add to views: they are closed, and their items are actions (A2.25).
extension SpecReader {
  /// Reads the actions behind a row: a list of items, or an object with the edge.
  func swipeActions(_ node: JSONNode, _ name: String) -> [AccessibilityAction] {
    guard node.value.kind == .object else { return menuItems(node, name.quoted) }
    guard check(node, SpecVocabulary.swipeActions, of: name.quoted) else { return [] }
    _ = member("edge", of: node).flatMap { choice($0, among: ["leading", "trailing"], "'edge'") }
    _ = boolean("allowsFullSwipe", of: node)
    return member("content", of: node).map { menuItems($0, "'content'") } ?? []
  }

  /// Reads the items of a menu as actions, in their order.
  func menuItems(_ node: JSONNode, _ name: String) -> [AccessibilityAction] {
    array(node, of: "an array of items", name).flatMap { menuItem($0) }
  }

  private func menuItem(_ node: JSONNode) -> [AccessibilityAction] {
    guard node.value.kind == .object else {
      wrongType(node, "an object", of: "an item of a menu")
      return []
    }
    guard let member = member("type", of: node) else {
      error(
        "an item of a menu needs 'type'",
        at: node.place,
        hint: "write { \"type\": \"Button\", \"title\": \"Copy\" }"
      )
      return []
    }
    guard let type = choice(MenuItemType.self, member, "the type of an item of a menu") else {
      return []
    }
    check(node, type.object, of: type.rawValue)
    switch type {
    case .button:
      _ = choice(Control.ButtonRole.self, "role", of: node)
      return string("title", of: node).map { [AccessibilityAction(.named, name: $0)] } ?? []
    case .toggle:
      let isOn = boolean("isOn", of: node)
      return string("title", of: node)
        .map { [AccessibilityAction(.named, name: $0, isOn: isOn ?? false)] } ?? []
    case .picker: return options(of: node)
    case .section, .menu:
      _ = string("title", of: node)
      return self.member("children", of: node).map { menuItems($0, "'children'") } ?? []
    case .divider: return []
    }
  }

  /// The options of a picker, of which the selected one has a mark.
  private func options(of node: JSONNode) -> [AccessibilityAction] {
    let title = string("title", of: node)
    let selection = string("selection", of: node)
    let options = member("options", of: node).flatMap { strings($0, "'options'") } ?? []
    let place = selection.flatMap { options.firstIndex(of: $0) }
    return options.indices.map { index in
      AccessibilityAction(
        .named,
        name: options[index],
        category: title,
        isOn: index == place
      )
    }
  }
}
