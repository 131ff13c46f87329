internal import CCairo
internal import Drawing
internal import ViewValues

/// A display list as a page of PDF: vectors and text, but for blurs, materials and gradients that
/// PDF does not have, which are pixels.
final class PDFFile {
  /// The resolution of parts that are no vectors, in pixels per point.
  private static let pixelScale = 3.0

  /// An opacity that changes no byte by more than 1; with less, Cairo would drop the characters.
  private static let unseenOpacity = 0.0042

  private let list: DisplayList
  private let cairo: CairoLibrary
  private let images: ImageStore
  private let bounds: GroupBounds
  private let fonts: PDFFonts
  /// The groups that are pixels; the last is the page.
  private let isPixels: [Bool]
  private var transform = AffineTransform.identity
  private var open: [Open] = []

  private struct Open {
    var group: DisplayGroup
    var outer: AffineTransform
    /// The group's content once its mask has begun.
    var content: OpaquePointer?
  }

  init(_ list: DisplayList, _ cairo: CairoLibrary, _ images: ImageStore) {
    self.list = list
    self.cairo = cairo
    self.images = images
    bounds = GroupBounds(list)
    fonts = PDFFonts(cairo, list.fonts)
    isPixels = list.groupsForPixelsOfPDF
  }

  /// The bytes of the file.
  func bytes() throws(PictureError) -> [UInt8] {
    var bytes: [UInt8] = []
    var problem: PictureError?
    withUnsafeMutablePointer(to: &bytes) { bytes in
      guard
        let surface = cairo.call.cairo_pdf_surface_create_for_stream(
          ByteStream.write,
          bytes,
          list.size.width,
          list.size.height
        )
      else {
        problem = .failed("there is not enough memory")
        return
      }
      defer { cairo.call.cairo_surface_destroy(surface) }
      // Otherwise Cairo would write the time of day.
      cairo.call.cairo_pdf_surface_set_metadata(
        surface,
        CAIRO_PDF_METADATA_CREATE_DATE,
        "2000-01-01T00:00:00Z"
      )
      do throws(PictureError) {
        let context = try CairoContext(
          cairo,
          on: surface,
          farthest: CairoContext.farthestPoint
        )
        if isPixels[list.elements.count] {
          let page = Rect(origin: .zero, size: list.size)
          try drawPixels(list.elements.indices, page, .normal, context)
          cairo.call.cairo_show_page(context.pointer)
        } else {
          try draw(with: context)
        }
        problem = context.failure
      } catch {
        problem = error
      }
      cairo.call.cairo_surface_finish(surface)
      let status = cairo.call.cairo_surface_status(surface)
      if problem == nil, status != CAIRO_STATUS_SUCCESS {
        problem = .failed(cairo.text(of: status))
      }
    }
    if let problem { throw problem }
    return bytes
  }

  private func draw(with context: CairoContext) throws(PictureError) {
    var index = 0
    while index < list.elements.count {
      switch list.elements[index] {
      case .fill(let path, let paint, let fill, let mode):
        guard path.isFinite, begin(mode, context), set(paint, context) else {
          try drawPixels(index..<index + 1, path.boundingRect, mode, context)
          break
        }
        context.trace(path)
        context.setFill(fill)
        cairo.call.cairo_fill(context.pointer)
      case .stroke(let path, let paint, let stroke, let isAntialiased, let mode):
        guard path.isFinite, begin(mode, context), set(paint, context) else {
          try drawPixels(index..<index + 1, path.strokedBounds(stroke), mode, context)
          break
        }
        context.trace(path, for: stroke)
        context.setAntialiased(isAntialiased)
        context.setStroke(stroke)
        cairo.call.cairo_stroke(context.pointer)
      case .text(let text, let mode):
        guard begin(mode, context), set(text.paint, context), hasOutlines(text) else {
          try drawPixels(index..<index + 1, text.bounds(in: list.fonts), mode, context)
          break
        }
        draw(text, context)
      case .image(let image, let mode):
        try drawPixels(index..<index + 1, image.frame, mode, context)
      case .backdrop(let backdrop): try drawBackdrop(backdrop, at: index, context)
      case .begin(let group):
        if let end = bounds.ends[index], isPixels[index] {
          if let inside = bounds.inside[index] {
            let box = group.seenBounds(of: inside)
            try drawPixels(index..<end + 1, box, group.blendMode, context)
          }
          index = end
          break
        }
        guard bounds.inside[index] != nil || bounds.ends[index] == nil else {
          index = bounds.ends[index] ?? index
          break
        }
        begin(group, context)
      case .mask:
        guard let last = open.indices.last else { break }
        open[last].content = context.endGroup()
        context.beginGroup()
      case .end: end(context)
      }
      index += 1
    }
    cairo.call.cairo_show_page(context.pointer)
  }

  /// Draws a text with the current source.
  private func draw(_ text: DisplayText, _ context: CairoContext) {
    if case .color = text.paint {
      if fonts.show(text, on: context) { return }
    } else {
      // Some readers paint a whole gradient behind characters of such a font: those are invisible,
      // for search, and outlines are drawn.
      context.setSource(DisplayColor(white: 0, opacity: PDFFile.unseenOpacity))
      _ = fonts.show(text, on: context)
      _ = set(text.paint, context)
    }
    cairo.call.cairo_new_path(context.pointer)
    for glyph in text.glyphs {
      if case .path(let path)? = list.fonts[text.font].outlines[glyph.number] {
        context.append(path, scaledBy: text.size, at: glyph.origin)
      }
    }
    context.setFill(FillValue())
    cairo.call.cairo_fill(context.pointer)
  }

  private func hasOutlines(_ text: DisplayText) -> Bool {
    guard list.fonts.indices.contains(text.font) else { return false }
    return text.glyphs.allSatisfy { glyph in
      if case .picture? = list.fonts[text.font].outlines[glyph.number] { return false }
      return true
    }
  }

  private func begin(_ mode: DisplayBlendMode, _ context: CairoContext) -> Bool {
    context.setTransform(transform)
    return !mode.isUnbounded && context.setBlendMode(mode)
  }

  private func set(_ paint: DisplayPaint, _ context: CairoContext) -> Bool {
    context.setSource(paint)
  }

  private func begin(_ group: DisplayGroup, _ context: CairoContext) {
    open.append(Open(group: group, outer: transform))
    transform = group.transform.concatenating(transform)
    context.save()
    if let clip = group.clip {
      context.setTransform(transform)
      context.trace(clip.path)
      context.setFill(clip.fill)
      cairo.call.cairo_clip(context.pointer)
    }
    if group.isPicture {
      // A group comes back under the transform with which it was begun.
      context.setTransform(.identity)
      context.beginGroup()
    }
  }

  private func end(_ context: CairoContext) {
    guard let closed = open.popLast() else { return }
    transform = closed.outer
    let pointer = context.pointer
    if closed.group.isPicture, let drawn = context.endGroup() {
      context.setTransform(.identity)
      _ = context.setBlendMode(closed.group.blendMode)
      if let content = closed.content {
        // Only the mask's opacity counts.
        if closed.group.opacity < 1 || closed.group.blendMode != .normal {
          context.beginGroup()
          cairo.call.cairo_set_source(pointer, content)
          cairo.call.cairo_mask(pointer, drawn)
          if let masked = context.endGroup() {
            cairo.call.cairo_set_source(pointer, masked)
            cairo.call.cairo_paint_with_alpha(pointer, closed.group.opacity)
            cairo.call.cairo_pattern_destroy(masked)
          }
        } else {
          cairo.call.cairo_set_source(pointer, content)
          cairo.call.cairo_mask(pointer, drawn)
        }
        cairo.call.cairo_pattern_destroy(content)
      } else {
        cairo.call.cairo_set_source(pointer, drawn)
        cairo.call.cairo_paint_with_alpha(pointer, closed.group.opacity)
      }
      cairo.call.cairo_pattern_destroy(drawn)
    }
    context.restore()
  }

  // MARK: Pixels

  /// Draws elements as pixels, in a rectangle of the coordinates around them.
  ///
  /// - Parameter mode: Their blend mode; without a backdrop they are unchanged.
  private func drawPixels(
    _ range: Range<Int>,
    _ box: Rect?,
    _ mode: DisplayBlendMode,
    _ context: CairoContext
  ) throws(PictureError) {
    guard let box, let tile = PixelTile(box, transform, list.size, PDFFile.pixelScale) else {
      return
    }
    let renderer = try PixelRenderer(
      cairo,
      list,
      bounds,
      images,
      scale: PDFFile.pixelScale,
      rect: tile.rect
    )
    renderer.moveBy(transform)
    let surface = try renderer.render(range)
    paint(surface, tile, mode, context, opacity: 1)
  }

  private func drawBackdrop(
    _ backdrop: DisplayBackdrop,
    at index: Int,
    _ context: CairoContext
  ) throws(PictureError) {
    guard let box = backdrop.path.boundingRect,
      let tile = PixelTile(box, transform, list.size, PDFFile.pixelScale)
    else { return }
    let surface = try PixelRenderer.backdrop(
      at: index,
      backdrop,
      tile,
      scale: PDFFile.pixelScale,
      (cairo, list, bounds, images)
    )
    context.save()
    context.setTransform(transform)
    context.trace(backdrop.path)
    context.setFill(backdrop.fill)
    cairo.call.cairo_clip(context.pointer)
    paint(surface, tile, .normal, context, opacity: backdrop.opacity)
    context.restore()
  }

  private func paint(
    _ surface: PixelSurface,
    _ tile: PixelTile,
    _ mode: DisplayBlendMode,
    _ context: CairoContext,
    opacity: Double
  ) {
    let size = 1 / PDFFile.pixelScale
    context.setTransform(
      AffineTransform(
        a: size,
        d: size,
        tx: Double(tile.rect.x) * size,
        ty: Double(tile.rect.y) * size
      )
    )
    _ = context.setBlendMode(mode)
    cairo.call.cairo_set_source_surface(context.pointer, surface.pointer, 0, 0)
    cairo.call.cairo_paint_with_alpha(context.pointer, min(max(opacity, 0), 1))
  }
}
