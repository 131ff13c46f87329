/// The frames of views in the content of the scroll views around them, all in linear time.
package struct ScrollContents {
  private let result: LayoutResult
  /// For each node the content of the scroll view around it, −1 for none; empty if there is no
  /// scroll view.
  private var contents: [Int32] = []

  /// Finds the scroll views of `result`.
  package init(_ result: LayoutResult) {
    self.result = result
    let tree = result.engine.tree
    var contents = [Int32](repeating: -1, count: tree.table.count)
    var hasScrollViews = false
    tree.forEachNode { node in
      let parent = Int(tree.nodes[node].parent)
      if parent < 0 { return }
      if case .scrollView = tree.nodes[parent].kind {
        contents[node] = Int32(node)
        hasScrollViews = true
      } else {
        contents[node] = contents[parent]
      }
    }
    if hasScrollViews { self.contents = contents }
  }

  /// The frame of a view in points from the top left corner of the content around it; nil outside of
  /// scroll views.
  package func frame(of view: PlacedView) -> Rect? {
    guard !contents.isEmpty, contents[view.node] >= 0 else { return nil }
    let content = result.frames[Int(contents[view.node])]
    let frame = view.frame
    // An overflow of lengths may leave NaN.
    return Rect(
      x: (frame.minX - content.minX).orIfNaN(0),
      y: (frame.minY - content.minY).orIfNaN(0),
      width: frame.width,
      height: frame.height
    )
  }
}
