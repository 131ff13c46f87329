internal import CATSPI

/// The requests of a client to an element; their effects arrive as events.
extension BusElement {
  /// Performs an action by its index.
  ///
  /// - Returns: Whether the application accepted the request; it answers before it acts.
  @discardableResult
  package func perform(action index: Int) throws(BusError) -> Bool {
    let action = try interface("Action", atspi_accessible_get_action_iface(pointer))
    defer { g_object_unref(action) }
    return try call { atspi_action_do_action(action, gint(clamping: index), $0) } != 0
  }

  /// Performs an action by its name, which may be the localized one.
  @discardableResult
  package func perform(action name: String) throws(BusError) -> Bool {
    let actions = try readActions() ?? []
    guard let index = actions.firstIndex(where: { $0.name == name || $0.localizedName == name })
    else { throw .unsupported("Action with an action '\(name)'") }
    return try perform(action: index)
  }

  /// Sets the number of the Value interface.
  @discardableResult
  package func setValue(_ number: Double) throws(BusError) -> Bool {
    let value = try interface("Value", atspi_accessible_get_value_iface(pointer))
    defer { g_object_unref(value) }
    return try call { atspi_value_set_current_value(value, number, $0) } != 0
  }

  /// Replaces all of the text.
  @discardableResult
  package func setText(_ string: String) throws(BusError) -> Bool {
    let text = try interface("EditableText", atspi_accessible_get_editable_text_iface(pointer))
    defer { g_object_unref(text) }
    return try call { atspi_editable_text_set_text_contents(text, string, $0) } != 0
  }

  /// Inserts a text at an offset in Unicode scalars.
  @discardableResult
  package func insertText(_ string: String, at offset: Int) throws(BusError) -> Bool {
    let text = try interface("EditableText", atspi_accessible_get_editable_text_iface(pointer))
    defer { g_object_unref(text) }
    let count = gint(clamping: string.utf8.count)
    return try call {
      atspi_editable_text_insert_text(text, gint(clamping: offset), string, count, $0)
    } != 0
  }

  /// Deletes a range of Unicode scalars.
  @discardableResult
  package func deleteText(_ range: Range<Int>) throws(BusError) -> Bool {
    let text = try interface("EditableText", atspi_accessible_get_editable_text_iface(pointer))
    defer { g_object_unref(text) }
    return try call {
      atspi_editable_text_delete_text(
        text,
        gint(clamping: range.lowerBound),
        gint(clamping: range.upperBound),
        $0
      )
    } != 0
  }

  /// Moves the caret to an offset in Unicode scalars.
  @discardableResult
  package func setCaret(_ offset: Int) throws(BusError) -> Bool {
    let text = try interface("Text", atspi_accessible_get_text_iface(pointer))
    defer { g_object_unref(text) }
    return try call { atspi_text_set_caret_offset(text, gint(clamping: offset), $0) } != 0
  }

  /// Moves the focus here.
  @discardableResult
  package func grabFocus() throws(BusError) -> Bool {
    let component = try interface("Component", atspi_accessible_get_component_iface(pointer))
    defer { g_object_unref(component) }
    return try call { atspi_component_grab_focus(component, $0) } != 0
  }

  /// Scrolls the element into view, at the top edge or anywhere.
  @discardableResult
  package func scrollIntoView(atTop: Bool = false) throws(BusError) -> Bool {
    let component = try interface("Component", atspi_accessible_get_component_iface(pointer))
    defer { g_object_unref(component) }
    let type = atTop ? ATSPI_SCROLL_TOP_EDGE : ATSPI_SCROLL_ANYWHERE
    return try call { atspi_component_scroll_to(component, type, $0) } != 0
  }

  /// Scrolls until the element's top left corner is at a point of its window.
  @discardableResult
  package func scroll(toX x: Int, y: Int) throws(BusError) -> Bool {
    let component = try interface("Component", atspi_accessible_get_component_iface(pointer))
    defer { g_object_unref(component) }
    return try call {
      atspi_component_scroll_to_point(
        component,
        ATSPI_COORD_TYPE_WINDOW,
        gint(clamping: x),
        gint(clamping: y),
        $0
      )
    } != 0
  }

  /// Selects a child by its index.
  @discardableResult
  package func select(child index: Int) throws(BusError) -> Bool {
    let selection = try interface("Selection", atspi_accessible_get_selection_iface(pointer))
    defer { g_object_unref(selection) }
    return try call { atspi_selection_select_child(selection, gint(clamping: index), $0) } != 0
  }
}
