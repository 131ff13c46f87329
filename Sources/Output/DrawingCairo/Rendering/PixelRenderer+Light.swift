internal import CCairo
internal import Drawing
internal import ViewValues

// Painting in linear light instead of encoded colours (D5.6). Cairo knows encoded ones alone: each
// element is painted apart, then blended.

extension PixelRenderer {
  /// Draws an element that is no group onto a layer of light, and returns the next one's index.
  func drawInLight(_ index: Int) throws(PictureError) -> Int {
    let black = DisplayPaint.color(.black)
    switch list.elements[index] {
    case .fill(let path, let paint, let fill, let mode):
      let (paint, tint) = inLight(paint)
      try inLight(path.boundingRect, mode, tint) { () throws(PictureError) in
        try fillPath(path, paint, fill, .normal)
      } cover: { () throws(PictureError) in
        try fillPath(path, black, fill, .normal)
      }
    case .stroke(let path, let paint, let stroke, let isAntialiased, let mode):
      guard path.isFinite else { break }
      let (paint, tint) = inLight(paint)
      try inLight(path.strokedBounds(stroke), mode, tint) { () throws(PictureError) in
        try strokePath(path, paint, stroke, isAntialiased, .normal)
      } cover: { () throws(PictureError) in
        try strokePath(path, black, stroke, isAntialiased, .normal)
      }
    case .text(var text, let mode):
      text.paint = text.paint.inLight
      try inLight(text.bounds(in: list.fonts), mode) { () throws(PictureError) in
        try drawText(text, .normal)
      } cover: { () throws(PictureError) in
        try drawText(text.cover, .normal)
      }
    case .image(var image, let mode):
      image.template = image.template?.inLight
      try inLight(image.frame, mode) { () throws(PictureError) in
        try drawImage(image, .normal)
      } cover: { () throws(PictureError) in
        try fillPath(Path(image.frame), black, FillValue(isAntialiased: false), .normal)
      }
    case .backdrop, .begin, .mask, .end: break
    }
    return index + 1
  }

  /// The paint to draw with, and the light that replaces its colour: nil for none.
  private func inLight(_ paint: DisplayPaint) -> (DisplayPaint, tint: LinearColor?) {
    guard layer.light != nil, case .color(let color) = paint else { return (paint.inLight, nil) }
    return (.color(DisplayColor(white: 0, opacity: color.opacity)), LinearColor(color))
  }

  /// Blends a separate drawing.
  ///
  /// - Parameters:
  ///   - tint: The light that replaces its colour; nil for none.
  ///   - draw: Draws it.
  ///   - cover: Draws the area of a mode that would exceed it, in black.
  func inLight(
    _ box: Rect?,
    _ mode: DisplayBlendMode,
    _ tint: LinearColor? = nil,
    _ draw: () throws(PictureError) -> Void,
    cover: () throws(PictureError) -> Void = {}
  ) throws(PictureError) {
    guard let box else { return }
    let rect = PixelRect(transform.boundingBox(of: box), within: layer.clipRect)
    if rect.isEmpty { return }
    let isBounded = !mode.changesWhatIsBare
    for band in layer.bands(of: rect) {
      func drawn(_ body: () throws(PictureError) -> Void) throws(PictureError) -> PixelLayer? {
        begin(try PixelLayer(cairo, band))
        try body()
        return endLayer()
      }
      guard let source = try drawn(draw) else { return }
      try compositeInLight(source, 1, mode, tint: tint, cover: isBounded ? nil : drawn(cover))
    }
  }

  /// Blends a surface with the layer around it.
  ///
  /// - Parameter cover: The area of the mode, of the same size, if that is no more than a band.
  func compositeInLight(
    _ drawn: PixelLayer,
    _ opacity: Double,
    _ mode: DisplayBlendMode,
    tint: LinearColor? = nil,
    cover: PixelLayer? = nil
  ) throws(PictureError) {
    try cairo.budget.work(.pixel, on: drawn.rect.width * drawn.rect.height)
    if layer.light == nil { try drawn.endLight() }
    let place = (x: drawn.rect.x - layer.rect.x, y: drawn.rect.y - layer.rect.y)
    for band in cover == nil ? layer.bands(of: drawn.rect) : [drawn.rect] {
      var seen = cover?.surface
      if context.isClipped {
        let clipped = try clipCoverage(band)
        if let cover { clipped.multiplyAlpha(by: cover.surface, isInverse: false) }
        seen = clipped
      }
      let rows = (band.y - drawn.rect.y)..<(band.maxY - drawn.rect.y)
      if let light = layer.light {
        light.paint(drawn, tint: tint, at: place, rows: rows, opacity: opacity, mode, cover: seen)
      } else {
        layer.surface.paintInLight(
          drawn.surface,
          at: place,
          rows: rows,
          opacity: opacity,
          mode,
          cover: seen
        )
      }
    }
  }

  /// Paints a layer's content so far onto a picture of everything behind an element.
  ///
  /// - Parameter isInLight: Whether the layer behind it mixes light.
  func flatten(
    _ layer: PixelLayer,
    onto behind: PixelLayer,
    isInLight: Bool
  ) throws(PictureError) {
    func paint(_ surface: PixelSurface, _ rect: PixelRect) {
      let place = (x: rect.x - behind.rect.x, y: rect.y - behind.rect.y)
      if isInLight, surface.step == 4 {
        behind.surface.paintInLight(surface, at: place, opacity: 1, .normal)
      } else {
        behind.context.setSource(surface, at: place)
        cairo.call.cairo_paint(behind.context.pointer)
      }
    }
    guard let light = layer.light else { return paint(layer.surface, layer.rect) }
    for band in layer.bands(of: layer.rect) where !band.intersection(behind.rect).isEmpty {
      let part = try PixelSurface(cairo, width: band.width, height: band.height)
      light.encode(from: band.y - layer.rect.y, into: part)
      paint(part, band)
    }
  }

  /// The coverage of each pixel by the clips of the layer, as opacities.
  private func clipCoverage(_ rect: PixelRect) throws(PictureError) -> PixelSurface {
    let result = try PixelLayer(cairo, rect, isMask: true)
    let context = context
    context.save()
    defer { context.restore() }
    // A group of Cairo's is drawn through the clips, and starts empty.
    context.setTransform(.identity)
    cairo.call.cairo_new_path(context.pointer)
    cairo.call.cairo_rectangle(
      context.pointer,
      Double(rect.x - layer.rect.x),
      Double(rect.y - layer.rect.y),
      Double(rect.width),
      Double(rect.height)
    )
    context.clip()
    context.beginGroup(CAIRO_CONTENT_ALPHA)
    cairo.call.cairo_set_source_rgba(context.pointer, 0, 0, 0, 1)
    _ = context.setBlendMode(.normal)
    cairo.call.cairo_paint(context.pointer)
    guard let group = context.endGroup() else { return result.surface }
    result.context.setTransform(
      AffineTransform(tx: Double(layer.rect.x - rect.x), ty: Double(layer.rect.y - rect.y))
    )
    cairo.call.cairo_set_source(result.context.pointer, group)
    cairo.call.cairo_paint(result.context.pointer)
    cairo.call.cairo_pattern_destroy(group)
    return result.surface
  }
}
