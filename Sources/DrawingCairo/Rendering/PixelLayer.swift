internal import CCairo
internal import Drawing
internal import ViewValues

/// A surface that is being drawn on: the picture, or one of its groups.
final class PixelLayer {
  let surface: PixelSurface
  let context: CairoContext
  /// The pixels of the picture that it covers.
  let rect: PixelRect
  /// Whether what is painted on it is mixed as light (D5.6); pixels are encoded all the same.
  let isInLight: Bool

  init(
    _ cairo: CairoLibrary,
    _ rect: PixelRect,
    isInLight: Bool = false
  ) throws(PictureError) {
    self.isInLight = isInLight
    surface = try PixelSurface(cairo, width: max(rect.width, 1), height: max(rect.height, 1))
    context = try CairoContext(cairo, on: surface.pointer)
    self.rect = rect
  }

  /// Has coordinates mean what they mean in the picture.
  func setTransform(_ transform: AffineTransform) {
    var own = transform
    own.tx -= Double(rect.x)
    own.ty -= Double(rect.y)
    context.setTransform(own)
  }

  /// The pixels of the picture that may be drawn on.
  var clipRect: PixelRect {
    var box = (x1: 0.0, y1: 0.0, x2: 0.0, y2: 0.0)
    context.setTransform(.identity)
    context.cairo.call.cairo_clip_extents(context.pointer, &box.x1, &box.y1, &box.x2, &box.y2)
    let own = Rect(
      x: box.x1 + Double(rect.x),
      y: box.y1 + Double(rect.y),
      width: box.x2 - box.x1,
      height: box.y2 - box.y1
    )
    return PixelRect(own, within: rect)
  }
}
