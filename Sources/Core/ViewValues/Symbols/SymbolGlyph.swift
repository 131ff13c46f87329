/// The substitute of a symbol in the icon font (D7.11).
public struct SymbolGlyph: Sendable, Hashable {
  /// The font's code point for it.
  public let codePoint: UInt32
  /// Whether the glyph is a filled area, of which an unfilled symbol shows the outline alone.
  public let isArea: Bool

  /// A glyph that is drawn unchanged.
  static func icon(_ codePoint: UInt32) -> SymbolGlyph {
    SymbolGlyph(codePoint: codePoint, isArea: false)
  }

  /// A glyph that is a filled area.
  static func area(_ codePoint: UInt32) -> SymbolGlyph {
    SymbolGlyph(codePoint: codePoint, isArea: true)
  }
}
