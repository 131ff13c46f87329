internal import CCairo
internal import Drawing
internal import ViewValues

/// A surface that is being drawn on: the picture, or one of its groups.
final class PixelLayer {
  let surface: PixelSurface
  let context: CairoContext
  /// The pixels of the picture that it covers.
  let rect: PixelRect
  /// How what is painted on it is mixed (D5.6); pixels are encoded in any case.
  let mixing: ColorMixing
  /// What is painted on it in `extendedLinear`; its surface has none of that before ``encodeLight()``.
  private(set) var light: LightPlane?

  /// Whether light is mixed.
  var isInLight: Bool { mixing.isLinear }

  init(
    _ cairo: CairoLibrary,
    _ rect: PixelRect,
    mixing: ColorMixing = .nonLinear
  ) throws(PictureError) {
    self.mixing = mixing
    surface = try PixelSurface(cairo, width: max(rect.width, 1), height: max(rect.height, 1))
    context = try CairoContext(cairo, on: surface.pointer)
    self.rect = rect
    switch mixing {
    case .nonLinear, .linear: break
    case .extendedLinear:
      light = try LightPlane(cairo, width: surface.width, height: surface.height)
    }
  }

  /// Has the surface show what is painted in `extendedLinear`.
  func encodeLight() { light?.encode(into: surface) }

  /// Has the surface alone be what is painted, encoded.
  func endLight() {
    encodeLight()
    light = nil
  }

  /// Weighs the pixels by the opacity of others, of a surface as large.
  func multiplyAlpha(by mask: PixelSurface, isInverse: Bool) {
    if let light { return light.multiplyAlpha(by: mask, isInverse: isInverse) }
    surface.multiplyAlpha(by: mask, isInverse: isInverse)
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
