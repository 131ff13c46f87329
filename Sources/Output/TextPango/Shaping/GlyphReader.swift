internal import CPango
internal import LayoutCore

extension GlyphFont {
  /// The bit of the index that marks a font whose letters are slanted here, since it has no italic
  /// ones: positions and instances take those below.
  private static let slantBit = 1 << 32

  /// Whether the font's letters are slanted here.
  var isSlanted: Bool { index & GlyphFont.slantBit != 0 }

  /// The file of a font that Pango has chosen.
  ///
  /// - Parameters:
  ///   - isItalic: Whether its letters are to be slanted if they are upright.
  ///   - variations: The coordinates that it was asked for with; empty for those that Fontconfig chose.
  init(
    _ font: UnsafeMutablePointer<PangoFont>,
    family: String,
    isItalic: Bool,
    variations: String
  ) {
    self.init(file: "", index: 0, family: family, variations: variations)
    // All fonts of a map with files alone are Fontconfig's.
    let fontconfig = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    guard let pattern = pango_fc_font_get_pattern(fontconfig) else { return }
    var file: UnsafeMutablePointer<FcChar8>?
    if FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file {
      self.file = String(cString: file)
    }
    var index: Int32 = 0
    if FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch {
      self.index = Int(index)
    }
    var chosen: UnsafeMutablePointer<FcChar8>?
    if variations.isEmpty,
      FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &chosen) == FcResultMatch, let chosen
    {
      self.variations = String(cString: chosen)
    }
    var slant: Int32 = 0
    let isUpright =
      FcPatternGetInteger(pattern, FC_SLANT, 0, &slant) != FcResultMatch || slant == FC_SLANT_ROMAN
    if isItalic, isUpright { self.index |= GlyphFont.slantBit }
  }
}

/// Reads the outlines of glyphs from a font's file.
///
/// HarfBuzz reads them, without hinting, so that they do not depend on FreeType or Cairo.
final class GlyphReader {
  /// The tangent of 12°, by which upright letters are slanted (D6.8).
  private static let slant: Float = 0.212_556_56

  private let face: OpaquePointer
  private let font: OpaquePointer
  private let unitsPerEm: Double

  /// Opens a font; nil if its file is missing.
  init?(_ file: GlyphFont) {
    guard let blob = hb_blob_create_from_file_or_fail(file.file) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(file.index & 0xFFFF)),
      let font = hb_font_create(face)
    else { return nil }
    self.face = face
    self.font = font
    unitsPerEm = Double(max(hb_face_get_upem(face), 1))
    let instance = file.index >> 16 & 0xFFFF
    let coordinates = VariationAxes.coordinates(file.variations)
    if !coordinates.isEmpty {
      VariationAxes(face).set(coordinates, instance: instance, on: font)
    } else if instance > 0 {
      hb_font_set_var_named_instance(font, UInt32(instance - 1))
    }
    // Pictures stay as they are.
    if file.isSlanted { hb_font_set_synthetic_slant(font, GlyphReader.slant) }
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// The outlines of glyphs; those that draw nothing are left out.
  func outlines(of glyphs: Set<UInt32>) -> [UInt32: GlyphOutline] {
    var outlines: [UInt32: GlyphOutline] = [:]
    let hasPictures = hb_ot_color_has_png(face) != 0
    for glyph in glyphs.sorted() {
      if hasPictures, let picture = picture(of: glyph) {
        outlines[glyph] = picture
      } else if case let path = path(of: glyph), !path.isEmpty {
        outlines[glyph] = .path(path)
      }
    }
    return outlines
  }

  /// The outline of a character's glyph; nil if there is none.
  func outline(ofCharacter scalar: UInt32) -> Path? {
    var glyph: UInt32 = 0
    guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { return nil }
    let path = path(of: glyph)
    return path.isEmpty ? nil : path
  }

  private func picture(of glyph: UInt32) -> GlyphOutline? {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
    let data = UnsafeRawBufferPointer(start: bytes, count: Int(length))
    return .picture(
      Array(data),
      Rect(
        x: Double(extents.x_bearing) / unitsPerEm,
        y: -Double(extents.y_bearing) / unitsPerEm,
        width: Double(extents.width) / unitsPerEm,
        height: -Double(extents.height) / unitsPerEm
      )
    )
  }

  // MARK: Outlines

  /// The target of HarfBuzz's drawing calls.
  private final class Pen {
    var path = Path()
    let scale: Double

    init(scale: Double) { self.scale = scale }

    func point(_ x: Float, _ y: Float) -> Point {
      Point(x: Double(x) * scale, y: -Double(y) * scale)
    }
  }

  private func path(of glyph: UInt32) -> Path {
    guard let functions = GlyphReader.functions.pointer else { return Path() }
    let pen = Pen(scale: 1 / unitsPerEm)
    withExtendedLifetime(pen) {
      hb_font_get_glyph_shape(font, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
    }
    return pen.path
  }

  /// HarfBuzz's table of calls, made once and never changed: HarfBuzz lets threads share it then.
  private struct Functions: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  private static func pen(_ data: UnsafeMutableRawPointer?) -> Pen? {
    data.map { Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let functions: Functions = {
    guard let functions = hb_draw_funcs_create() else { return Functions(pointer: nil) }
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = GlyphReader.pen(data) else { return }
        pen.path.move(to: pen.point(x, y))
      },
      nil,
      nil
    )
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = GlyphReader.pen(data) else { return }
        pen.path.addLine(to: pen.point(x, y))
      },
      nil,
      nil
    )
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        guard let pen = GlyphReader.pen(data) else { return }
        pen.path.addQuadCurve(to: pen.point(x, y), control: pen.point(cx, cy))
      },
      nil,
      nil
    )
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, c1x, c1y, c2x, c2y, x, y, _ in
        guard let pen = GlyphReader.pen(data) else { return }
        pen.path.addCurve(
          to: pen.point(x, y),
          control1: pen.point(c1x, c1y),
          control2: pen.point(c2x, c2y)
        )
      },
      nil,
      nil
    )
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in GlyphReader.pen(data)?.path.closeSubpath() },
      nil,
      nil
    )
    hb_draw_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}
