/// One step from a published tree to the next; the publisher carries it out and tells clients.
enum ATKChange: Sendable, Hashable {
  /// Takes a node away with all inside of it.
  case remove(parent: String, index: Int)
  /// Gives a node that stays what has changed in it.
  case update(ATKRecord)
  /// Adds a node with all inside of it; its records in preorder, its parent's place in them aside.
  case insert([ATKRecord], parent: String, index: Int)
  /// Other children of a container are chosen now.
  case selectionChanged(id: String)
  /// The focus leaves a node, or comes to it.
  case focus(id: String, isFocused: Bool)
}
