internal import LayoutCore

extension DisplayListBuilder {
  /// Draws a canvas, within its bounds and alike in both layout directions (D8.2, D8.3).
  mutating func drawCanvas(
    _ drawing: CanvasDrawing?,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let frame = pixelFrame(of: view)
    guard let drawing, let surface = view.canvasSurface, state.inside(frame) != nil else { return }
    var group = DisplayGroup()
    group.transform = AffineTransform(translationX: frame.minX, y: frame.minY)
    group.clip = DisplayGroup.Clip(
      Path(Rect(origin: .zero, size: frame.size)),
      FillValue(isAntialiased: false)
    )
    var drawn = drawing.renderer?(surface) ?? drawing
    (drawn.isOpaque, drawn.mixing) = (drawing.isOpaque, drawing.mixing)
    draw(drawn, surface, view, group, nil, state)
  }

  /// Draws a text by its renderer instead of its lines; the renderer may draw outside of its frame
  /// (D8.6).
  mutating func drawText(
    _ view: PlacedView,
    with drawing: TextDrawing,
    _ look: TextAppearance,
    _ state: DrawingState
  ) {
    guard let text = view.drawnText else { return }
    // The renderer's drawing is moved and shown as a whole.
    var inner = state.insidePicture()
    let reach = 2 * max(view.frame.width, view.frame.height, 40)
    inner.visible = Rect(origin: .zero, size: view.frame.size).insetBy(dx: -reach, dy: -reach)
    let painted = PaintedText(text: text, look: look, state: inner)
    var group = DisplayGroup()
    group.transform = AffineTransform(translationX: view.frame.minX, y: view.frame.minY)
    draw(drawing.draw(text), text.surface, view, group, painted, state)
  }

  /// Draws a canvas into a group with its place and clip.
  mutating func draw(
    _ drawing: CanvasDrawing,
    _ surface: CanvasSurface,
    _ view: PlacedView,
    _ place: DisplayGroup,
    _ text: PaintedText?,
    _ state: DrawingState
  ) {
    var canvas = CanvasListBuilder(drawing, surface, view, text: text, self)
    var group = place
    if state.opacity != 1 || state.blendMode != .normal {
      group.isComposited = true
      group.opacity = state.opacity
      group.blendMode = DisplayBlendMode(state.blendMode)
    }
    if text == nil, drawing.mixing != state.mixing { group.mixing = drawing.mixing }
    // There is one writer, so that its elements are not copied.
    writer = DisplayListWriter(size: .zero, scale: 1)
    canvas.builder.writer.begin(group)
    if drawing.isOpaque, let clip = place.clip {
      canvas.builder.writer.add(.fill(clip.path, .color(.black), clip.fill, .normal))
    }
    canvas.draw(drawing.items, .identity)
    canvas.builder.writer.endApart()
    self = canvas.builder
  }
}
