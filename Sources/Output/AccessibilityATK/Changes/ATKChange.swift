/// One step from a published tree to the next; the publisher applies it and notifies clients.
enum ATKChange: Sendable, Hashable {
  /// Removes a node with all inside of it.
  case remove(parent: String, index: Int)
  /// Updates the record of a node that stays.
  case update(ATKRecord)
  /// Inserts a node with all inside of it, in preorder; parent positions in its records are
  /// ignored.
  case insert([ATKRecord], parent: String, index: Int)
  /// Notifies of another selection in a container.
  case selectionChanged(id: String)
  /// Notifies of a node that loses or gains the focus.
  case focus(id: String, isFocused: Bool)
}
