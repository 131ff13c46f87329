internal import LayoutCore

extension DisplayListBuilder {
  /// Draws what lies under something that covers the scene, and begins the area outside of which
  /// nothing of it is seen (D9.16).
  mutating func drawPresentation(
    _ kind: Presentation.Kind,
    in frame: Rect,
    _ state: DrawingState
  ) {
    let environment = result.scene.environment
    let look = ControlLook(environment)
    let frame = grid.round(frame)
    let screen = Rect(origin: .zero, size: writer.list.size)
    let path: Path
    switch kind {
    case .fullScreenCover: path = Path(frame)
    case .sheet:
      fill(Path(screen), look.dim, state)
      // The corners at the bottom lie beyond the screen's edge where the sheet reaches it.
      var own = frame
      if own.maxY >= screen.maxY - 1 { own.size.height += look.sheetRadius }
      path = rounded(own, look.sheetRadius)
    case .alert, .confirmationDialog:
      fill(Path(screen), look.dim, state)
      path = dialog(kind, frame, look, screen)
    case .popover: path = rounded(frame, look.isGlass ? 26 : 13)
    }
    // Backgrounds are a step lighter in the dark (D1.17).
    let background =
      look.isDark && kind != .fullScreenCover ? DisplayColor(28, 28, 30) : background(environment)
    fill(path, background, state)
    // A sheet that leaves room for another height has a handle.
    if kind == .sheet, frame.height < screen.height * 0.85, frame.width > 36 {
      let grabber = Rect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
      let color = SystemColorTable.color(.tertiaryLabel, in: ColorAppearance(environment))
      fill(rounded(grabber, nil), color, state)
    }
    var group = DisplayGroup()
    group.clip = DisplayGroup.Clip(path)
    writer.begin(group)
  }

  /// The panel of an alert or dialog; before glass the button that cancels a dialog has one of its own,
  /// 57 high and 8 below the others (M9.3).
  private func dialog(
    _ kind: Presentation.Kind,
    _ frame: Rect,
    _ look: ControlLook,
    _ screen: Rect
  ) -> Path {
    let (button, gap) = (57.0, 8.0)
    guard kind == .confirmationDialog, !look.isGlass, frame.width > screen.width - 20,
      frame.height > 2 * button + gap - 1
    else { return rounded(frame, look.isGlass ? 34 : 14) }
    var (upper, lower) = (frame, frame)
    upper.size.height -= button + gap
    lower.origin.y = frame.maxY - button
    lower.size.height = button
    var path = rounded(upper, 14)
    path.addPath(rounded(lower, 14))
    return path
  }

  /// Ends what ``drawPresentation(_:in:_:)`` has begun.
  mutating func endPresentation(_ kind: Presentation.Kind) { writer.end() }

  private func background(_ environment: EnvironmentValues) -> DisplayColor {
    SystemColorTable.color(.systemBackground, in: ColorAppearance(environment))
  }
}
