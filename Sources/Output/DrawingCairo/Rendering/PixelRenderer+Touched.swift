internal import CCairo
internal import Drawing
internal import ViewValues

// Areas without antialiasing.

extension PixelRenderer {
  /// Whether a path is a rectangle on the list's pixels, as views of one colour are: under any
  /// transform its edges are rounded to the nearest pixels' (D0.6).
  func hasWholePixels(_ path: Path, _ transform: AffineTransform) -> Bool {
    guard transform.isRectilinear, let rect = path.rectangle else { return false }
    let scale = list.scale
    func isWhole(_ place: Double) -> Bool {
      (place * scale - (place * scale).rounded()).magnitude < 1e-6
    }
    return isWhole(rect.minX) && isWhole(rect.minY) && isWhole(rect.maxX) && isWhole(rect.maxY)
  }

  /// Fills every pixel that a path touches (D4.3).
  ///
  /// Cairo itself would fill those whose centres are inside.
  func fillTouched(
    _ path: Path,
    _ paint: DisplayPaint,
    _ fill: FillValue,
    _ mode: DisplayBlendMode
  ) throws(PictureError) {
    guard !mode.isUnbounded else {
      return try asGroup(path.boundingRect, mode) { () throws(PictureError) in
        try fillTouched(path, paint, fill, .normal)
      } cover: { () throws(PictureError) in
        try self.fillTouched(path, .color(.black), fill, .normal)
      }
    }
    guard path.isFinite, let box = path.boundingRect else { return }
    let rect = PixelRect(transform.boundingBox(of: box), within: layer.clipRect)
    if rect.isEmpty { return }
    let touched = try PixelLayer(cairo, rect, isMask: true)
    touched.setTransform(transform)
    touched.context.trace(path)
    touched.context.setFill(FillValue(isEOFilled: fill.isEOFilled))
    touched.context.setSource(.black)
    cairo.call.cairo_fill(touched.context.pointer)
    touched.surface.withPixels { pixels, _ in
      for index in pixels.indices where pixels[index] > 0 { pixels[index] = 255 }
    }
    let layer = layer
    guard try setPaint(paint, for: box, on: layer) else { return }
    _ = layer.context.setBlendMode(mode)
    layer.context.setTransform(.identity)
    cairo.call.cairo_mask_surface(
      layer.context.pointer,
      touched.surface.pointer,
      Double(rect.x - layer.rect.x),
      Double(rect.y - layer.rect.y)
    )
  }
}
