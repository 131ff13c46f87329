internal import CATSPI

/// Queries and edits of a text: its selection, its characters, its attributes, the clipboard.
extension BusElement {
  /// A part of a text.
  package struct TextPart: Sendable, Hashable {
    package var start: Int
    package var end: Int
    package var string: String
  }

  private func text() throws(BusError) -> UnsafeMutablePointer<AtspiText> {
    try interface("Text", atspi_accessible_get_text_iface(pointer))
  }

  private func editableText() throws(BusError) -> UnsafeMutablePointer<AtspiEditableText> {
    try interface("EditableText", atspi_accessible_get_editable_text_iface(pointer))
  }

  // MARK: Selection

  /// The selected parts.
  package func textSelections() throws(BusError) -> [TextPart] {
    let text = try text()
    defer { g_object_unref(text) }
    var parts: [TextPart] = []
    for number in 0..<max(0, try call { atspi_text_get_n_selections(text, $0) }) {
      guard let range = try call({ atspi_text_get_selection(text, number, $0) }) else { continue }
      defer { g_boxed_free(atspi_range_get_type(), range) }
      let (start, end) = (range.pointee.start_offset, range.pointee.end_offset)
      parts.append(
        TextPart(
          start: Int(start),
          end: Int(end),
          string: taken(try call { atspi_text_get_text(text, start, end, $0) })
        )
      )
    }
    return parts
  }

  /// Adds a range of Unicode scalars to the selection.
  ///
  /// - Returns: Whether the application did.
  @discardableResult
  package func addSelection(_ start: Int, _ end: Int) throws(BusError) -> Bool {
    let text = try text()
    defer { g_object_unref(text) }
    let range = (gint(clamping: start), gint(clamping: end))
    return try call { atspi_text_add_selection(text, range.0, range.1, $0) } != 0
  }

  /// Changes a selection to another range of Unicode scalars.
  @discardableResult
  package func setSelection(_ number: Int, _ start: Int, _ end: Int) throws(BusError) -> Bool {
    let text = try text()
    defer { g_object_unref(text) }
    let range = (gint(clamping: start), gint(clamping: end))
    return try call {
      atspi_text_set_selection(text, gint(clamping: number), range.0, range.1, $0)
    } != 0
  }

  /// Removes a selection.
  @discardableResult
  package func removeSelection(_ number: Int) throws(BusError) -> Bool {
    let text = try text()
    defer { g_object_unref(text) }
    return try call { atspi_text_remove_selection(text, gint(clamping: number), $0) } != 0
  }

  // MARK: Clipboard

  /// Copies a range of Unicode scalars to the clipboard.
  @discardableResult
  package func copyText(_ start: Int, _ end: Int) throws(BusError) -> Bool {
    let text = try editableText()
    defer { g_object_unref(text) }
    let range = (gint(clamping: start), gint(clamping: end))
    return try call { atspi_editable_text_copy_text(text, range.0, range.1, $0) } != 0
  }

  /// Cuts a range of Unicode scalars to the clipboard.
  @discardableResult
  package func cutText(_ start: Int, _ end: Int) throws(BusError) -> Bool {
    let text = try editableText()
    defer { g_object_unref(text) }
    let range = (gint(clamping: start), gint(clamping: end))
    return try call { atspi_editable_text_cut_text(text, range.0, range.1, $0) } != 0
  }

  /// Pastes the clipboard at an offset.
  @discardableResult
  package func pasteText(at offset: Int) throws(BusError) -> Bool {
    let text = try editableText()
    defer { g_object_unref(text) }
    return try call { atspi_editable_text_paste_text(text, gint(clamping: offset), $0) } != 0
  }

  // MARK: Characters

  /// The rectangle of a character in the window; that of the caret at the end of the text.
  package func extents(ofCharacter offset: Int) throws(BusError) -> BusRect? {
    let text = try text()
    defer { g_object_unref(text) }
    return taken(
      try call {
        atspi_text_get_character_extents(
          text,
          gint(clamping: offset),
          ATSPI_COORD_TYPE_WINDOW,
          $0
        )
      }
    ).map(BusRect.init)
  }

  /// The default text attributes.
  package func defaultTextAttributes() throws(BusError) -> [String: String] {
    let text = try text()
    defer { g_object_unref(text) }
    return taken(try call { atspi_text_get_default_attributes(text, $0) })
  }

  /// The text attributes around a character, and their range.
  package func textAttributes(
    at offset: Int
  ) throws(BusError) -> (range: Range<Int>, attributes: [String: String]) {
    let text = try text()
    defer { g_object_unref(text) }
    var (start, end): (gint, gint) = (0, 0)
    let attributes = taken(
      try call { atspi_text_get_text_attributes(text, gint(clamping: offset), &start, &end, $0) }
    )
    return (Int(start)..<max(Int(start), Int(end)), attributes)
  }
}
