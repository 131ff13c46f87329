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

  /// What draws the views in a container: by their `zIndex`, and of those of the same one what has left
  /// behind what is there (T6.4).
  func stepsInside(_ container: Int?, _ children: [Int], _ state: DrawingState) -> [Step] {
    let leaving = result.leavingViews(in: container.map { hierarchy.views[$0] })
    if leaving.isEmpty { return [.views(children, state)] }
    let heights = children.map { height(hierarchy.views[$0].zIndex) }
    return Set(heights + leaving.map { height($0.zIndex) }).sorted().flatMap { own -> [Step] in
      let there = zip(children, heights).filter { $0.1 == own }.map(\.0)
      return [.leaving(container, own, state), .views(there, state)]
    }
  }

  /// A place in the order of drawing; what is no number is none.
  private func height(_ zIndex: Double) -> Double { zIndex.isNaN ? 0 : zIndex }

  /// Draws views that have left a container, are still seen and have a `zIndex`.
  mutating func drawLeaving(_ container: Int?, at own: Double, _ state: DrawingState) {
    for leaving in result.leavingViews(in: container.map { hierarchy.views[$0] })
    where height(leaving.zIndex) == own {
      draw(.views(leaving.views, state), in: leaving.result)
    }
  }

  /// Draws something of another layout.
  private mutating func draw(_ step: Step, in other: LayoutResult) {
    var options = DrawingOptions()
    options.resources = resources
    options.scale = grid.displayScale
    options.size = writer.list.size
    var inner = DisplayListBuilder(other, options)
    inner.isElevated = isElevated
    swap(&inner.writer, &writer)
    inner.steps.append(step)
    inner.drain()
    swap(&inner.writer, &writer)
  }

  /// Draws what a view has of its own; while that fades in, what it was fades out in its place (T1.16).
  mutating func drawContent(_ view: Int, _ state: DrawingState) {
    guard let fade = result.contentFade(ofView: view) else { return drawLeaf(view, state) }
    let fraction = min(max(fade.fraction, 0), 1)
    let (place, old) = (
      hierarchy.views[view].frame.origin,
      fade.origin
    )
    var group = DisplayGroup()
    group.transform = AffineTransform(translationX: place.x - old.x, y: place.y - old.y)
    if var older = state.inside(group.transform) {
      older.opacity *= 1 - fraction
      writer.begin(group)
      draw(.leaf(fade.view, older), in: fade.old)
      writer.end()
    }
    var newer = state
    newer.opacity *= fraction
    drawLeaf(view, newer)
  }
}
