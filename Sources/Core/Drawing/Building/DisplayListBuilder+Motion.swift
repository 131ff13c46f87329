internal import LayoutCore

// Views during animations and transitions.

extension DisplayListBuilder {
  /// The drawn frame of a node's rectangle: rounded to pixels unless it is animated (T10.11).
  func pixelFrame(_ rect: Rect, of node: Int) -> Rect {
    result.isMoving(node) ? rect : grid.round(rect)
  }

  /// The frame in which a view is drawn.
  func pixelFrame(of view: PlacedView) -> Rect { pixelFrame(view.frame, of: view.node) }

  /// The frame in which a modifier is drawn.
  func pixelFrame(of modifier: PlacedModifier) -> Rect {
    pixelFrame(modifier.frame, of: modifier.node)
  }

  /// Plans the effects of a view's transition.
  mutating func addMotion(of view: Int, to plan: inout DrawingPlan) {
    let effects = result.motionEffects(ofView: view)
    if effects.isEmpty { return }
    let placed = hierarchy.views[view]
    let frame = pixelFrame(placed.outerFrame, of: placed.outerNode)
    for effect in effects where !plan.isHidden {
      add(effect, on: frame, of: view, to: &plan)
    }
  }

  /// The steps that draw the views in a container: by their `zIndex`, and at the same one removed
  /// views behind the others (T6.4).
  func stepsInside(_ container: Int?, _ children: [Int], _ state: DrawingState) -> [Step] {
    let leaving = result.leavingViews(in: container.map { hierarchy.views[$0] })
    if leaving.isEmpty { return [.views(children, state)] }
    let heights = children.map { height(hierarchy.views[$0].zIndex) }
    return Set(heights + leaving.map { height($0.zIndex) }).sorted().flatMap { own -> [Step] in
      let there = zip(children, heights).filter { $0.1 == own }.map(\.0)
      return [.leaving(container, own, state), .views(there, state)]
    }
  }

  /// The z index in drawing order; 0 for NaN.
  private func height(_ zIndex: Double) -> Double { zIndex.isNaN ? 0 : zIndex }

  /// Draws removed views of a container that are still presented, at a `zIndex`.
  mutating func drawLeaving(_ container: Int?, at own: Double, _ state: DrawingState) {
    for leaving in result.leavingViews(in: container.map { hierarchy.views[$0] })
    where height(leaving.zIndex) == own {
      draw(.views(leaving.views, state), in: leaving.result)
    }
  }

  /// Draws a step in another layout.
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

  /// Draws a view's content; during a crossfade also the old content, which fades out (T1.16).
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
