extension LayoutResult {
  /// A node's frame under its effects and those around it: the bounding box of the transformed
  /// rectangle (L14.2).
  ///
  /// Nil if there is no effect.
  func renderedFrame(ofNode index: Int) -> Rect? {
    guard !engine.tree.table.effects.isEmpty else { return nil }
    var effects: EffectsAround?
    var node = index
    while node >= 0 {
      if let effect = effect(of: node) { effects = effects?.concatenating(effect) ?? effect }
      if engine.tree.coversScene(node) { break }
      node = Int(engine.tree.nodes[node].parent)
    }
    return effects?.boundingBox(of: frames[index])
  }

  private func effect(of node: Int) -> EffectsAround? {
    let tree = engine.tree
    if let projection = tree.effectProjection(of: node, frame: frames[node]) {
      return .projection(projection)
    }
    return tree.effectTransform(of: node, frame: frames[node]).map { .transform($0) }
  }

  /// The combined effects on and around each node, in the scene's coordinates; nil for none.
  ///
  /// They are derived from the root on, so that all rendered frames together take linear time.
  /// Empty if no node has an effect.
  func effectsAround() -> [EffectsAround?] {
    let tree = engine.tree
    guard !tree.table.effects.isEmpty else { return [] }
    var effects = [EffectsAround?](repeating: nil, count: tree.table.count)
    tree.forEachNode { node in
      let parent = Int(tree.nodes[node].parent)
      let outer = parent < 0 || tree.coversScene(node) ? nil : effects[parent]
      let effect = effect(of: node)
      effects[node] = effect.map { own in outer.map { own.concatenating($0) } ?? own } ?? outer
    }
    return effects
  }
}
