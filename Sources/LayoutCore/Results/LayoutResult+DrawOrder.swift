extension LayoutResult {
  /// All views from back to front.
  ///
  /// Siblings are drawn in the order of their `zIndex`, equal ones as written; a background lies
  /// behind its view, an overlay and a safe area's inset before it (L13 and L14.5).
  public var drawOrder: [PlacedView] {
    var order: [PlacedView] = []
    order.reserveCapacity(shown.instances.count)
    withStackSpace(levels: engine.tree.depth) { draw(roots, into: &order) }
    return order
  }

  private func draw(_ siblings: [PlacedView], into order: inout [PlacedView]) {
    let sorted = siblings.enumerated().sorted { first, second in
      (first.element.zIndex, first.offset) < (second.element.zIndex, second.offset)
    }
    for (_, view) in sorted {
      let modifiers = view.modifiers
      for modifier in modifiers.reversed() {
        if modifier.layer == .behind { draw(modifier.contentViews, into: &order) }
      }
      order.append(view)
      draw(view.children, into: &order)
      for modifier in modifiers where modifier.layer == .inFront {
        draw(modifier.contentViews, into: &order)
      }
    }
  }
}
