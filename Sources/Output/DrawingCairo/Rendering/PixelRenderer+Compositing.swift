internal import CCairo
internal import Drawing
internal import ViewValues

// Compositing the pictures of groups.

extension PixelRenderer {
  /// Paints a surface onto the layer around it.
  ///
  /// - Parameter cover: The coverage of each pixel for the mode that Cairo does not have; nil for
  ///   its opacity.
  func composite(
    _ drawn: PixelLayer,
    _ opacity: Double,
    _ mode: DisplayBlendMode,
    cover: PixelSurface? = nil
  ) throws(PictureError) {
    if layer.isInLight { return try compositeInLight(drawn, opacity, mode) }
    let place = (x: drawn.rect.x - layer.rect.x, y: drawn.rect.y - layer.rect.y)
    let context = context
    let pointer = context.pointer
    context.save()
    defer { context.restore() }
    context.setSource(drawn.surface, at: place)
    guard context.setBlendMode(mode) else {
      // The only mode that Cairo does not have: the resulting pixels are computed, then copied.
      let behind = try PixelLayer(cairo, drawn.rect)
      behind.context.setSource(layer.surface, at: (x: -place.x, y: -place.y))
      _ = behind.context.setBlendMode(.copy)
      cairo.call.cairo_paint(behind.context.pointer)
      behind.surface.plusDarker(drawn.surface, opacity: opacity, cover: cover)
      context.setSource(behind.surface, at: place)
      _ = context.setBlendMode(.copy)
      clipToRect(of: drawn, at: place)
      cairo.call.cairo_paint(pointer)
      return
    }
    if mode.changesWhatIsBare { clipToRect(of: drawn, at: place) }
    // Cairo would keep some of the backdrop at a partial opacity.
    if mode == .copy { drawn.fade(to: opacity) }
    if opacity == 1 || mode == .copy || mode == .clear {
      cairo.call.cairo_paint(pointer)
    } else {
      cairo.call.cairo_paint_with_alpha(pointer, opacity)
    }
  }

  private func clipToRect(of drawn: PixelLayer, at place: (x: Int, y: Int)) {
    cairo.call.cairo_new_path(context.pointer)
    cairo.call.cairo_rectangle(
      context.pointer,
      Double(place.x),
      Double(place.y),
      Double(drawn.rect.width),
      Double(drawn.rect.height)
    )
    cairo.call.cairo_clip(context.pointer)
  }

  /// Draws content as a separate group, for a mode that Cairo lacks, or that would exceed it.
  ///
  /// - Parameters:
  ///   - body: Draws it.
  ///   - cover: Draws the area of the mode in black (D5.19); nil for all of the box.
  func asGroup(
    _ box: Rect?,
    _ mode: DisplayBlendMode,
    _ body: () throws(PictureError) -> Void,
    cover: (() throws(PictureError) -> Void)? = nil
  ) throws(PictureError) {
    guard let box else { return }
    let rect = PixelRect(transform.boundingBox(of: box), within: layer.clipRect)
    if rect.isEmpty { return }
    begin(try PixelLayer(cairo, rect))
    try body()
    guard mode.isUnbounded, let cover else {
      let drawn = endLayer()
      var covered: PixelLayer?
      if let cover {
        // A pixel at an edge is covered in part, which is no difference from white.
        begin(try PixelLayer(cairo, rect, isMask: true))
        try cover()
        covered = endLayer()
      }
      if let drawn { try composite(drawn, 1, mode, cover: covered?.surface) }
      return
    }
    let place = (x: rect.x - outerLayer.rect.x, y: rect.y - outerLayer.rect.y)
    let mixed = try PixelLayer(cairo, rect)
    mixed.context.setSource(outerLayer.surface, at: (x: -place.x, y: -place.y))
    cairo.call.cairo_paint(mixed.context.pointer)
    if let drawn = endLayer() { mixed.context.setSource(drawn.surface, at: (x: 0, y: 0)) }
    _ = mixed.context.setBlendMode(mode)
    cairo.call.cairo_paint(mixed.context.pointer)
    begin(try PixelLayer(cairo, rect))
    try cover()
    guard let seen = endLayer() else { return }
    context.save()
    defer { context.restore() }
    context.setSource(mixed.surface, at: place)
    _ = context.setBlendMode(.copy)
    cairo.call.cairo_mask_surface(
      context.pointer,
      seen.surface.pointer,
      Double(place.x),
      Double(place.y)
    )
  }

  /// The layer around the one that is drawn on.
  private var outerLayer: PixelLayer { outerLayers.last ?? layer }
}
