internal import LayoutCore

extension DisplayListBuilder {
  /// Draws what a canvas draws, within its bounds and in both directions alike (D8.2, D8.3).
  mutating func drawCanvas(
    _ drawing: CanvasDrawing?,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let frame = grid.round(view.frame)
    guard let drawing, let surface = view.canvasSurface, state.inside(frame) != nil else { return }
    let drawn = drawing.renderer?(surface) ?? drawing
    var canvas = CanvasListBuilder(drawn, surface, view, self)
    var group = DisplayGroup()
    group.transform = AffineTransform(translationX: frame.minX, y: frame.minY)
    group.clip = DisplayGroup.Clip(
      Path(Rect(origin: .zero, size: frame.size)),
      FillValue(isAntialiased: false)
    )
    if state.opacity != 1 || state.blendMode != .normal {
      group.isComposited = true
      group.opacity = state.opacity
      group.blendMode = DisplayBlendMode(state.blendMode)
    }
    // There is one writer, so that its elements are not copied.
    writer = DisplayListWriter(size: .zero, scale: 1)
    canvas.builder.writer.begin(group)
    canvas.draw(drawn.items, .identity)
    canvas.builder.writer.endApart()
    self = canvas.builder
  }
}
