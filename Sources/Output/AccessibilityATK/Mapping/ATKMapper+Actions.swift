internal import AccessibilityCore

extension ATKMapper {
  /// The actions of a node: the default comes first and is called `click`, as clients know it.
  ///
  /// Then come those of adjustable elements and of text entries, the system's, and the named ones,
  /// each once. Disabled elements have none.
  func actions(of index: Int) -> [ATKRecord.Action] {
    let node = snapshot.nodes[index]
    guard node.isEnabled else { return [] }
    let mapping = mappings[index]
    let listed = node.element.actions
    let kinds = Set(listed.map(\.kind))
    var actions: [ATKRecord.Action] = []
    if mapping.activation == .click || kinds.contains(.default) || node.element.answersTaps {
      var click = ATKRecord.Action.click(title: defaultTitle(of: node))
      click.keyBinding = keyBinding(of: node)
      actions.append(click)
    }
    let isAdjustable = node.element.traits.contains(.adjustable) || kinds.contains(.adjustable)
    if mapping.activation == .adjust || isAdjustable { actions += [.increment, .decrement] }
    if mapping.activation == .submit { actions.append(.activate) }
    actions += ATKRecord.Action.ofKinds.filter { kinds.contains($0.kind) }.map(\.action)
    if mapping.states.contains(.hasPopup) { actions.append(.showMenu) }
    return actions + namedActions(listed)
  }

  /// The title of the default action where it differs from that of the element: for one of several
  /// combined buttons.
  private func defaultTitle(of node: Node) -> String {
    let title = node.element.actions.first { $0.kind == .default }?.name ?? ""
    return title == node.element.label ? "" : title.withoutNull
  }

  /// The keys of `keyboardShortcut` in ATK's form: after a mnemonic and a path through menus, both
  /// of which are empty.
  ///
  /// A command key is called Meta on a desktop.
  private func keyBinding(of node: Node) -> String {
    let attribute = node.element.attributes.first { $0.name == "keyboardShortcut" }
    guard let keys = attribute?.value.split(separator: "+"), let key = keys.last else { return "" }
    let names = ["command": "Meta", "shift": "Shift", "control": "Control", "option": "Alt"]
    let held = keys.dropLast().compactMap { names[String($0)] }.map { "<\($0)>" }.joined()
    return ";;\(held)\(key)".withoutNull
  }

  /// Named actions, each name once: two of one name cannot be distinguished by clients, and the
  /// first one replaces both.
  private func namedActions(_ listed: [AccessibilityAction]) -> [ATKRecord.Action] {
    var known: Set<String> = []
    return listed.compactMap { action in
      guard action.kind == .named, let title = action.name, !title.isEmpty,
        known.insert(title).inserted
      else { return nil }
      return ATKRecord.Action(
        name: title.withoutNull,
        localizedName: title.withoutNull,
        description: [action.category, action.isOn == true ? "checked" : nil].compactMap { $0 }
          .joined(separator: ", ").withoutNull,
        request: .named(title)
      )
    }
  }
}

extension ATKRecord.Action {
  fileprivate static func click(title: String) -> Self {
    Self(name: "click", localizedName: "Click", description: title, request: .activate)
  }

  fileprivate static let increment = Self(
    name: "increment",
    localizedName: "Increment",
    request: .increment
  )
  fileprivate static let decrement = Self(
    name: "decrement",
    localizedName: "Decrement",
    request: .decrement
  )
  /// The default action, by its name in GTK as well.
  fileprivate static let activate = Self(
    name: "activate",
    localizedName: "Activate",
    request: .activate
  )
  fileprivate static let showMenu = Self(
    name: "show-menu",
    localizedName: "Show Menu",
    request: .activate
  )

  /// The names of some kinds of actions, in the order in which they are listed.
  fileprivate static let ofKinds: [(kind: AccessibilityAction.Kind, action: Self)] = [
    (.escape, Self(name: "escape", localizedName: "Escape", request: .escape)),
    (.magicTap, Self(name: "magic-tap", localizedName: "Magic Tap", request: .magicTap)),
    (.delete, Self(name: "delete", localizedName: "Delete", request: .delete)),
    (.zoom, Self(name: "zoom", localizedName: "Zoom", request: .zoom)),
    (.scroll, Self(name: "scroll", localizedName: "Scroll", request: .scroll)),
  ]
}
