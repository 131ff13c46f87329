internal import Controls
internal import LayoutCore

/// Open menus, drawn over all else, within the window (D9.32).
extension DisplayListBuilder {
  /// Draws the items of an open menu, on a platter.
  mutating func drawMenu(_ view: Int, _ state: DrawingState) {
    let placed = hierarchy.views[view]
    guard let control = parts.part(of: placed)?.view,
      let frame = parts.frame(of: .menu, in: control)
    else { return }
    // Effects around a menu move it, but do not scale or rotate it.
    var shown = frame
    let corner = placed.shownPlace.scenePoint(.zero)
    shown.origin.x += corner.x - placed.frame.minX
    shown.origin.y += corner.y - placed.frame.minY
    let place = shown.moved(into: result.windowSize)
    let way = AffineTransform(translationX: place.minX - frame.minX, y: place.minY - frame.minY)
    guard let inside = state.inside(way) else { return }
    var group = DisplayGroup()
    group.transform = way
    writer.begin(group)
    drawPlatter(grid.round(frame), placed, inside)
    steps.append(.view(view, inside))
    drain()
    writer.end()
  }

  private mutating func drawPlatter(_ frame: Rect, _ view: PlacedView, _ state: DrawingState) {
    let look = ControlDesign(view.environment)
    var style = resolve(
      StyleValue(.material(.thick)),
      in: frame,
      view.environment,
      view: view.index
    )
    style.shadows = look.popoverShadows
    paint(rounded(frame, look.popoverRadius), frame, style, FillValue(), state)
  }
}
