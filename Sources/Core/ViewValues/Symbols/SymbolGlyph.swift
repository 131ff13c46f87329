/// What stands in for a symbol in the icon font (D7.11).
public struct SymbolGlyph: Sendable, Hashable {
  /// The font's code point for it.
  public let codePoint: UInt32
  /// Whether the glyph is an area of which a symbol that is not filled shows the rim alone.
  public let isArea: Bool

  /// A glyph that is drawn as it is.
  static func icon(_ codePoint: UInt32) -> SymbolGlyph {
    SymbolGlyph(codePoint: codePoint, isArea: false)
  }

  /// A glyph that is an area.
  static func area(_ codePoint: UInt32) -> SymbolGlyph {
    SymbolGlyph(codePoint: codePoint, isArea: true)
  }
}
