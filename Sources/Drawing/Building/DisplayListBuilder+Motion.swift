internal import LayoutCore

// Views that are on their way.

extension DisplayListBuilder {
  /// Where a rectangle of a node is drawn: rounded to pixels unless it is on its way (T10.11).
  func pixelFrame(_ rect: Rect, of node: Int) -> Rect {
    result.isMoving(node) ? rect : grid.round(rect)
  }

  /// Where a view is drawn.
  func pixelFrame(of view: PlacedView) -> Rect { pixelFrame(view.frame, of: view.node) }

  /// Where a modifier is drawn.
  func pixelFrame(of modifier: PlacedModifier) -> Rect {
    pixelFrame(modifier.frame, of: modifier.node)
  }

  /// Plans what is done to a view because it comes or goes.
  mutating func addMotion(of view: Int, to plan: inout DrawingPlan) {
    let effects = result.motionEffects(ofView: view)
    if effects.isEmpty { return }
    let placed = hierarchy.views[view]
    let frame = pixelFrame(placed.outerFrame, of: placed.outerNode)
    for effect in effects where !plan.isHidden {
      add(effect, on: frame, of: view, to: &plan)
    }
  }

  /// Draws views that have left a container and are still seen, behind all that are there (T6.4).
  mutating func drawLeaving(_ container: Int?, _ state: DrawingState) {
    for leaving in result.leavingViews(in: container.map { hierarchy.views[$0] }) {
      var options = DrawingOptions()
      options.resources = resources
      options.scale = grid.displayScale
      options.size = writer.list.size
      var inner = DisplayListBuilder(leaving.result, options)
      swap(&inner.writer, &writer)
      inner.steps.append(.views(leaving.views, state))
      inner.drain()
      swap(&inner.writer, &writer)
    }
  }
}
