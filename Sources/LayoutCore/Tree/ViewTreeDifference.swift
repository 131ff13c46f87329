/// What makes one view tree another, as far as that matters to layout.
struct ViewTreeDifference {
  /// Nodes that are something else in the new tree, with the positions of both.
  var contents: [(node: Int, other: Int)] = []
  /// Siblings in the place of which the new tree has others; either may be none.
  ///
  /// They are in the order of the tree: done from the last to the first, none moves another.
  var replacements: [Replacement] = []

  /// Siblings and what takes their place.
  struct Replacement {
    /// Their positions.
    var views: Range<Int>
    /// The node that they belong to; nil for the top level.
    var parent: Int?
    /// The positions in the new tree of what takes their place.
    var others: Range<Int>

    /// Where that is afterwards, in the old tree.
    var newViews: Range<Int> { views.lowerBound..<views.lowerBound + others.count }
  }

  /// Past so many, taking views out and putting others in costs more than resolving all.
  private static let maximumReplacementCount = 16

  /// No difference.
  init() {}

  /// Compares two trees.
  ///
  /// - Parameters:
  ///   - old: The tree as it is.
  ///   - new: What it becomes.
  ///   - environment: What the root of both inherits.
  /// - Returns: Nil if the trees have too little in common, or differ, as far as is known, in what
  ///   decides about layout as a whole: custom alignments, and views that depend on a geometry
  ///   reader.
  init?(from old: ViewTree, to new: ViewTree, environment: EnvironmentValues) {
    guard old.proxiedNodes.isEmpty, new.proxiedNodes.isEmpty,
      old.alignments.count == new.alignments.count,
      zip(old.alignments, new.alignments).allSatisfy({ $0.isLike($1) })
    else { return nil }
    self = withStackSpace(levels: max(old.depth, new.depth) + 2) {
      ViewTreeComparison.difference(from: old, to: new, environment: environment)
    }
    let limit = ViewTreeDifference.maximumReplacementCount
    guard replacements.count <= limit, contents.count <= old.nodes.count / 8 + limit else {
      return nil
    }
  }
}
