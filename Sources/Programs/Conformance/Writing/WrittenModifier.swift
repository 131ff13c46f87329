internal import LayoutCore

/// A modifier of a view that is written, with its surroundings.
struct WrittenModifier {
  /// Its position in the tree.
  let node: Int
  /// The modifier.
  let content: ModifierContent
  /// The surroundings of the modifier itself, not of the view inside.
  let scope: WritingScope
}
