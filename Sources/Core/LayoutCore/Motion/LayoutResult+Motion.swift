extension LayoutResult {
  /// The layout with presented values during animations.
  package func moving(_ values: MotionValues) -> LayoutResult {
    if values.isEmpty { return self }
    return LayoutResult(self, shown: PlacedMotion(values, of: self))
  }

  /// The effects of transitions on a view with all its modifiers, the outermost first.
  package func motionEffects(ofView index: Int) -> [ModifierContent] {
    motion?.values.effects[index] ?? []
  }

  /// The crossfade of a view's content in flight; nil without one.
  package func contentFade(ofView index: Int) -> ContentFade? { motion?.values.fades[index] }

  /// Removed views in a container that are still presented; nil for the scene.
  package func leavingViews(in container: PlacedView?) -> [LeavingViews] {
    motion?.values.leaving[container?.source ?? -1] ?? []
  }

  /// All removed views that are still presented, those of containers in the order of the tree.
  package var leavingViews: [LeavingViews] {
    guard let leaving = motion?.values.leaving else { return [] }
    return leaving.keys.sorted().flatMap { leaving[$0] ?? [] }
  }

  /// Whether the content of a node of the view tree is being animated.
  package func isOnItsWay(_ source: Int) -> Bool {
    motion.map { $0.values.contents[source] != nil || $0.values.ends[source] != nil } ?? false
  }

  /// The end of a node's animations, by the screen's clock; nil without any.
  package func motionEnd(of source: Int) -> Double? { motion?.values.ends[source] }

  /// Whether a node is presented elsewhere than in the layout.
  package func isMoving(_ node: Int) -> Bool { motion?.isMoving(node) ?? false }

  /// The resolved content of a node of the view tree, also if that depends on a geometry reader;
  /// nil if it has no single place in the layout.
  package func resolvedContent(at position: Int) -> ViewContent? {
    guard engine.tree.nodeOfView.indices.contains(position) else { return nil }
    let node = Int(engine.tree.nodeOfView[position])
    return node < 0 ? nil : content(of: position, at: node)
  }

  /// The front end's numbers of the makers of a view and its modifiers.
  package func ownersOfView(_ view: PlacedView) -> [Int32] {
    ([view.source] + view.modifiers.map(\.source)).compactMap { placedScene.tree.owner(of: $0) }
  }

  /// The views in a modifier's environment, by their indices; nil if it has none.
  func views(inside modifier: Int) -> Range<Int>? {
    let shown = shown
    guard
      let index = shown.instances.firstIndex(where: { instance in
        shown.modifiers[Int(instance.modifiers.lowerBound)..<Int(instance.modifiers.upperBound)]
          .contains { Int($0.view) == modifier }
      })
    else { return nil }
    // A modifier of a group is one of each of its views.
    let last =
      shown.instances.indices.last { position in
        let modifiers = shown.instances[position].modifiers
        return shown.modifiers[Int(modifiers.lowerBound)..<Int(modifiers.upperBound)]
          .contains { Int($0.view) == modifier }
      } ?? index
    return index..<Int(shown.instances[last].end)
  }
}

extension ModifierContent {
  /// A geometric effect's transform of a frame, in its coordinates; nil for other modifiers.
  package func effect(
    on frame: Rect,
    direction: LayoutDirection
  ) -> (transform: AffineTransform, projection: Projection?)? {
    if case .offset(let offset) = self {
      let x = direction == .rightToLeft ? -offset.x : offset.x
      return (AffineTransform(tx: x, ty: offset.y), nil)
    }
    guard let effect = Effect(self) else { return nil }
    let transform = AffineTransform(tx: -frame.minX, ty: -frame.minY)
      .concatenating(effect.transform(size: frame.size, direction: direction))
      .concatenating(AffineTransform(tx: frame.minX, ty: frame.minY))
    let projection = effect.projection(size: frame.size, direction: direction)?
      .about(frame.origin)
    return (transform, projection)
  }
}
