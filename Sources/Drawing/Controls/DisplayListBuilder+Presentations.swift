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
      path = rounded(frame, look.isGlass ? 34 : 14)
    case .popover: path = rounded(frame, look.isGlass ? 26 : 13)
    }
    // Backgrounds are a step lighter in the dark (D1.17).
    let background =
      look.isDark && kind != .fullScreenCover ? DisplayColor(28, 28, 30) : background(environment)
    fill(path, background, state)
    var group = DisplayGroup()
    group.clip = DisplayGroup.Clip(path)
    writer.begin(group)
  }

  /// Ends what ``drawPresentation(_:in:_:)`` has begun.
  mutating func endPresentation(_ kind: Presentation.Kind) { writer.end() }

  private func background(_ environment: EnvironmentValues) -> DisplayColor {
    SystemColorTable.color(.systemBackground, in: ColorAppearance(environment))
  }
}
