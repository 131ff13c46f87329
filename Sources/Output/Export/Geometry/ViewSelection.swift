import LayoutCore

/// The views of a layout that are in a part of it.
struct ViewSelection {
  /// The outermost views, by position.
  let roots: [Int]
  /// The level of each view; empty if all levels are wanted.
  private var levels: [Int] = []
  /// The first level that is left out.
  private var end = Int.max
  /// Whether each view, or one within it, touches the screen; empty if that does not matter.
  private var touches: [Bool] = []

  init(_ part: GeometryPart, _ hierarchy: ViewHierarchy, _ result: LayoutResult) {
    let views = hierarchy.views
    if let subtree = part.subtree {
      let paths = ViewPaths(hierarchy)
      let root =
        views.indices.first { views[$0].id == subtree }
        ?? views.indices.first { paths[$0] == subtree }
      roots = root.map { [$0] } ?? []
    } else {
      roots = hierarchy.children(of: nil)
    }
    if let depth = part.depth {
      levels.reserveCapacity(views.count)
      for view in views { levels.append(view.parent.map { levels[$0] + 1 } ?? 0) }
      end = (roots.first.map { levels[$0] } ?? 0) + depth
    }
    guard part.isVisible else { return }
    touches = views.map { view in
      ViewSelection.touches(view.renderedFrame ?? view.frame, result.rootFrame)
    }
    // A view comes before those in it.
    for index in views.indices.reversed() where touches[index] {
      if let parent = views[index].parent { touches[parent] = true }
    }
  }

  /// The outermost views that are in the part.
  var shownRoots: [Int] { shown(roots) }

  /// Returns those of some views of one level that are in the part.
  func shown(_ views: [Int]) -> [Int] {
    if let first = views.first, !levels.isEmpty, levels[first] >= end { return [] }
    return touches.isEmpty ? views : views.filter { touches[$0] }
  }

  private static func touches(_ frame: Rect, _ screen: Rect) -> Bool {
    frame.minX < screen.maxX && frame.maxX > screen.minX && frame.minY < screen.maxY
      && frame.maxY > screen.minY
  }
}
