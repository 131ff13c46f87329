internal import LayoutCore

extension DisplayListBuilder {
  /// Draws the background of a system container, through the safe areas that it touches: the
  /// system's background for the colour scheme at its place (D9.22).
  ///
  /// Over the window or a panel in the same colour there is nothing to draw.
  mutating func drawContainer(_ view: PlacedView, _ state: DrawingState) {
    guard view.environment.platform != .macOS else { return }
    let insets = view.safeAreaInsets
    let isReversed = view.environment.layoutDirection == .rightToLeft
    let (left, right) =
      isReversed ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let frame = view.frame
    let area = Rect(
      x: frame.minX - left,
      y: frame.minY - insets.top,
      width: frame.width + left + right,
      height: frame.height + insets.top + insets.bottom
    )
    guard area.size.isFinite, state.shows(area) else { return }
    let background = color(.systemBackground, view)
    var scene = resolver(for: result.scene.environment)
    let isBare = writer.list.elements.count <= windowElements || state.presented != nil
    if isBare, background == scene.color(.system(.systemBackground)) { return }
    fill(Path(grid.round(area)), background, state)
  }
}
