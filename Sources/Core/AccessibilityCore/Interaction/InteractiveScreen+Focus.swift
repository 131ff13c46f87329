internal import LayoutCore

/// The focus of assistive technology.
extension InteractiveScreen {
  /// Moves the focus to an element.
  ///
  /// - Parameter isAnything: Whether the element keeps it even if it has no action.
  func moveFocus(to node: AccessibilitySnapshot.Node?, isAnything: Bool = false) {
    focus = node.map { target($0) }
    isFocusAnything = isAnything
    edit(node?.element.view)
  }

  /// Whether a node has the focus.
  func hasFocus(_ node: AccessibilitySnapshot.Node) -> Bool {
    snapshot.focus.map { snapshot.nodes[$0].publishedID } == node.publishedID
  }

  /// Moves the focus to the selected item of an open menu, or to the first; our choice, as GTK's
  /// menus and VoiceOver do.
  ///
  /// - Parameter id: The published id of the element that has opened the menu.
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

  /// Moves the focus to the field that the program edits; returns whether it has moved.
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

  /// Finds the element that has the focus; if it is gone, the focus goes to another element, or to
  /// the one now in its place.
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

  /// The element that the program wants to focus (`accessibilityFocused`).
  var wish: AccessibilitySnapshot.Node? { index.wish.map { snapshot.nodes[$0] } }

  /// Moves the focus to the element that the program wants, once for each request (A12.12).
  func followWish() {
    let wish = wish
    defer { wishedFocus = wish?.publishedID }
    guard let wish, wish.publishedID != wishedFocus, !hasFocus(wish) else { return }
    moveFocus(to: wish, isAnything: true)
    scroll(wish, to: .place(.anywhere))
  }

  /// Tells the program which element has the focus.
  func tellFocus() {
    let place = snapshot.focus.map { model.place(of: snapshot.nodes[$0].element.view) }
    guard place != toldFocus else { return }
    toldFocus = place
    note(model.setFocus(place))
  }
}

extension AccessibilitySnapshot.Node {
  /// Whether the program wants to focus the element.
  var wantsFocus: Bool {
    element.attributes.contains { $0.name == "focused" && $0.value == "true" }
  }
}
