internal import CCairo
internal import Drawing
internal import ViewValues

/// A surface being drawn on: the picture, or one of its groups.
final class PixelLayer {
  /// In `extendedLinear` it has only the clips before ``endLight()``, for which opacities are
  /// enough.
  private(set) var surface: PixelSurface
  private(set) var context: CairoContext
  /// The pixels of the picture that it covers.
  let rect: PixelRect
  /// The colour space of its blending (D5.6); pixels are encoded in any case.
  let mixing: ColorMixing
  /// The content in `extendedLinear`.
  private(set) var light: LightPlane?
  /// Whether it has opacities alone, which need no colour space.
  private let isMask: Bool

  /// Whether it blends in linear light.
  var isInLight: Bool { mixing.isLinear && !isMask }

  /// Creates a transparent layer.
  ///
  /// - Parameter isMask: Whether only opacities are needed.
  init(
    _ cairo: CairoLibrary,
    _ rect: PixelRect,
    mixing: ColorMixing = .nonLinear,
    isMask: Bool = false
  ) throws(PictureError) {
    (self.mixing, self.isMask, self.rect) = (mixing, isMask, rect)
    let (width, height) = (max(rect.width, 1), max(rect.height, 1))
    let isExtended =
      switch mixing {
      case .nonLinear, .linear: false
      case .extendedLinear: !isMask
      }
    surface = try PixelSurface(cairo, width: width, height: height, isMask: isMask || isExtended)
    context = try CairoContext(cairo, on: surface.pointer)
    if isExtended { light = try LightPlane(cairo, width: width, height: height) }
  }

  /// Ends painting on the light plane, and frees its clips.
  func closeLight() throws(PictureError) {
    if light != nil { try replaceSurface(width: 0, height: 0) }
  }

  /// Replaces the light plane by its encoded pixels.
  func endLight() throws(PictureError) {
    guard let light else { return }
    // All three of them never exist at once.
    try closeLight()
    try replaceSurface(width: max(rect.width, 1), height: max(rect.height, 1))
    light.encode(from: 0, into: surface)
    self.light = nil
  }

  private func replaceSurface(width: Int, height: Int) throws(PictureError) {
    surface = try PixelSurface(surface.cairo, width: width, height: height)
    context = try CairoContext(surface.cairo, on: surface.pointer)
  }

  /// Multiplies the pixels by the opacity of others, of a surface of the same size.
  func multiplyAlpha(by mask: PixelSurface, isInverse: Bool) {
    if let light { return light.multiplyAlpha(by: mask, isInverse: isInverse) }
    surface.multiplyAlpha(by: mask, isInverse: isInverse)
  }

  /// Multiplies all of the layer by an opacity.
  func fade(to opacity: Double) {
    if opacity >= 1 { return }
    context.save()
    defer { context.restore() }
    _ = context.setBlendMode(.destinationIn)
    let call = context.cairo.call
    call.cairo_set_source_rgba(context.pointer, 0, 0, 0, opacity)
    call.cairo_paint(context.pointer)
  }

  /// The parts of some pixels, from top to bottom, that take at most an eighth of the layer's
  /// memory, but at least a row: separate drawings are made in these (D10.21).
  func bands(of rect: PixelRect) -> [PixelRect] {
    let rows = max(self.rect.width * self.rect.height / 8 / max(rect.width, 1), 1)
    return stride(from: rect.y, to: rect.maxY, by: rows).map { top in
      PixelRect(x: rect.x, y: top, width: rect.width, height: min(rows, rect.maxY - top))
    }
  }

  /// Sets the transform from the picture's coordinates.
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
