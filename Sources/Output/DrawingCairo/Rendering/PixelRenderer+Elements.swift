internal import CCairo
internal import Drawing
internal import ViewValues

// Painting the elements.

extension PixelRenderer {
  /// Makes a paint the source for an area; false if it would be invisible.
  ///
  /// The transform is that of the painted area.
  func setPaint(
    _ paint: DisplayPaint,
    for box: Rect,
    on layer: PixelLayer
  ) throws(PictureError) -> Bool {
    try cairo.budget.work(paint.work, on: pixels(of: box, on: layer))
    layer.setTransform(transform)
    if layer.context.setSource(paint) { return true }
    let rect = PixelRect(transform.boundingBox(of: box), within: layer.clipRect)
    guard !rect.isEmpty, let inverse = transform.inverted else { return false }
    let surface = try PixelSurface(cairo, width: rect.width, height: rect.height)
    guard try images.paint(paint, onto: surface, at: rect, inverse, cairo) else { return false }
    layer.context.setSource(
      surface,
      at: (x: rect.x - layer.rect.x, y: rect.y - layer.rect.y)
    )
    layer.setTransform(transform)
    return true
  }

  /// The largest number of the layer's pixels that a rectangle covers.
  private func pixels(of box: Rect, on layer: PixelLayer) -> Int {
    let most = Double(layer.rect.width * layer.rect.height)
    let area =
      box.width * box.height
      * (transform.a * transform.d - transform.b * transform.c).magnitude
    return area < most ? Int(max(area, 0)) : Int(most)
  }

  /// The number of pixels after which areas are reported to the budget.
  private static let toldPixels = 1e6

  /// Fills areas with colours up to the next other element, and returns its index: most elements
  /// are such, and properties of objects are read once for all of them.
  func fillColors(_ start: Int, _ end: Int) throws(PictureError) -> Int {
    let (layer, context, transform) = (layer, context, transform)
    let (pointer, elements) = (context.pointer, list.elements)
    let scale = (transform.a * transform.d - transform.b * transform.c).magnitude
    let most = Double(layer.rect.width * layer.rect.height)
    var pixels = 0.0
    var index = start
    layer.setTransform(transform)
    while index < end,
      case .fill(let path, .color(let color), let fill, let mode) = elements[index],
      !mode.isUnbounded, context.setBlendMode(mode),
      fill.isAntialiased || hasWholePixels(path, transform)
    {
      index += 1
      guard let box = context.trace(path) else { continue }
      let area = box.width * box.height * scale
      pixels += area < most ? max(area, 0) : most
      if pixels >= PixelRenderer.toldPixels {
        try cairo.budget.work(.paint, on: Int(pixels))
        pixels = 0
      }
      context.setSource(color)
      context.setFill(fill)
      cairo.call.cairo_fill(pointer)
    }
    try cairo.budget.work(.paint, on: Int(pixels))
    return index
  }

  func fillPath(
    _ path: Path,
    _ paint: DisplayPaint,
    _ fill: FillValue,
    _ mode: DisplayBlendMode
  ) throws(PictureError) {
    // Once: the renderer may replace this layer at any time.
    let layer = layer
    guard layer.context.setBlendMode(mode) else {
      return try asGroup(path.boundingRect, mode) { () throws(PictureError) in
        try fillPath(path, paint, fill, .normal)
      } cover: { () throws(PictureError) in
        try self.fillPath(path, .color(.black), fill, .normal)
      }
    }
    if !fill.isAntialiased, !hasWholePixels(path, transform) {
      return try fillTouched(path, paint, fill, mode)
    }
    guard let box = path.boundingRect, try setPaint(paint, for: box, on: layer) else { return }
    layer.context.trace(path)
    layer.context.setFill(fill)
    let pointer = layer.context.pointer
    if mode.isUnbounded {
      layer.context.save()
      cairo.call.cairo_clip(pointer)
      cairo.call.cairo_paint(pointer)
      layer.context.restore()
    } else {
      cairo.call.cairo_fill(pointer)
    }
  }

  func strokePath(
    _ path: Path,
    _ paint: DisplayPaint,
    _ stroke: StrokeValue,
    _ isAntialiased: Bool,
    _ mode: DisplayBlendMode
  ) throws(PictureError) {
    guard path.isFinite, let box = path.strokedBounds(stroke) else { return }
    // A line cannot be a clip: modes that exceed it are applied to a picture of it.
    guard !mode.isUnbounded, context.setBlendMode(mode) else {
      return try asGroup(box, mode) { () throws(PictureError) in
        try strokePath(path, paint, stroke, isAntialiased, .normal)
      } cover: { () throws(PictureError) in
        try self.strokePath(path, .color(.black), stroke, isAntialiased, .normal)
      }
    }
    guard try setPaint(paint, for: box, on: layer) else { return }
    context.trace(path, for: stroke)
    context.setAntialiased(isAntialiased)
    context.setStroke(stroke)
    cairo.call.cairo_stroke(context.pointer)
  }

  // MARK: Text and images

  func drawText(_ text: DisplayText, _ mode: DisplayBlendMode) throws(PictureError) {
    guard list.fonts.indices.contains(text.font), let box = text.bounds(in: list.fonts) else {
      return
    }
    guard !mode.isUnbounded, context.setBlendMode(mode) else {
      return try asGroup(box, mode) { () throws(PictureError) in
        try drawText(text, .normal)
      } cover: { () throws(PictureError) in
        try self.drawText(text.cover, .normal)
      }
    }
    let font = list.fonts[text.font]
    guard try setPaint(text.paint, for: box, on: layer) else { return }
    cairo.call.cairo_new_path(context.pointer)
    var pictures: [(bytes: [UInt8], frame: Rect)] = []
    for glyph in text.glyphs {
      switch font.outlines[glyph.number] {
      case nil: break
      case .path(let path): context.append(path, scaledBy: text.size, at: glyph.origin)
      case .picture(let bytes, let frame):
        pictures.append(
          (
            bytes,
            Rect(
              x: glyph.origin.x + frame.minX * text.size,
              y: glyph.origin.y + frame.minY * text.size,
              width: frame.width * text.size,
              height: frame.height * text.size
            )
          )
        )
      }
    }
    context.setFill(FillValue())
    cairo.call.cairo_fill(context.pointer)
    for picture in pictures {
      var image = DisplayImage(.png(picture.bytes), in: picture.frame)
      image.opacity = text.pictureOpacity
      try drawImage(image, mode)
    }
  }

  func drawImage(_ image: DisplayImage, _ mode: DisplayBlendMode) throws(PictureError) {
    guard let inverse = transform.inverted, image.frame.size.isFinite else { return }
    guard !mode.isUnbounded, context.setBlendMode(mode) else {
      return try asGroup(image.frame, mode) { () throws(PictureError) in
        try drawImage(image, .normal)
      }
    }
    let rect = PixelRect(transform.boundingBox(of: image.frame), within: layer.clipRect)
    if rect.isEmpty { return }
    let surface = try PixelSurface(cairo, width: rect.width, height: rect.height)
    guard try images.draw(image, onto: surface, at: rect, transform, inverse, cairo) else { return }
    let pointer = context.pointer
    context.save()
    defer { context.restore() }
    let place = (x: rect.x - layer.rect.x, y: rect.y - layer.rect.y)
    if image.hasSmoothEdges(under: transform) {
      layer.setTransform(transform)
      context.trace(Path(image.frame))
      context.setFill(FillValue())
      cairo.call.cairo_clip(pointer)
    }
    if let template = image.template {
      // The paint, masked by the image's opacity.
      guard try setPaint(template, for: image.frame, on: layer) else { return }
      context.setTransform(.identity)
      cairo.call.cairo_mask_surface(pointer, surface.pointer, Double(place.x), Double(place.y))
      return
    }
    context.setSource(surface, at: place)
    clipToSurface(surface, at: place)
    cairo.call.cairo_paint_with_alpha(pointer, image.opacity)
  }

  private func clipToSurface(_ surface: PixelSurface, at place: (x: Int, y: Int)) {
    cairo.call.cairo_new_path(context.pointer)
    cairo.call.cairo_rectangle(
      context.pointer,
      Double(place.x),
      Double(place.y),
      Double(surface.width),
      Double(surface.height)
    )
    cairo.call.cairo_clip(context.pointer)
  }

  // MARK: Materials

  /// Draws the content so far through a material (D10.14).
  func drawBackdrop(_ backdrop: DisplayBackdrop) throws(PictureError) {
    guard let box = backdrop.path.boundingRect else { return }
    let shown = PixelRect(transform.boundingBox(of: box), within: layer.clipRect)
    if shown.isEmpty { return }
    let scale = transform.scaleFactor
    let reach = Int(min(3 * backdrop.filter.radius * scale, 1e5).rounded(.up))
    let rect = shown.grown(byX: reach, y: reach).intersection(planeLayer.rect)
    if rect.isEmpty { return }
    let behind = try flattened(rect)
    try behind.surface.apply(backdrop.filter, scale: scale)
    if !layer.isInLight { return paint(backdrop, behind, rect) }
    try inLight(box, .normal) { paint(backdrop, behind, rect) }
  }

  /// Paints the pixels behind a material through its filter.
  private func paint(_ backdrop: DisplayBackdrop, _ behind: PixelLayer, _ rect: PixelRect) {
    let pointer = context.pointer
    context.save()
    defer { context.restore() }
    layer.setTransform(transform)
    context.trace(backdrop.path)
    context.setFill(backdrop.fill)
    cairo.call.cairo_clip(pointer)
    context.setSource(behind.surface, at: (x: rect.x - layer.rect.x, y: rect.y - layer.rect.y))
    _ = context.setBlendMode(.normal)
    cairo.call.cairo_paint_with_alpha(pointer, min(max(backdrop.opacity, 0), 1))
  }
}

extension DisplayText {
  /// The opacity of coloured characters: that of the colour (D6.10), for other paints that of the
  /// text.
  fileprivate var pictureOpacity: Double {
    switch paint {
    case .color(let color): color.opacity
    case .linear, .radial, .angular, .mesh, .tiles: opacity
    }
  }

  /// The text in black, as the area that the characters cover.
  var cover: DisplayText {
    var cover = self
    (cover.paint, cover.opacity) = (.color(.black), 1)
    return cover
  }
}
