extension LayoutResult {
  /// What a node's frame becomes under the effects on it and around it: the bounding box of the
  /// transformed rectangle (rule 14.2).
  ///
  /// Nil if there is no effect.
  func renderedFrame(ofNode index: Int) -> Rect? {
    guard !engine.tree.effects.isEmpty else { return nil }
    var transform: AffineTransform?
    var node = index
    while node >= 0 {
      if let effect = effect(ofNode: node) {
        transform = transform?.concatenating(effect) ?? effect
      }
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
    guard !tree.effects.isEmpty else { return [] }
    var transforms: [AffineTransform?] = []
    transforms.reserveCapacity(tree.nodes.count)
    for node in tree.nodes.indices {
      let parent = Int(tree.nodes[node].parent)
      let outer = parent < 0 ? nil : transforms[parent]
      guard let effect = effect(ofNode: node) else {
        transforms.append(outer)
        continue
      }
      transforms.append(outer.map { effect.concatenating($0) } ?? effect)
    }
    return transforms
  }

  /// The transform of a node's own effect, in the scene's coordinates; nil for other nodes.
  private func effect(ofNode node: Int) -> AffineTransform? {
    let tree = engine.tree
    guard tree.nodes[node].kind == .passthrough, tree.nodes[node].extra >= 0 else { return nil }
    let frame = frames[node]
    let own = tree.effects[Int(tree.nodes[node].extra)].transform(
      size: frame.size,
      direction: tree.nodes[node].direction
    )
    return AffineTransform(tx: -frame.minX, ty: -frame.minY)
      .concatenating(own)
      .concatenating(AffineTransform(tx: frame.minX, ty: frame.minY))
  }
}
