internal import CATK

extension ATKPublisher {
  /// Applies a step and notifies clients.
  @ATKActor
  func apply(_ change: ATKChange) {
    switch change {
    case .remove(let parent, let index): remove(from: parent, at: index)
    case .update(let record): update(record)
    case .insert(let records, let parent, let index): insert(records, into: parent, at: index)
    case .selectionChanged(let id): node(withID: id)?.emit("selection-changed")
    case .focus(let id, let isFocused): focus(id, isFocused)
    }
  }

  /// Removes a node from the tree, notifies clients, then frees its objects, the innermost first.
  @ATKActor
  private func remove(from parent: String, at index: Int) {
    guard let parent = node(withID: parent) else { return }
    let child = parent.remove(at: index)
    if child.object != nil {
      parent.emit("children-changed", detail: "remove", .uint(index), .pointer(child.object))
    }
    var pending = [child]
    var order: [ATKNode] = []
    while let node = pending.popLast() {
      order.append(node)
      pending += node.children
    }
    for node in order.reversed() {
      node.notifyState(ATK_STATE_DEFUNCT, true)
      forget(node)
    }
  }

  @ATKActor
  private func insert(_ records: [ATKRecord], into parent: String, at index: Int) {
    guard let parent = node(withID: parent), let child = insertNodes(records) else { return }
    parent.insert(child, at: index)
    guard parent.object != nil else { return }
    parent.emit("children-changed", detail: "add", .uint(index), .pointer(child.madeObject()))
  }

  @ATKActor
  private func focus(_ id: String, _ isFocused: Bool) {
    guard let node = node(withID: id) else { return }
    if isFocused {
      node.record.states.insert(.focused)
      // An inserted node has not been queried yet, but may be the current one.
      _ = node.madeObject()
    } else {
      node.record.states.remove(.focused)
    }
    node.notifyState(ATK_STATE_FOCUSED, isFocused)
  }

  /// Updates states, then names, then text and value as GTK's spin buttons do, then the place.
  @ATKActor
  private func update(_ record: ATKRecord) {
    guard let node = node(withID: record.id) else { return }
    let old = node.record
    let oldScalars = node.texts.scalars
    node.record = record
    if old.states.contains(.focused) { node.record.states.insert(.focused) }
    if old.accessibleID != record.accessibleID, let object = node.object {
      atk_object_set_accessible_id(object, record.accessibleID ?? "")
    }
    if old.helpText != record.helpText, let object = node.object {
      ATKHelpText.set(record.helpText ?? "", of: object)
    }
    if old.role != record.role { node.notify("accessible-role") }
    let lost = old.states.subtracting(record.states).subtracting(.focused)
    for state in ATKLibrary.shared.numbers(of: lost) { node.notifyState(state, false) }
    let gained = record.states.subtracting(old.states)
    for state in ATKLibrary.shared.numbers(of: gained) { node.notifyState(state, true) }
    if old.name != record.name { node.notify("accessible-name") }
    if old.description != record.description { node.notify("accessible-description") }
    tellText(of: node, from: oldScalars)
    if old.textLooks != record.textLooks { node.emit("text-attributes-changed") }
    let words = "valuetext"
    if old.value != record.value || old.attribute(words) != record.attribute(words) {
      node.notify("accessible-value")
    }
    tellAttributes(of: node, from: old)
    if old.bounds != record.bounds, isNearWindow(old.bounds) || isNearWindow(record.bounds) {
      node.emit("bounds-changed", .rectangle(record.bounds))
    }
  }

  /// Whether a rectangle is inside of the window or less than a window away from it.
  ///
  /// Nodes that move far away, as thousands of rows of a scrolled list, are not reported: clients
  /// query them if needed.
  @ATKActor
  private func isNearWindow(_ bounds: PixelRect) -> Bool {
    guard let window = window?.record.bounds else { return true }
    return bounds.x < 2 * window.width && bounds.x + bounds.width > -window.width
      && bounds.y < 2 * window.height && bounds.y + bounds.height > -window.height
  }

  @ATKActor
  private func tellText(of node: ATKNode, from old: [Unicode.Scalar]) {
    guard let splice = TextSplice(from: old, to: node.texts.scalars) else { return }
    let position = splice.position
    if !splice.removed.isEmpty {
      let count = splice.removed.unicodeScalars.count
      node.emit("text-remove", .int(position), .int(count), .string(splice.removed))
    }
    let count = splice.inserted.unicodeScalars.count
    if !splice.inserted.isEmpty {
      node.emit("text-insert", .int(position), .int(count), .string(splice.inserted))
    }
    guard node.record.interfaces.contains(.editableText) else { return }
    node.deselect()
    node.caret = position + count
    node.emit("text-caret-moved", .int(node.caret))
  }

  /// Notifies of changed attributes: newer libraries have a signal for them; older ones report any
  /// property as changed.
  ///
  /// Attributes with separate notifications are left out: values in words, and positions, which
  /// follow from the insertion and removal of children.
  @ATKActor
  private func tellAttributes(of node: ATKNode, from old: ATKRecord) {
    guard old.attributes != node.record.attributes else { return }
    let names = Set((old.attributes + node.record.attributes).map(\.name))
      .subtracting(["valuetext", "posinset", "setsize"])
    for name in names.sorted() where old.attribute(name) != node.record.attribute(name) {
      let value = node.record.attribute(name) ?? ""
      if !node.emit("attribute-changed", .string(name), .string(value)) {
        node.tellProperty(name)
      }
    }
  }
}

extension ATKRecord {
  /// The value of an object attribute.
  fileprivate func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The attributes of the text and its parts.
  fileprivate var textLooks: [[Attribute]] {
    text.map { [$0.attributes] + $0.runs.map(\.attributes) } ?? []
  }
}
