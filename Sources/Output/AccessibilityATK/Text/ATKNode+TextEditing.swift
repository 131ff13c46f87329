internal import CATK

/// The caret and the selection, which exist for clients only: a screen has neither.
extension ATKNode {
  /// Whether there is a caret that a client may move.
  private var hasCaret: Bool { record.interfaces.contains(.editableText) }

  /// Moves the caret of an editable text and notifies clients; nothing is selected then.
  func moveCaret(to offset: Int) -> Bool {
    guard hasCaret, (0...texts.scalars.count).contains(offset) else { return false }
    deselect()
    caret = offset
    emit("text-caret-moved", .int(offset))
    return true
  }

  /// Selects the characters between two offsets, of which the second is the caret's; an end below 0
  /// is that of the text.
  ///
  /// - Returns: False if the node has no caret.
  func select(from start: Int, to end: Int) -> Bool {
    guard hasCaret, record.states.contains(.selectableText) else { return false }
    let count = texts.scalars.count
    let first = min(max(start, 0), count)
    let last = end < 0 ? count : min(end, count)
    let range = min(first, last)..<max(first, last)
    let next = range.isEmpty ? nil : range
    if next != selection {
      selection = next
      emit("text-selection-changed")
    }
    if caret != last {
      caret = last
      emit("text-caret-moved", .int(last))
    }
    return true
  }

  /// Clears the selection; the caret stays.
  func deselect() {
    guard selection != nil else { return }
    selection = nil
    emit("text-selection-changed")
  }

  /// Copies a part of the text to the clipboard, unless it is secure or empty.
  func copyText(in range: Range<Int>) -> Bool {
    guard record.role != .passwordText, !range.isEmpty else { return false }
    publisher.clipboard = segments.string(in: range)
    return true
  }
}
