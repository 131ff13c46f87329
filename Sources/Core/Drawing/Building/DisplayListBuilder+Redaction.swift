internal import LayoutCore

extension DisplayListBuilder {
  /// Draws the placeholder of a redacted text or image (D9.21); false for other views, which are
  /// drawn as usual.
  mutating func drawRedacted(_ view: PlacedView, _ state: DrawingState) -> Bool {
    if view.content.string != nil {
      for line in lineFrames(of: view) { drawRedacted(line, view, state) }
      return true
    }
    guard view.content.isPicture else { return false }
    drawRedacted(pixelFrame(of: view), view, state)
    return true
  }

  /// The parts of lines with text, one point less than the line's height at both sides, so that
  /// lines are distinct.
  private func lineFrames(of view: PlacedView) -> [Rect] {
    view.glyphLines.compactMap { origin, line, metrics in
      guard let left = line.runs.map(\.x).min(),
        let right = line.runs.map({ $0.x + $0.width }).max(), right > left
      else { return nil }
      return grid.round(
        Rect(
          x: origin.x + left,
          y: origin.y - metrics.ascent + 1,
          width: right - left,
          height: max(metrics.ascent + metrics.descent - 2, 1)
        )
      )
    }
  }

  /// A round rectangle in the fourth level of the foreground style.
  private mutating func drawRedacted(_ frame: Rect, _ view: PlacedView, _ state: DrawingState) {
    guard frame.size.isFinite, frame.width > 0, frame.height > 0 else { return }
    let radius = min(4, min(frame.width, frame.height) / 2)
    fill(
      rounded(frame, radius),
      .level(.quaternary),
      in: view.frame,
      FillValue(),
      state.environment(of: view, foreground(of: view, state)),
      view.index,
      state
    )
  }
}

extension ViewContent {
  /// Whether it is an image.
  fileprivate var isPicture: Bool {
    if case .image = self { return true }
    if case .symbol = self { return true }
    return false
  }
}
