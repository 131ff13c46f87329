internal import CCairo
internal import Drawing
internal import ViewValues

/// The fonts of a display list as fonts of a page, so that its words can be found and copied.
///
/// Their glyphs are the outlines in the list: no font is opened.
final class PDFFonts {
  private let cairo: CairoLibrary
  private let fonts: [DisplayFont]
  private var faces: [Int: OpaquePointer] = [:]

  init(_ cairo: CairoLibrary, _ fonts: [DisplayFont]) {
    self.cairo = cairo
    self.fonts = fonts
  }

  deinit { for face in faces.values { cairo.call.cairo_font_face_destroy(face) } }

  /// Draws a text with the current source; false if that is not possible.
  func show(_ text: DisplayText, on context: CairoContext) -> Bool {
    guard !text.glyphs.isEmpty, let face = face(text.font) else { return false }
    let pointer = context.pointer
    cairo.call.cairo_set_font_face(pointer, face)
    cairo.call.cairo_set_font_size(pointer, text.size)
    let glyphs = text.glyphs.map {
      cairo_glyph_t(index: UInt($0.number), x: $0.origin.x, y: $0.origin.y)
    }
    let bytes = Array(text.string.utf8)
    let clusters = PDFFonts.clusters(of: text, bytes: bytes.count)
    bytes.withUnsafeBytes { bytes in
      cairo.call.cairo_show_text_glyphs(
        pointer,
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(bytes.count),
        glyphs,
        Int32(glyphs.count),
        clusters,
        Int32(clusters.count),
        cairo_text_cluster_flags_t(rawValue: 0)
      )
    }
    return true
  }

  /// The bytes of each glyph: one character each if there are as many of both, else all of them
  /// together.
  private static func clusters(of text: DisplayText, bytes: Int) -> [cairo_text_cluster_t] {
    let scalars = text.string.unicodeScalars
    let isPlain = scalars.allSatisfy { $0.value < 0x0300 }
    guard isPlain, scalars.count == text.glyphs.count else {
      return [
        cairo_text_cluster_t(num_bytes: Int32(bytes), num_glyphs: Int32(text.glyphs.count))
      ]
    }
    return scalars.map { scalar in
      cairo_text_cluster_t(num_bytes: Int32(UTF8.width(scalar)), num_glyphs: 1)
    }
  }

  // MARK: Faces

  private func face(_ index: Int) -> OpaquePointer? {
    if let known = faces[index] { return known }
    guard fonts.indices.contains(index), let face = cairo.call.cairo_user_font_face_create() else {
      return nil
    }
    let outlines = Unmanaged.passRetained(PDFOutlines(fonts[index]))
    let status = cairo.call.cairo_font_face_set_user_data(
      face,
      PDFOutlines.key,
      outlines.toOpaque()
    ) { data in
      if let data { Unmanaged<PDFOutlines>.fromOpaque(data).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      outlines.release()
      cairo.call.cairo_font_face_destroy(face)
      return nil
    }
    cairo.call.cairo_user_font_face_set_render_glyph_func(face) { font, glyph, context, _ in
      PDFOutlines.draw(glyph, of: font, on: context)
    }
    faces[index] = face
    return face
  }
}

/// The outlines of a font's glyphs, for Cairo, which keeps them as long as it needs them.
private final class PDFOutlines {
  private let font: DisplayFont

  init(_ font: DisplayFont) { self.font = font }

  /// The key of the outlines of a face: an address that is never read or written.
  nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1
  )

  /// The library that a face belongs to.
  private static func library() -> CairoLibrary? { try? CairoLibrary.load(PictureLimits()) }

  /// Draws a glyph in fractions of the font's size; one without an outline draws nothing.
  static func draw(
    _ glyph: UInt,
    of font: OpaquePointer?,
    on context: OpaquePointer?
  ) -> cairo_status_t {
    guard let font, let context, let call = library()?.call,
      let face = call.cairo_scaled_font_get_font_face(font),
      let data = call.cairo_font_face_get_user_data(face, key)
    else { return CAIRO_STATUS_USER_FONT_ERROR }
    let own = Unmanaged<PDFOutlines>.fromOpaque(data).takeUnretainedValue()
    guard case .path(let path)? = own.font.outlines[UInt32(truncatingIfNeeded: glyph)] else {
      return CAIRO_STATUS_SUCCESS
    }
    for element in path.elements {
      switch element {
      case .move(let point): call.cairo_move_to(context, point.x, point.y)
      case .line(let point): call.cairo_line_to(context, point.x, point.y)
      case .curve(let end, let first, let second):
        call.cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: call.cairo_close_path(context)
      }
    }
    call.cairo_fill(context)
    return CAIRO_STATUS_SUCCESS
  }
}
