internal import LayoutCore

extension DisplayListBuilder {
  /// Draws an image by its renderer, in its own size and then as pictures are: stretched, tiled, or
  /// as a template (D7.25).
  mutating func drawImage(
    _ image: CanvasDrawing,
    on surface: CanvasSurface,
    _ capInsets: EdgeInsets?,
    _ look: ImageLook,
    in frame: Rect,
    _ view: PlacedView,
    _ state: DrawingState
  ) {
    let size = surface.size
    guard size.width > 0, size.height > 0 else { return }
    var drawing = image.renderer?(surface) ?? image
    (drawing.isOpaque, drawing.mixing) = (image.isOpaque, image.mixing)
    let whole = ImageSlice(source: Rect(x: 0, y: 0, width: 1, height: 1), frame: frame)
    let slices =
      capInsets.map {
        ImageSlice.slices(of: size, in: frame, $0, isTiled: look.resizingMode == .tile)
      } ?? [whole]
    let parts = slices.map { DisplayGroup($0, of: size) }
    guard look.renderingMode == .template else {
      for part in parts { draw(drawing, surface, view, part, nil, state) }
      return
    }
    let environment = state.environment(of: view)
    var style = resolve(.level(.primary), in: frame, environment, view: view.index)
    let shadows = style.shadows
    style.shadows = []
    func drawTemplate(_ builder: inout DisplayListBuilder, _ group: DisplayGroup) {
      let inner = state.insidePicture()
      builder.writer.begin(group)
      builder.paint(Path(frame), frame, style, FillValue(isAntialiased: false), inner)
      builder.writer.mask()
      for part in parts { builder.draw(drawing, surface, view, part, nil, inner) }
      builder.writer.end()
    }
    var group = DisplayGroup()
    group.hasMask = true
    if shadows.isEmpty {
      group.opacity = state.opacity
      group.blendMode = DisplayBlendMode(state.blendMode)
      return drawTemplate(&self, group)
    }
    // The picture around has the opacity.
    withShadows(shadows, DisplayBlendMode(state.blendMode), state) { builder, _ in
      drawTemplate(&builder, group)
    }
  }
}

extension DisplayGroup {
  /// The transform of a part of an image, in the image's points, to its frame.
  fileprivate init(_ slice: ImageSlice, of size: Size) {
    self.init()
    let source = Rect(
      x: slice.source.minX * size.width,
      y: slice.source.minY * size.height,
      width: slice.source.width * size.width,
      height: slice.source.height * size.height
    )
    guard source.width > 0, source.height > 0 else { return }
    let (x, y) = (slice.frame.width / source.width, slice.frame.height / source.height)
    transform = AffineTransform(
      a: x,
      d: y,
      tx: slice.frame.minX - source.minX * x,
      ty: slice.frame.minY - source.minY * y
    )
    clip = Clip(Path(source), FillValue(isAntialiased: false))
  }
}
