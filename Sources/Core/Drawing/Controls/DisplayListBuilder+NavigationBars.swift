internal import Controls
internal import LayoutCore

extension DisplayListBuilder {
  /// Draws the background of a navigation bar once content is scrolled under it, or as the views
  /// below set it.
  mutating func drawNavigationBackground(
    _ said: BarBackground,
    _ look: ControlDesign,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let scrolled = said.isVisible == false ? nil : scrolledBackground(behind: view)
    var said = said
    if let own = view.environment.drawing.appearance?.navigationBar {
      said.include(scrolled == nil ? own.edgeBackground ?? BarBackground() : own.background)
    }
    guard said.isVisible != false else { return }
    guard scrolled != nil || said.isVisible == true else { return }
    var area = grid.round(view.frame)
    guard area.size.isFinite else { return }
    area = Rect(x: area.minX, y: 0, width: area.width, height: area.maxY)
    if said.style == nil, look.isGlass, let scrolled {
      return drawVeil(scrolled, in: area, state)
    }
    let line = Rect(x: area.minX, y: area.maxY, width: area.width, height: grid.pixelLength)
    drawBackground(said.style, area, line: line, look, view, state)
  }

  /// The colour of the content scrolled under a navigation bar; nil if there is none.
  private mutating func scrolledBackground(behind bar: PlacedView) -> DisplayColor? {
    func stack(around view: PlacedView) -> Int? {
      var next = view.parent
      while let index = next {
        if case .control(.navigationStack) = hierarchy.views[index].content { return index }
        next = hierarchy.views[index].parent
      }
      return nil
    }
    let own = stack(around: bar)
    for view in hierarchy.views {
      guard let scrolled = view.scrollGeometry, scrolled.position.y > 0.5,
        scrolled.frame.minY <= bar.frame.minY + 1, scrolled.frame.maxY > bar.frame.maxY,
        scrolled.frame.minX < bar.frame.maxX, bar.frame.minX < scrolled.frame.maxX,
        stack(around: view) == own
      else { continue }
      var isGrouped = false
      if case .control(let control) = view.content, control.isList {
        isGrouped = parts.styles(of: view).list.isGrouped
      }
      return color(isGrouped ? .systemGroupedBackground : .systemBackground, view)
    }
    return nil
  }

  /// Draws a veil that separates a glass bar's words from content scrolled under them: in the
  /// colour of the background, fading away downwards.
  private mutating func drawVeil(
    _ background: DisplayColor,
    in area: Rect,
    _ state: DrawingState
  ) {
    let veil = DisplayGradient(
      stops: ControlDesign.veil.map {
        DisplayGradient.Stop(
          color: background.multiplyingOpacity(by: $0.opacity),
          location: $0.location
        )
      }
    )
    let paint = DisplayPaint.linear(
      veil,
      from: Point(x: area.minX, y: area.minY),
      to: Point(x: area.minX, y: area.maxY)
    )
    self.paint(Path(area), area, ResolvedStyle(.paint(paint)), FillValue(), state)
  }
}
