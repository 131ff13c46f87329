internal import LayoutCore

/// Which element has the focus.
extension InteractiveScreen {
  /// Gives an element the focus.
  ///
  /// - Parameter isAnything: Whether the element keeps it though nobody can act on it.
  func moveFocus(to node: AccessibilitySnapshot.Node?, isAnything: Bool = false) {
    focus = node.map { target($0) }
    isFocusAnything = isAnything
    edit(node?.element.view)
  }

  /// Whether a node has the focus.
  func hasFocus(_ node: AccessibilitySnapshot.Node) -> Bool {
    snapshot.focus.map { snapshot.nodes[$0].publishedID } == node.publishedID
  }

  /// Moves the focus to the chosen one of what an open menu offers, or to the first; our choice, as
  /// menus of GTK and of VoiceOver take it.
  ///
  /// - Parameter id: What that is published as which has opened the menu.
  func moveFocus(intoMenuOf id: String) {
    guard let owner = position(ofPublished: id),
      let menu = snapshot.nodes[owner].children.first(where: { snapshot.nodes[$0].role == .menu })
    else { return }
    let items = snapshot.nodes[menu].children.map { snapshot.nodes[$0] }.filter(\.isFocusable)
    guard let item = items.first(where: { $0.isSelected == true }) ?? items.first else { return }
    moveFocus(to: item)
    update()
  }

  /// A field is being edited while it has the focus.
  private func edit(_ view: Int?) {
    let field = view.flatMap { view in
      if case .textField = control(at: view) { view } else { nil }
    }
    let place = field.map { model.place(of: $0) }
    guard place != editedField else { return }
    for (view, isEditing) in [(editedField.flatMap { model.view(at: $0) }, false), (field, true)] {
      if let view { note(model.setEditing(isEditing, of: view)) }
    }
    editedField = place
  }

  /// The focus follows the field that the program gives the keyboard to; whether it has moved.
  func followKeyboard() -> Bool {
    if let place = editedField, let view = model.view(at: place),
      case .textField(let input) = control(at: view), !input.isEditing
    {
      editedField = nil
    }
    guard let place = model.keyboardPlace, place != editedField,
      let node = snapshot.nodes.first(where: {
        $0.role.isTextEntry && model.place(of: $0.element.view) == place
      })
    else { return false }
    editedField = place
    focus = target(node)
    return true
  }

  /// Finds the element that has the focus; where it is gone, the focus goes to another element, or to
  /// what is in that one's place now.
  func findFocus(orElse others: [AccessibilitySnapshot.Node]) {
    if let focus, let position = position(ofPublished: focus.id),
      target(snapshot.nodes[position]) == focus,
      isFocusAnything || snapshot.nodes[position].isFocusable
    {
      snapshot.focus = position
      return
    }
    let candidates =
      focus == nil
      ? []
      : others.compactMap { position(ofPublished: $0.publishedID) ?? position(of: $0.element.id) }
    let next = candidates.first { snapshot.nodes[$0].isFocusable }
    moveFocus(to: next.map { snapshot.nodes[$0] })
    snapshot.focus = next
  }

  /// The element that the program wants to have the focus (`accessibilityFocused`).
  var wish: AccessibilitySnapshot.Node? { index.wish.map { snapshot.nodes[$0] } }

  /// The focus goes where the program wants it, once for each time that it says so (A12.12).
  func followWish() {
    let wish = wish
    defer { wishedFocus = wish?.publishedID }
    guard let wish, wish.publishedID != wishedFocus, !hasFocus(wish) else { return }
    moveFocus(to: wish, isAnything: true)
    scroll(wish, to: .place(.anywhere))
  }

  /// Tells the program where the focus is.
  func tellFocus() {
    let place = snapshot.focus.map { model.place(of: snapshot.nodes[$0].element.view) }
    guard place != toldFocus else { return }
    toldFocus = place
    note(model.setFocus(place))
  }
}

extension AccessibilitySnapshot.Node {
  /// Whether the program wants assistive technology to be at the element.
  var wantsFocus: Bool {
    element.attributes.contains { $0.name == "focused" && $0.value == "true" }
  }
}
