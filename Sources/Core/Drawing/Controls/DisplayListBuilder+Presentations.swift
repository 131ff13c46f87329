internal import LayoutCore

extension DisplayListBuilder {
  /// Draws the panel of a presentation, and begins the clip of its content (D9.16).
  mutating func drawPresentation(_ presented: Presented, _ state: DrawingState) {
    let environment = result.scene.environment
    let look = ControlDesign(environment)
    let kind = presented.kind
    let frame = grid.round(presented.frame)
    let screen = Rect(origin: .zero, size: writer.list.size)
    let path: Path
    switch kind {
    case .fullScreenCover: path = Path(frame)
    case .sheet:
      fill(Path(screen), look.dim, state)
      // The bottom corners are beyond the screen's edge if the sheet reaches it.
      var own = frame
      let radius = presented.look.cornerRadius ?? look.sheetRadius
      if own.maxY >= screen.maxY - 1 { own.size.height += radius }
      path = rounded(own, radius)
    case .alert, .confirmationDialog:
      fill(Path(screen), look.dim, state)
      path = dialog(kind, frame, look, screen)
    case .popover:
      var outline = rounded(frame, look.popoverRadius)
      if !look.isGlass { addArrow(to: &outline, from: frame, to: presented.anchor) }
      path = outline
    }
    drawPanel(path, presented, look, state)
    var group = DisplayGroup()
    group.clip = DisplayGroup.Clip(path)
    writer.begin(group)
  }

  /// Draws the background of a presentation: a material for alerts and dialogs, else the
  /// background, which is a step lighter in dark mode (D1.17).
  private mutating func drawPanel(
    _ path: Path,
    _ presented: Presented,
    _ look: ControlDesign,
    _ state: DrawingState
  ) {
    let environment = result.scene.environment
    let (kind, view) = (presented.kind, presented.views.first ?? 0)
    let appearance = resolver(for: environment).appearance
    let color = SystemColorTable.color(.systemBackground, in: appearance)
    guard let box = path.boundingRect else { return }
    if let background = presented.look.background {
      return fill(path, background, in: box, FillValue(), environment, view, state)
    }
    switch kind {
    case .sheet, .fullScreenCover: fill(path, color, state)
    case .popover:
      var style = ResolvedStyle(.paint(.color(color)))
      style.shadows = look.popoverShadows
      paint(path, box, style, FillValue(), state)
    case .alert, .confirmationDialog:
      fill(
        path,
        StyleValue(.material(.regular)),
        in: box,
        FillValue(),
        environment,
        view,
        state
      )
    }
  }

  /// The panel of an alert or dialog; before glass the cancel button of a dialog has a separate
  /// one, 57 high and 8 below the others (M9.3).
  private func dialog(
    _ kind: Presentation.Kind,
    _ frame: Rect,
    _ look: ControlDesign,
    _ screen: Rect
  ) -> Path {
    let (button, gap) = (57.0, 8.0)
    guard kind == .confirmationDialog, !look.isGlass, frame.width > screen.width - 20,
      frame.height > 2 * button + gap - 1
    else { return rounded(frame, look.alertRadius) }
    var (upper, lower) = (frame, frame)
    upper.size.height -= button + gap
    lower.origin.y = frame.maxY - button
    lower.size.height = button
    var path = rounded(upper, look.alertRadius)
    path.addPath(rounded(lower, look.alertRadius))
    return path
  }

  /// Ends the presentation begun by ``drawPresentation(_:_:)``, with a drag indicator if a sheet
  /// has one: by default if it leaves room for a larger detent (D9.16).
  mutating func endPresentation(_ presented: Presented, _ state: DrawingState) {
    writer.end()
    let frame = grid.round(presented.frame)
    let isLow = frame.height < writer.list.size.height * 0.85
    let hasHandle = presented.look.hasDragIndicator ?? isLow
    guard presented.kind == .sheet, hasHandle, frame.width > 36 else { return }
    let handle = Rect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
    let appearance = ColorAppearance(result.scene.environment)
    fill(rounded(handle, nil), SystemColorTable.color(.tertiaryLabel, in: appearance), state)
  }

  // MARK: Arrows

  /// Adds the arrow of a popover before glass, from the edge that faces its anchor: 13 long and 26
  /// wide, and clear of the corners (our choice).
  private func addArrow(to path: inout Path, from frame: Rect, to anchor: Rect) {
    let (length, half) = (13.0, 13.0)
    func clear(_ place: Double, of low: Double, _ high: Double) -> Double {
      let margin = min(ControlDesign.arrowMargin, (high - low) / 2)
      return min(max(place, low + margin), high - margin)
    }
    let x = clear(anchor.midX, of: frame.minX, frame.maxX)
    let y = clear(anchor.midY, of: frame.minY, frame.maxY)
    let points: [Point]
    if anchor.maxY <= frame.minY {
      points = [
        Point(x: x - half, y: frame.minY), Point(x: x, y: frame.minY - length),
        Point(x: x + half, y: frame.minY),
      ]
    } else if anchor.minY >= frame.maxY {
      points = [
        Point(x: x + half, y: frame.maxY), Point(x: x, y: frame.maxY + length),
        Point(x: x - half, y: frame.maxY),
      ]
    } else if anchor.maxX <= frame.minX {
      points = [
        Point(x: frame.minX, y: y + half), Point(x: frame.minX - length, y: y),
        Point(x: frame.minX, y: y - half),
      ]
    } else if anchor.minX >= frame.maxX {
      points = [
        Point(x: frame.maxX, y: y - half), Point(x: frame.maxX + length, y: y),
        Point(x: frame.maxX, y: y + half),
      ]
    } else {
      return
    }
    path.move(to: points[0])
    path.addLine(to: points[1])
    path.addLine(to: points[2])
    path.closeSubpath()
  }

  // MARK: Answers

  /// Whether a view is among the texts and buttons of a glass alert or dialog.
  func isGlassDialog(_ view: PlacedView, _ state: DrawingState) -> Bool {
    switch state.presented {
    case .alert, .confirmationDialog: ControlDesign(view.environment).isGlass
    case .sheet, .fullScreenCover, .popover, nil: false
    }
  }

  /// Draws the capsule of a dialog's button, within its room (our choice).
  mutating func drawAnswer(_ view: PlacedView, _ state: DrawingState) {
    let place = view.modifiers.last?.frame ?? view.frame
    guard place.size.isFinite, place.width > 24, place.height > 16 else { return }
    let frame = grid.round(place.insetBy(dx: 8, dy: 4))
    fill(rounded(frame, nil), color(.tertiarySystemFill, view), state)
  }
}

extension Presentation.Kind {
  /// Whether the backgrounds on it are those a step lighter in dark mode (D1.17).
  var isElevated: Bool {
    switch self {
    case .sheet, .popover: true
    // It replaces the scene; alerts and dialogs are on a material.
    case .fullScreenCover, .alert, .confirmationDialog: false
    }
  }
}
