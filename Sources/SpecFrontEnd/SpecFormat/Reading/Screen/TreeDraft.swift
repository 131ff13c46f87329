internal import LayoutCore

/// Views that are being read, and where those stand that are asked for later.
///
/// A screen has one of its own, as has each symbol of a canvas.
struct TreeDraft {
  var builder = ViewTreeBuilder()
  /// Where spans of cells are stated, by the position of the modifier in the tree.
  var spanPlaces: [Int: JSONPlace] = [:]

  init() {}

  /// A tree of its own whose views know the alignments of another.
  init(withAlignmentsOf other: TreeDraft) {
    builder = ViewTreeBuilder(withAlignmentsOf: other.builder)
  }
}
