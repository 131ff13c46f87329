internal import CPango
internal import LayoutCore

extension FontMap {
  /// The advance of one or several characters that are drawn as one.
  struct Cluster {
    /// The position of its first byte.
    var offset: Int
    /// The advance as a fraction of the font's size, with kerning.
    var em: Double
    /// The addition of the system font's letter in large text, as a fraction of the size.
    var large = 0.0
    /// The font's advance without kerning, if the system font's is derived from it.
    var nominal = 0.0
    /// The amount by which the system font's advance exceeds that.
    var bearing = 0.0
    /// Whether it is drawn in the first family.
    var isPrimary: Bool
    /// Whether no font has the character.
    var isUnknown: Bool
    /// The glyphs, if they were requested.
    var drawing: GlyphDrawing?
  }

  /// The glyphs of a cluster, in fractions of the font's size from its start.
  struct GlyphDrawing {
    /// The bidi embedding level.
    var level: UInt8
    /// The font.
    var font: GlyphFont
    /// The glyphs from left to right.
    var glyphs: [(number: UInt32, x: Double, y: Double)] = []
  }

  /// The drawing of the glyphs between two of a run, which are in visual order.
  func drawing(
    of infos: UnsafeBufferPointer<PangoGlyphInfo>,
    _ first: Int,
    through last: Int,
    _ face: Face,
    _ level: UInt8
  ) -> GlyphDrawing {
    var drawing = GlyphDrawing(level: level, font: face.file)
    var x = 0.0
    for info in infos[min(first, last)...max(first, last)] {
      if info.glyph & FontMap.unknownGlyph == 0, info.glyph != FontMap.emptyGlyph {
        drawing.glyphs.append(
          (
            number: info.glyph,
            x: (x + Double(info.geometry.x_offset)) / face.unitsPerEm,
            y: Double(info.geometry.y_offset) / face.unitsPerEm
          )
        )
      }
      x += Double(info.geometry.width)
    }
    return drawing
  }

  /// `PANGO_GLYPH_EMPTY`, a macro that Swift does not see.
  static let emptyGlyph: UInt32 = 0x0FFF_FFFF

  /// `PANGO_GLYPH_UNKNOWN_FLAG`, a macro that Swift does not see.
  static let unknownGlyph: UInt32 = 0x1000_0000
}
