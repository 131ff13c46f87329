extension LayoutResult {
  /// What a node's frame becomes under the effects on it and around it: the bounding box of the
  /// transformed rectangle (L14.2).
  ///
  /// Nil if there is no effect.
  func renderedFrame(ofNode index: Int) -> Rect? {
    guard !engine.tree.table.effects.isEmpty else { return nil }
    var transform: AffineTransform?
    var node = index
    while node >= 0 {
      if let effect = engine.tree.effectTransform(of: node, frame: frames[node]) {
        transform = transform?.concatenating(effect) ?? effect
      }
      if engine.tree.coversScene(node) { break }
      node = Int(engine.tree.nodes[node].parent)
    }
    return transform?.boundingBox(of: frames[index])
  }

  /// The effects on each node and around it as one transform of the scene, nil where there are none.
  ///
  /// Worked out from the root on, so that all rendered frames together take linear time. Empty if
  /// no node has an effect.
  package func effectTransforms() -> [AffineTransform?] {
    let tree = engine.tree
    guard !tree.table.effects.isEmpty else { return [] }
    var transforms = [AffineTransform?](repeating: nil, count: tree.table.count)
    let frames = frames
    tree.forEachNode { node in
      let parent = Int(tree.nodes[node].parent)
      let outer = parent < 0 || tree.coversScene(node) ? nil : transforms[parent]
      let effect = tree.effectTransform(of: node, frame: frames[node])
      transforms[node] = effect.map { own in outer.map { own.concatenating($0) } ?? own } ?? outer
    }
    return transforms
  }
}
