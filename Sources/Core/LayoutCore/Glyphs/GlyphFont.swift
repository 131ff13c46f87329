/// A font in a file, for the glyphs of shaped text.
public struct GlyphFont: Sendable, Hashable {
  /// The path of the file.
  public var file: String
  /// The position of the font in the file; from bit 16 on that of an instance of it.
  public var index: Int
  /// The name of its family.
  public var family: String
  /// The coordinates of a variable font that differ from its default, as in `opsz=17,wght=590`.
  public var variations: String

  /// Creates a reference to a font.
  public init(file: String, index: Int, family: String, variations: String = "") {
    self.file = file
    self.index = index
    self.family = family
    self.variations = variations
  }
}

/// A glyph's outline, in fractions of its font's size from its origin on the baseline, y
/// growing downwards.
public enum GlyphOutline: Sendable, Hashable {
  /// An area.
  case path(Path)
  /// A picture with its own colours: the bytes of a PNG file, and its frame.
  case picture([UInt8], Rect)
}
