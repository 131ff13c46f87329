/// A line of a text with its glyphs: from its left end and its baseline, in points.
public struct GlyphLine: Sendable {
  /// Adjacent characters of the same style.
  public struct Run: Sendable {
    /// The content of a piece of a line.
    public enum Content: Sendable {
      /// Glyphs of a font, each with its origin.
      case glyphs(GlyphFont, [(number: UInt32, origin: Point)])
      /// Squares in place of characters, by their left ends and widths.
      case squares([(x: Double, width: Double)])
      /// The place of an inline image, from its left end.
      case image(InlineImage)
    }

    /// The position of the run of the text that it is part of.
    public var run: Int
    /// The characters, in the order of the text.
    public var string: String
    /// The content to draw.
    public var content: Content
    /// The size of its font in points.
    public var size: Double
    /// The distance from the line's left end to the run's.
    public var x: Double
    /// The width, in points.
    public var width: Double
  }

  /// The runs from left to right.
  public var runs: [Run]
}
