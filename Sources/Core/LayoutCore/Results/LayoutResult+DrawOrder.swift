extension LayoutResult {
  /// All views from back to front.
  ///
  /// Siblings are drawn in the order of their `zIndex`, equal ones in source order; a background is
  /// behind its view, an overlay and a safe area's inset in front of it (L13 and L14.5).
  public var drawOrder: [PlacedView] {
    var order: [PlacedView] = []
    order.reserveCapacity(shown.instances.count)
    withStackSpace(levels: engine.tree.depth) {
      // Presentations come last, and those that they present behind them.
      var waiting = [roots]
      var next = 0
      while next < waiting.count {
        draw(waiting[next], into: &order, presented: &waiting)
        next += 1
      }
    }
    return order
  }

  private func draw(
    _ siblings: [PlacedView],
    into order: inout [PlacedView],
    presented: inout [[PlacedView]]
  ) {
    let sorted = siblings.enumerated().sorted { first, second in
      (first.element.zIndex, first.offset) < (second.element.zIndex, second.offset)
    }
    for (_, view) in sorted {
      let modifiers = view.modifiers
      for modifier in modifiers.reversed() {
        if modifier.layer == .behind {
          draw(modifier.contentViews, into: &order, presented: &presented)
        }
      }
      order.append(view)
      draw(view.children, into: &order, presented: &presented)
      for modifier in modifiers {
        switch modifier.layer {
        case .inFront: draw(modifier.contentViews, into: &order, presented: &presented)
        case .overScene: presented.append(modifier.contentViews)
        case .behind, .nowhere, nil: break
        }
      }
    }
  }
}
