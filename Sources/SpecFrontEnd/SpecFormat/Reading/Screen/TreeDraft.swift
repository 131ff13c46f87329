internal import LayoutCore

/// Views that are being read, and where those stand that are asked for later.
///
/// A screen has one, as has each symbol of a canvas.
struct TreeDraft {
  var builder = ViewTreeBuilder()
  /// The places of stated cell spans, by the position of the modifier in the tree.
  var spanPlaces: [Int: JSONPlace] = [:]

  init() {}

  /// Creates a separate tree whose views know the alignments of another.
  init(withAlignmentsOf other: TreeDraft) {
    builder = ViewTreeBuilder(withAlignmentsOf: other.builder)
  }
}
