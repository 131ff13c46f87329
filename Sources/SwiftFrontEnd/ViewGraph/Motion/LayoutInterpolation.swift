import LayoutCore

/// The interpolation of a drawn part of a removed view from its last layout to that of its
/// transition (T6.7).
struct LayoutInterpolation {
  /// The node of the layout that the view was in last.
  let node: Int
  private let start: Rect
  /// The final frame.
  let end: Rect

  /// The frame at a fraction of the way.
  func frame(_ fraction: Double) -> Rect {
    Rect(
      x: start.minX + (end.minX - start.minX) * fraction,
      y: start.minY + (end.minY - start.minY) * fraction,
      width: max(0, start.width + (end.width - start.width) * fraction),
      height: max(0, start.height + (end.height - start.height) * fraction)
    )
  }

  /// The interpolations of a view's drawing: it stays at the top leading corner of its last place.
  @MainActor
  static func all(
    of state: ViewTransitionState,
    from last: LayoutResult,
    _ layout: IncrementalLayout
  ) -> [LayoutInterpolation] {
    var scene = layout.scene
    var places: [Int] = []
    for transition in state.transitions {
      guard let number = transition.layoutNode?.number else { continue }
      let own = scene.tree.nodes.indices.filter { scene.tree.owner(of: $0) == number }
      guard own.count == transition.layoutModifiers.count else { return [] }
      for (place, modifier) in zip(own, transition.layoutModifiers) {
        scene.tree.setContent(.modifier(modifier), at: place)
      }
      places += own.prefix(1)
    }
    let target = layout.layout(of: scene)
    guard let place = places.min(), let from = last.geometry(at: place)?.frame(in: .global),
      let to = target.geometry(at: place)?.frame(in: .global)
    else { return [] }
    let isMirrored = last.layoutDirection(at: place) == .rightToLeft
    let x = isMirrored ? from.maxX - to.maxX : from.minX - to.minX
    let y = from.minY - to.minY
    let (parts, ends) = (MovingParts(last), MovingParts(target))
    guard parts.parts.count == ends.parts.count else { return [] }
    let owners = state.node.numbersInside
    return zip(parts.parts, ends.parts).compactMap { part, end in
      guard owners.contains(part.owner) else { return nil }
      let start = part.rect(in: parts)
      var goal = end.rect(in: ends)
      goal.origin = Point(x: goal.minX + x, y: goal.minY + y)
      if part.keepsSize { goal.size = start.size }
      return LayoutInterpolation(node: part.node, start: start, end: goal)
    }
  }
}

extension MovingParts.Part {
  /// The rectangle in the scene's coordinates.
  func rect(in parts: MovingParts) -> Rect {
    let origin = parts.spaces[space].origin
    return Rect(
      origin: Point(x: rect.minX + origin.x, y: rect.minY + origin.y),
      size: rect.size
    )
  }
}
