public import ViewValues

/// A font and the glyphs of it that a display list draws.
public struct DisplayFont: Sendable, Hashable {
  /// A glyph's outline, in fractions of the font's size, y growing downwards from the baseline.
  public enum Outline: Sendable, Hashable {
    /// An area to be filled.
    case path(Path)
    /// A coloured picture, as the bytes of a PNG file, and its frame.
    case picture([UInt8], Rect)
  }

  /// The path of the font's file.
  public var file: String
  /// The position of the font in the file.
  public var index: Int
  /// The name of its family.
  public var family: String
  /// The coordinates of a variable font that differ from its default, as in `opsz=17,wght=590`.
  public var variations = ""
  /// The outlines of its glyphs, by their numbers; those that draw nothing are left out.
  public var outlines: [UInt32: Outline] = [:]
}
